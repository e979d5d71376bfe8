/** Effect of a verification that ends, in the mails that tell of it. */
export const verificationEnds =
  'Vous ne pouvez plus publier, postuler ni prendre d’audience. Vos missions, vos échanges et vos paiements en cours continuent.';
