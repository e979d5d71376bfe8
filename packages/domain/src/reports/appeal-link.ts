/** The link with which a suspended member, who cannot log in, reads the decision about them and appeals. */
export const appealAddress = (code: string): string => `/recours/${encodeURIComponent(code)}`;

/** Sentence beside the link in its mail. */
export const linkSentence =
  'Le lien de ce mail ouvre la décision et votre recours sans vous connecter\u202f: ne le transmettez pas.';
