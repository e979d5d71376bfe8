/** Effects of the end of a verification: the sentence of the mails about it. */
export const verificationEnds =
  'Vous ne pouvez plus publier, postuler ni prendre d’audience. Vos missions, vos échanges et vos paiements en cours continuent.';
