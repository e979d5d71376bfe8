import { officeNames } from '@basoche/domain/members/offices';
import { formatDay, formatHour } from '../../lib/dates.ts';

const number = new Intl.NumberFormat('fr-FR');
const entries = (count: number) => (count === 1 ? '1 entrée' : `${number.format(count)} entrées`);

const roles: Readonly<Record<string, string>> = officeNames;

/** Texts of the journal of decisions of staff and the partner. */
export const journal = {
  title: 'Journal',
  lead: 'Ce que l’équipe et le partenaire ont décidé, dans l’ordre. Rien n’y est modifié ni retiré.',
  caption: 'Entrées du journal, de la plus récente à la plus ancienne.',
  filters: {
    labels: { subject: 'Identifiant', member: 'Personne', act: 'Acte', kind: 'Objet', from: 'Du', to: 'Au' },
    placeholder: 'D’un membre, d’une candidature, d’un signalement…',
  },
  columns: { number: 'Numéro', at: 'Date', act: 'Acte', on: 'Objet', details: 'Détails' },
  entry: (count: number) => `N°\u00a0${number.format(count)}`,
  when: (at: string) => `${formatDay(new Date(at))} à ${formatHour(at)}`,
  by: (name: string, role: string) => `${name} (${roles[role] ?? role})`,
  /** « Jeanne Martin (administratrice) a validé le portage salarial ». */
  sentence: (name: string, role: string, done: string) => `${name} (${roles[role] ?? role}) ${done}`,
  detail: (label: string, text: string) => `${label}\u202f: ${text}`,
  none: '–',
  more: 'Voir les entrées précédentes',
  empty: {
    title: 'Aucune entrée',
    text: 'Aucune décision ne correspond à ces filtres, ou l’équipe n’en a pas encore pris.',
  },
  check: {
    submit: 'Vérifier la chaîne',
    pending: 'Vérification…',
    whole: (count: number) =>
      `Le journal est entier\u202f: ${entries(count)}, chacune à la suite de la précédente.`,
    broken: (first: number) =>
      `L’entrée n°\u00a0${number.format(first)} ne découle pas de celle qui la précède\u202f: elle a été modifiée, déplacée, ou une entrée a été retirée avant elle.`,
  },
  export: {
    open: 'Exporter',
    title: 'Exporter le journal',
    text: 'Toutes les entrées, de la plus ancienne à la plus récente. L’export est inscrit au journal.',
    filtered:
      'Les entrées que les filtres retiennent, de la plus ancienne à la plus récente. L’export est inscrit au journal.',
    format: 'Format',
    csv: { label: 'Tableau (CSV)', text: 'Pour un tableur, en français.' },
    jsonl: {
      label: 'Preuve (JSON Lines)',
      text: 'Le texte exact de chaque entrée, son empreinte et celle d’avant\u202f: chacun peut les recalculer.',
    },
    submit: 'Télécharger le fichier',
    done: 'Le fichier est téléchargé.',
  },
  one: {
    back: 'Journal',
    title: (count: number) => `Entrée n°\u00a0${number.format(count)}`,
    notFound: 'Cette entrée n’existe pas',
    notFoundText: 'Le journal ne compte pas tant d’entrées.',
    by: 'Par',
    at: 'Le',
    on: 'Objet',
    id: 'Identifiant',
    details: 'Détails',
    see: 'Ouvrir',
    history: 'Tout ce que le journal en dit',
    byPerson: 'Ses autres actes',
    proof: 'Preuve',
    proofText:
      'L’empreinte est le SHA-256 de l’empreinte précédente, d’un saut de ligne et du texte ci-dessous.',
    body: 'Texte',
    previous: 'Empreinte précédente',
    hash: 'Empreinte',
  },
  closed: {
    title: 'Le journal est réservé aux administrateurs',
    text: 'Il dit tout ce que l’équipe décide\u202f: ceux qui en répondent le lisent.',
  },
} as const;
