/** Texts of favourites and their notes; visitors do not load them. */
export const favouriteContent = {
  name: (name: string) => `Favori\u202f: ${name}`,
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  save: 'Enregistrer la note',
  removeTitle: (name: string) => `Retirer ${name} de vos favoris\u202f?`,
  more: 'Voir plus de favoris',
} as const;

/** Texts that depend on the readers of a note. */
const noteWords = {
  own: {
    note: 'Note privée',
    addNote: 'Ajouter une note privée',
    changeNote: 'Modifier la note privée',
    noteOf: (name: string) => `Note privée sur ${name}`,
    noteHelp: 'Personne d’autre ne la lit. Ni ce membre ni personne ne sait que vous le gardez.',
    dropText: 'Votre note privée sera supprimée avec ce favori.',
    nothing: {
      title: 'Vous n’avez pas encore de favori',
      text: 'Touchez le cœur d’un membre pour le garder ici, avec une note que vous seul lisez.',
      action: 'Voir tous les membres',
    },
  },
  ofTeam: {
    note: 'Note de l’équipe',
    addNote: 'Ajouter une note de l’équipe',
    changeNote: 'Modifier la note de l’équipe',
    noteOf: (name: string) => `Note de l’équipe sur ${name}`,
    noteHelp: 'Toute votre équipe la lit, et personne d’autre. Ce membre ne sait pas que vous le gardez.',
    dropText: 'La note de l’équipe sera supprimée avec ce favori.',
    nothing: {
      title: 'L’équipe n’a pas encore de favori',
      text: 'Touchez le cœur d’un membre pour le garder ici, avec une note que votre équipe seule lit.',
      action: 'Voir tous les membres',
    },
  },
} as const;

/**
 * Texts of a note: the viewer's own, or the firm's, which everybody of the firm who may read threads shares.
 */
export const noteWordsFor = ({ acting }: { readonly acting: unknown }) =>
  acting === null ? noteWords.own : noteWords.ofTeam;
