/** What the screens of no feature say. */
export const underConstruction = {
  title: 'Cette page est en construction',
  text: 'Nous construisons cette partie de Basoche. Inscrivez-vous dès maintenant : les missions et la messagerie sont ouvertes.',
  register: "S'inscrire",
  home: "Retour à l'accueil",
} as const;
