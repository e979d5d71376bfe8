/** Effects of a suspension: the same sentence in every mail about it. */
export const suspensionEffects =
  'Tant que votre compte est suspendu, vous ne pouvez pas vous connecter, et votre profil, vos missions et vos offres ne sont plus visibles. Vos interlocuteurs gardent l’accès à vos échanges, et les délais et les paiements en cours suivent leur cours.';

/** Effects of the suspension of a firm. */
export const suspensionOfFirm =
  'Tant que la structure est suspendue, personne n’agit pour elle, et sa page, ses missions et ses offres ne sont plus visibles. Ses interlocuteurs gardent l’accès à leurs échanges avec elle, et les délais et les paiements en cours suivent leur cours. Votre compte personnel reste ouvert.';

/** Refusal of a login, shown only after the right password of the suspended account. */
export const suspendedAtLogin = {
  member:
    'Votre compte est suspendu. Le mail qui vous en informe contient un lien pour lire les motifs et contester la décision sans vous connecter. Si vous ne le retrouvez pas, écrivez-nous depuis la page d’aide.',
  office: 'Votre compte est suspendu.',
} as const;
