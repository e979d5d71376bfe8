import type { Level } from '@basoche/domain/conflicts/levels';
import type { ClientKind } from '@basoche/domain/missions/eligibility-rules';

/* Texts of the rules screen, for staff. */

const client: Readonly<Record<ClientKind, string>> = {
  MEMBER: 'Pour un membre du réseau',
  CUSTOMER: 'Pour un client externe',
};

const asked: Readonly<Record<Level, string>> = {
  nothing: 'Rien n’est demandé',
  check: 'Vérifier les noms des parties',
  declaration: 'Vérifier les noms, puis signer une déclaration d’indépendance',
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
      reservedNote:
        'Rouvrir au portage une nature qui relève de l’avocat revient à un administrateur, qui le confirme.',
    },
  },
  levels: {
    grid: 'Conflits d’intérêts, par nature',
    text: 'Ce que chaque nature demande avant de candidater. Sans règle, la déclaration est demandée.',
    editOf: (nature: string) => `Modifier ce que demande «\u00a0${nature}\u00a0»`,
    asked,
    dialog: {
      title: (nature: string) => `Conflits d’intérêts\u202f: ${nature}`,
      level: 'Ce qui est demandé',
      explanation: 'Pourquoi cela suffit',
      confirm: 'Je confirme demander moins pour une nature que la loi réserve',
      adminOnly:
        'Ce changement demande moins pour une nature réservée par la loi\u202f: il revient à un administrateur.',
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
    none: 'aucune',
  },
} as const;
