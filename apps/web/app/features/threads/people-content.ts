/** Texts about the people of a firm in its threads. */

export const people = {
  /** Person who made the change of a line. */
  by: (name: string) => `Par ${name}.`,
  /** Person who wrote a message, with their firm. */
  author: (name: string, firm: string) => `${name} · ${firm}`,
  /** In a thread without messages, for a firm. */
  empty: (other: string) => `Vos messages avec ${other} s’afficheront ici. Votre équipe les lit aussi.`,
  /** Before the last message in a row of the inbox, if anybody of the team wrote it. */
  mine: 'Votre équipe\u202f:',
  filter: {
    label: 'Conversations de l’équipe',
    all: 'Toute l’équipe',
    own: 'Confiées à moi',
    none: 'Aucune conversation ne vous est confiée ici',
  },
  /** On the screens of threads, for a role that may not read them. */
  closed: {
    title: 'Votre rôle n’ouvre pas les échanges',
    text: 'Seules les personnes qui les mènent ou les lisent pour votre équipe y ont accès. Demandez à un propriétaire.',
  },
  reader: 'Vous lisez cet échange pour votre équipe. Votre rôle ne permet pas d’y écrire.',
  teamTurn: 'À votre équipe d’agir',
  colleagueTurn: 'À un collègue d’agir',
} as const;
