/**
 * Index of the only instalment of a flat price, and of the first one of any other price (decision 0110).
 * Money is stored by application and instalment.
 */
export const flatInstalment = 0;

/**
 * Index of the instalment whose deposit includes the platform's fee, which is charged once for each mission.
 */
export const feeInstalment = 0;

/**
 * Key of one instalment of an application: a deposit, its resolution, its invoice and its ledger entries
 * belong to one.
 */
export interface InstalmentKey {
  readonly applicationId: string;
  readonly instalment: number;
}
