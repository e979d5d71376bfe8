/** The only instalment of a flat price, which is a sequence of one, and the first of any other (decision 0110). Money is kept by application and instalment. */
export const flatInstalment = 0;

/** Instalment whose deposit carries the platform's fee, which is taken once a mission: the first. */
export const feeInstalment = 0;

/** An instalment of an application: what a deposit, its resolution, its invoice and its entries in the ledger are about. */
export interface InstalmentKey {
  readonly applicationId: string;
  readonly instalment: number;
}
