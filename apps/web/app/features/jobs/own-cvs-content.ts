/** Texts of the CVs in the settings. */
export const ownCvs = {
  title: 'Mes CV',
  text: 'Gardés pour vos candidatures aux offres d’emploi. Seuls les recruteurs à qui vous en avez envoyé un peuvent le lire.',
  remove: 'Supprimer le CV',
  confirmTitle: 'Supprimer ce CV\u202f?',
  confirmText: (name: string) =>
    `«\u00a0${name}\u00a0» quitte votre liste. Les candidatures avec lesquelles vous l’avez envoyé le gardent.`,
} as const;
