import type { CollaborationMode } from '../payments/fees.ts';
import type { Day } from '../time/paris.ts';
import { timeCents } from './amounts.ts';

/** Kinds of price of a mission. Amounts are cents, excluding tax. */

export const priceKinds = ['flat', 'day', 'hour', 'instalments', 'retainer'] as const;
export type PriceKind = (typeof priceKinds)[number];

export const timeKinds = ['day', 'hour'] as const satisfies PriceKind[];
export type TimeKind = (typeof timeKinds)[number];

/** Kinds of price that may be proposed besides the flat one, for each value of the setting `PRICING`. */
export const stagedKinds = {
  flat: [],
  instalments: ['instalments'],
  all: ['instalments', 'day', 'hour', 'retainer'],
} as const satisfies Readonly<Record<string, readonly PriceKind[]>>;
export type PricingSetting = keyof typeof stagedKinds;

/** All kinds that the setting allows. */
export const openKinds = (setting: PricingSetting): PriceKind[] => ['flat', ...stagedKinds[setting]];

/** Sorts kinds in the order of `priceKinds`, without duplicates. */
export const orderedKinds = (kinds: readonly PriceKind[]): PriceKind[] =>
  priceKinds.filter((kind) => kinds.includes(kind));

/** Puts the kinds that a client prefers (rules §13) first; both groups keep their order. */
export const preferredFirst = (
  kinds: readonly PriceKind[],
  preferred: readonly PriceKind[],
): readonly PriceKind[] => [
  ...kinds.filter((kind) => preferred.includes(kind)),
  ...kinds.filter((kind) => !preferred.includes(kind)),
];

/** One price for the whole mission: the default. */
export interface FlatPrice {
  readonly kind: 'flat';
  readonly cents: number;
}

/** A price by time, with a ceiling. Units are half days, or quarters of an hour. */
export interface TimePrice {
  readonly kind: TimeKind;
  readonly rateCents: number;
  /** Units planned for one month; the deposit of each month covers them. */
  readonly monthUnits: number;
  /** Highest number of units of the whole mission. */
  readonly ceilingUnits: number;
}

export interface PlannedInstalment {
  /** The work delivered with it. */
  readonly title: string;
  readonly cents: number;
  /** Days from its opening to its delivery; null if none were agreed. */
  readonly days: number | null;
}

export interface InstalmentsPrice {
  readonly kind: 'instalments';
  readonly instalments: readonly PlannedInstalment[];
}

/** The same sum each month for a fixed number of months; it is not renewed automatically. */
export interface RetainerPrice {
  readonly kind: 'retainer';
  readonly monthCents: number;
  readonly months: number;
  readonly startsOn: Day;
  /** The services that the sum covers. */
  readonly services: string;
}

/** A price with a sheet each month. */
export type MonthlyPrice = TimePrice | RetainerPrice;

/** A price whose parts are worked on and paid one after another. */
export type StagedPrice = InstalmentsPrice | MonthlyPrice;

export type Pricing = FlatPrice | StagedPrice;

/**
 * A price as a prestataire proposes it, in cents, excluding tax; null for an application to a job offer.
 * Without `pricing` the price is flat.
 */
export interface GivenPrice {
  readonly offerCents: number | null;
  readonly pricing?: StagedPrice | null | undefined;
}

export const isTimePrice = (pricing: Pricing): pricing is TimePrice =>
  pricing.kind === 'day' || pricing.kind === 'hour';

/** True for prices with a sheet each month: by time, and retainers. */
export const hasSheets = (pricing: Pricing): pricing is MonthlyPrice =>
  isTimePrice(pricing) || pricing.kind === 'retainer';

/**
 * Highest total that the client accepts, in cents, excluding tax: the price, the ceiling, all instalments,
 * all months. Lists, filters and the vigilance file use it as the price of the mission.
 */
export const engagedCents = (pricing: Pricing): number => {
  switch (pricing.kind) {
    case 'flat':
      return pricing.cents;
    case 'day':
    case 'hour':
      return timeCents(pricing, pricing.ceilingUnits);
    case 'instalments':
      return pricing.instalments.reduce((sum, { cents }) => sum + cents, 0);
    case 'retainer':
      return pricing.monthCents * pricing.months;
  }
};

/** Largest sum of a single deposit, in cents, excluding tax. */
export const largestDepositCents = (pricing: Pricing): number => {
  switch (pricing.kind) {
    case 'flat':
      return pricing.cents;
    case 'day':
    case 'hour':
      return timeCents(pricing, pricing.monthUnits);
    case 'instalments':
      return Math.max(...pricing.instalments.map(({ cents }) => cents));
    case 'retainer':
      return pricing.monthCents;
  }
};

/**
 * Kinds of price that a mode allows: a portage is for an occasional task (code du travail, L. 1254-3), so it
 * excludes retainers.
 */
export const kindsOf = (mode: CollaborationMode): readonly PriceKind[] =>
  mode === 'portage' ? priceKinds.filter((kind) => kind !== 'retainer') : priceKinds;
