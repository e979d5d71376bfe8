/** Step of the registration that follows its form, in the address (`etape`). */
export const mailStep = 'mail';

/** Screen that asks a member to open the confirmation mail, while the address is not confirmed. */
export const openMailPath = `/inscription?etape=${mailStep}`;
