/** What the dialog says in which one applies. It is loaded with the dialog. */
export const applyDialog = {
  title: "Postuler à l'offre",
  letter: 'Lettre de motivation',
  letterHelp: 'Facultatif. Ce qui vous amène à ce poste, en quelques lignes.',
  cv: 'CV',
  cvHelp: 'Facultatif. Vos CV restent privés\u202f: seul le recruteur à qui vous en envoyez un peut le lire.',
  noCv: 'Ne pas joindre de CV',
  kept: (size: string, day: string) => `${size}, ajouté le ${day}`,
  remove: (name: string) => `Supprimer ${name} de vos CV`,
  drop: 'Déposez un PDF ici, ou',
  choose: 'Choisir un PDF',
  limits: '5\u00a0Mo au plus. Il sera gardé pour vos prochaines candidatures.',
  sending: (name: string) => `Envoi de ${name}…`,
  full: (number: number) =>
    `Vous gardez déjà ${number}\u00a0CV\u202f: supprimez-en un pour en ajouter un autre.`,
  note: "Le recruteur est prévenu tout de suite, et une conversation s'ouvre entre vous.",
  send: 'Postuler',
  cancel: 'Annuler',
  gone: "Cette offre n'est plus en ligne\u202f: elle ne reçoit plus de candidatures. La vôtre n'a pas été envoyée.",
  sent: 'Votre candidature a été envoyée.',
} as const;
