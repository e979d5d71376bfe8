/** The link by which somebody who is suspended, and has no session, reads what was decided of them and appeals. */
export const appealAddress = (code: string): string => `/recours/${encodeURIComponent(code)}`;

/** Beside the link, in the mail that has it. */
export const linkSentence =
  'Le lien de ce mail ouvre la décision et votre recours sans vous connecter\u202f: ne le transmettez pas.';

/** At sign-in, to whoever has proved that a member's account is theirs, and that is suspended. */
export const suspendedAtSignIn =
  "Votre compte est suspendu. Le mail qui vous en informe contient un lien pour lire les motifs et contester la décision sans vous connecter. Si vous ne le retrouvez pas, écrivez-nous depuis la page d'aide.";
