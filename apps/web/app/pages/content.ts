/** Texts of the screens that belong to no feature. */
export const underConstruction = {
  title: 'Cette page est en construction',
  text: 'Nous construisons cette partie de Basoche.',
  /** Shown to visitors without an account. */
  invitation:
    'Inscrivez-vous dès maintenant\u202f: les missions, les offres d’emploi et la messagerie sont ouvertes.',
  register: 'S’inscrire',
  home: 'Retour à l’accueil',
} as const;
