import { vatCents, vatIncludedCents } from './amounts.ts';

/** What a creator deposits, line by line, as it is shown before the deposit (rules §4). All are integer cents. */
export interface DepositLines {
  /** The accepted price, excluding tax. */
  readonly priceCents: number;
  /** VAT on the price; 0 where none applies. */
  readonly vatCents: number;
  /** The platform's fee, excluding tax. */
  readonly feeCents: number;
  /** VAT on the fee. */
  readonly feeVatCents: number;
  /** What the payee receives once the mission has ended: the price with its VAT. */
  readonly payeeCents: number;
  /** All of it: what is asked of the card. */
  readonly totalCents: number;
}

interface Agreed {
  /** Excluding tax, in cents. */
  readonly offerCents: number;
  readonly tvaApplicable: boolean;
  /** The platform's fee as this thread was shown it, all taxes included, in cents. */
  readonly feeCents: number;
}

/** The lines of a deposit; they add up to its total, to the cent. */
export const depositLines = ({ offerCents, tvaApplicable, feeCents }: Agreed): DepositLines => {
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
