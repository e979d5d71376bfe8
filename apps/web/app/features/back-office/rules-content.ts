import type { Level } from '@basoche/domain/conflicts/levels';
import {
  type CourtKind,
  type HearingAct,
  type HearingClient,
  hearingActs,
  hearingClients,
  type Reach,
} from '@basoche/domain/hearings/hearing-rules';
import type { ClientKind } from '@basoche/domain/missions/eligibility-rules';

import { courtKinds } from '@basoche/domain/options/court-kinds';
import { labelOf } from '@basoche/domain/options/option';
import type { Demand } from '@basoche/domain/vigilance/demands';
import { type VigilanceDocument, vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import {
  type CandidateKind,
  candidateKinds,
  type VigilanceClient,
  vigilanceClients,
} from '@basoche/domain/vigilance/parties';

/* Texts of the rules screen, for staff. */

const client: Readonly<Record<ClientKind, string>> = {
  MEMBER: 'Pour un membre du réseau',
  CUSTOMER: 'Pour un client externe',
};

const levelText: Readonly<Record<Level, string>> = {
  nothing: 'Rien n’est demandé',
  check: 'Vérifier les noms des parties',
  declaration: 'Vérifier les noms, puis signer une déclaration d’indépendance',
};

const reaches: Readonly<Record<Reach, string>> = {
  nowhere: 'Personne\u202f: l’acte n’est pas proposé',
  bar: 'Les avocats du barreau du tribunal',
  appeal: 'Les avocats des barreaux de la cour d’appel',
  everywhere: 'Tous les avocats',
};

const demands: Readonly<Record<Demand, string>> = {
  asked: 'Demandé',
  either: 'L’un des documents marqués ainsi suffit',
  nothing: 'Rien n’est demandé',
};

export const rules = {
  title: 'Règles «\u00a0Puis-je postuler\u202f?\u00a0»',
  lead: 'Ce que chaque nature de mission ouvre, et à qui. Un changement vaut aussitôt, partout. Ce qu’aucune règle n’ouvre reste fermé.',
  client,
  open: (audience: string) => `Peuvent postuler\u202f: ${audience}.`,
  closed: 'Personne\u202f: la nature est fermée.',
  edit: 'Modifier',
  editOf: (nature: string) => `Modifier la règle «\u00a0${nature}\u00a0»`,
  grid: 'Qui peut postuler, par nature',
  portage: {
    title: 'Natures exclues du portage salarial',
    text: 'Le mode portage n’est pas proposé pour ces natures. Les portages déjà choisis continuent.',
    none: 'Aucune nature n’est exclue.',
    edit: 'Modifier les natures exclues',
    dialog: {
      title: 'Natures exclues du portage',
      natures: 'Natures exclues',
      adminOnly:
        'Rouvrir au portage une nature qui relève de l’avocat revient à un administrateur, qui le confirme.',
    },
  },
  levels: {
    grid: 'Conflits d’intérêts, par nature',
    text: 'Ce que chaque nature demande avant de candidater. Sans règle, la déclaration est demandée.',
    editOf: (nature: string) => `Modifier ce que demande «\u00a0${nature}\u00a0»`,
    asked: levelText,
    dialog: {
      title: (nature: string) => `Conflits d’intérêts\u202f: ${nature}`,
      level: 'Ce qui est demandé',
      explanation: 'Pourquoi cela suffit',
      confirm: 'Je confirme demander moins pour une nature que la loi réserve',
      adminOnly:
        'Ce changement demande moins pour une nature réservée par la loi\u202f: il revient à un administrateur.',
    },
  },
  hearings: {
    grid: 'Audiences, par juridiction et par acte',
    text: 'Les avocats qui peuvent prendre une audience, et qui peut en demander une. Sans règle, personne ne la prend ni ne la demande.',
    cell: (kind: CourtKind, act: HearingAct) =>
      `${labelOf(courtKinds, kind)}\u202f: ${labelOf(hearingActs, act).toLowerCase()}`,
    editOf: (cell: string) => `Modifier qui peut agir, «\u00a0${cell}\u00a0»`,
    reaches,
    taken: 'Peuvent la prendre',
    asked: 'Peuvent la demander',
    /** « Avocats, cabinets d’avocats »; an older version of the rules may leave it empty. */
    clients: (chosen: readonly HearingClient[]) =>
      chosen.length === 0
        ? 'Personne'
        : chosen
            .map((client, index) => {
              const label = labelOf(hearingClients, client);
              return index === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1);
            })
            .join(', '),
    dialog: {
      clients: 'Qui peut la demander',
      reach: 'À qui l’acte est ouvert',
      explanation: 'Explication donnée aux avocats',
      explanationHelp: 'Ils la lisent, avec le texte, quand l’audience leur est fermée.',
      confirm: 'Je confirme ouvrir la postulation plus largement',
      adminOnly: 'Ouvrir la postulation plus largement revient à un administrateur.',
    },
  },
  vigilance: {
    grid: 'Dossier de vigilance, par prestataire et par document',
    text: 'Ce que la loi fait réunir au client, selon le prestataire. Sans règle, le document est demandé. Les modes déjà acceptés continuent.',
    card: (document: VigilanceDocument, candidate: CandidateKind) =>
      `${labelOf(candidateKinds, candidate)}\u202f: ${labelOf(vigilanceDocuments, document).toLowerCase()}`,
    client: (client: VigilanceClient) => labelOf(vigilanceClients, client),
    editOf: (card: string) => `Modifier ce qui est demandé, «\u00a0${card}\u00a0»`,
    demands,
    dialog: {
      client: 'Client concerné',
      demand: 'Ce qui est demandé',
      explanation: 'Explication pour les deux parties',
      explanationHelp: 'Pourquoi le texte s’applique ici, en une ou deux phrases.',
      confirm: 'Je confirme demander moins que le code du travail',
      adminOnly: 'Demander moins que le code du travail revient à un administrateur.',
    },
  },
  dialog: {
    title: (nature: string) => `Qui peut postuler\u202f: ${nature}`,
    clients: 'Clients concernés',
    who: 'Qui peut postuler',
    choices: {
      everyone: 'Toutes les professions et les entreprises',
      named: 'Certaines professions',
      nobody: 'Personne\u202f: la nature est fermée',
    },
    professions: 'Professions',
    professionsPlaceholder: 'Choisir des professions',
    students: 'Les étudiants aussi',
    article: 'Texte dont vient la règle',
    explanation: 'Explication donnée aux candidats',
    explanationHelp: 'Ils la lisent sous «\u00a0Puis-je postuler\u202f?\u00a0» et quand ils sont refusés.',
    preview: 'Ce que liront les candidats',
    may: (audience: string) => `Pourront postuler\u202f: ${audience}.`,
    refused: 'Un étudiant lira\u202f:',
    reason: 'Raison du changement',
    reasonHelp: 'Pour l’équipe\u202f: l’historique la garde.',
    confirm: 'Je confirme ouvrir une nature que la loi réserve',
    adminOnly: 'Ce changement ouvre une nature réservée par la loi\u202f: il revient à un administrateur.',
    submit: 'Enregistrer la règle',
    done: 'La règle est en vigueur.',
  },
  history: {
    title: 'Historique',
    empty: 'Aucune règle n’a été modifiée.',
    more: 'Voir plus de changements',
    by: (name: string, day: string, hour: string) => `${name}, le ${day} à ${hour}`,
    before: 'Avant',
    after: 'Après',
    portage: 'Natures exclues du portage',
    levels: (nature: string) => `Conflits d’intérêts\u202f: ${nature}`,
    vigilance: (card: string, client: string) => `${card} (${client.toLowerCase()})`,
    none: 'aucune',
  },
} as const;
