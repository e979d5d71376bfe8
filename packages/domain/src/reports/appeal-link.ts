/** The link by which a suspended member, who has no session, reads the decision about them and appeals. */
export const appealAddress = (code: string): string => `/recours/${encodeURIComponent(code)}`;

/** Sentence beside the link in its mail. */
export const linkSentence =
  'Le lien de ce mail ouvre la décision et votre recours sans vous connecter\u202f: ne le transmettez pas.';

/** Message at sign-in, shown once the password of a suspended account was proved. */
export const suspendedAtSignIn =
  'Votre compte est suspendu. Le mail qui vous en informe contient un lien pour lire les motifs et contester la décision sans vous connecter. Si vous ne le retrouvez pas, écrivez-nous depuis la page d’aide.';
