import { vatCents, vatIncludedCents } from './vat.ts';

/** A creator's deposit line by line, as shown before they pay (rules §4). All amounts are integer cents. */
export interface DepositLines {
  /** The accepted price, excluding tax. */
  readonly priceCents: number;
  /** VAT on the price; 0 where none applies. */
  readonly vatCents: number;
  /** The platform's fee, excluding tax. */
  readonly feeCents: number;
  /** VAT on the fee. */
  readonly feeVatCents: number;
  /** The sum that the payee receives after the end of the mission: the price with its VAT. */
  readonly payeeCents: number;
  /** The total charged to the card. */
  readonly totalCents: number;
}

interface AgreedPrice {
  /** Excluding tax, in cents. */
  readonly offerCents: number;
  readonly tvaApplicable: boolean;
  /** The platform's fee shown in this thread, in cents with all taxes. */
  readonly feeCents: number;
}

/** The lines of a deposit; they add up exactly to its total. */
export const depositLines = ({ offerCents, tvaApplicable, feeCents }: AgreedPrice): DepositLines => {
  const vat = tvaApplicable ? vatCents(offerCents) : 0;
  const feeVat = vatIncludedCents(feeCents);
  return {
    priceCents: offerCents,
    vatCents: vat,
    feeCents: feeCents - feeVat,
    feeVatCents: feeVat,
    payeeCents: offerCents + vat,
    totalCents: offerCents + vat + feeCents,
  };
};
