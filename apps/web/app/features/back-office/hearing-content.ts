import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { lastWave } from '@basoche/domain/hearings/waves';
import { labelOf } from '@basoche/domain/options/option';
import { count } from '../../lib/counts.ts';

/** Texts of the bars to confirm, and of the hearings that nobody took yet. */

export const bars = {
  title: 'Barreaux à confirmer',
  lead: 'Vérifiez sur l’annuaire national du CNB, puis confirmez.',
  register: 'Annuaire national des avocats',
  registerUrl: 'https://www.cnb.avocat.fr/fr/annuaire-des-avocats-de-france',
  caption: 'Barreaux indiqués par des membres, du plus ancien au plus récent.',
  columns: { name: 'Membre', bar: 'Barreau', verified: 'Profil', stated: 'Indiqué', actions: 'Décision' },
  of: (town: string) => `Barreau\u202f: ${town}`,
  firm: 'Structure',
  isVerified: 'Vérifié',
  isNotVerified: 'Pas encore vérifié',
  statedAt: (day: string, hour: string) => `${day} à ${hour}`,
  empty: {
    title: 'Aucun barreau à confirmer',
    text: 'Ceux que les avocats et les cabinets indiquent arrivent ici, les plus anciens en premier.',
  },
  more: 'Voir les barreaux suivants',
  confirm: 'Confirmer',
  confirmOf: (name: string, town: string) => `Confirmer le barreau de ${name}\u202f: ${town}`,
  confirmation: {
    title: 'Confirmer ce barreau\u202f?',
    text: (name: string, town: string) =>
      `${name} pourra postuler devant les juridictions de ce barreau\u202f: ${town}. La décision est inscrite au journal.`,
    done: 'Le barreau est confirmé.',
  },
  refuse: 'Refuser',
  refuseOf: (name: string, town: string) => `Refuser le barreau de ${name}\u202f: ${town}`,
  refusal: {
    title: 'Refuser ce barreau',
    lead: 'Le membre lit votre motif et peut en indiquer un autre.',
    reason: 'Motif du refus',
    help: 'Dites ce que vous avez trouvé dans l’annuaire.',
    submit: 'Refuser',
    done: 'Le refus est envoyé.',
  },
} as const;

export const openHearings = {
  title: 'Audiences sans avocat',
  lead: 'Les audiences que personne n’a encore prises, la plus proche en premier. Les consignes et les pièces ne se lisent pas ici.',
  caption: 'Audiences sans avocat, de la plus proche à la plus lointaine.',
  columns: {
    at: 'Audience',
    court: 'Juridiction',
    price: 'Prix',
    client: 'Demandée par',
    told: 'Prévenus',
    actions: 'Décision',
  },
  at: (day: string, hour: string) => `${day} à ${hour}`,
  act: (act: (typeof hearingActs)[number]['value']) => labelOf(hearingActs, act),
  told: (number: number) => count(number, 'avocat', 'avocats'),
  waves: (wave: number) => (wave === 0 ? 'pas encore' : `vague ${wave} sur ${lastWave}`),
  unfilled: 'Toutes les vagues sont parties',
  empty: {
    title: 'Aucune audience sans avocat',
    text: 'Les audiences demandées restent ici jusqu’à ce qu’un avocat les prenne, ou jusqu’à leur heure.',
  },
  more: 'Voir les audiences suivantes',
  cancel: 'Annuler',
  cancelOf: (court: string, day: string) => `Annuler l’audience du ${day}, ${court}`,
  cancellation: {
    title: 'Annuler cette audience',
    lead: 'Plus personne ne pourra la prendre, et ses consignes sont effacées. Son client reçoit votre motif par mail.',
    reason: 'Motif',
    help: 'Le client le lit.',
    submit: 'Annuler l’audience',
    done: 'L’audience est annulée.',
  },
} as const;
