/** Texts of favourites and their notes; visitors do not load them. */
export const keptContent = {
  name: (name: string) => `Favori\u202f: ${name}`,
  keep: 'Ajouter aux favoris',
  drop: 'Retirer des favoris',
  note: 'Note privée',
  addNote: 'Ajouter une note privée',
  changeNote: 'Modifier la note privée',
  noteOf: (name: string) => `Note privée sur ${name}`,
  noteHelp: 'Personne d’autre ne la lit. Ni ce membre ni personne ne sait que vous le gardez.',
  save: 'Enregistrer la note',
  dropTitle: (name: string) => `Retirer ${name} de vos favoris\u202f?`,
  dropText: 'Votre note privée sera supprimée avec ce favori.',
  more: 'Voir plus de favoris',
  nothing: {
    title: 'Vous n\u2019avez pas encore de favori',
    text: 'Touchez le cœur d\u2019un membre pour le garder ici, avec une note que vous seul lisez.',
    action: 'Voir tous les membres',
  },
} as const;
