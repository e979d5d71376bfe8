/** The step of the registration after its form, as the address names it (`etape`). */
export const mailStep = 'mail';

/** The screen of the mail to open, for whoever has not confirmed their address. */
export const openMailPath = `/inscription?etape=${mailStep}`;
