import {
  openDaysWithoutDeadline,
  portageMinimumCents,
  priceRange,
  proofReviewHours,
  proofsKeptDays,
} from '@basoche/domain/limits';
import { formatCents } from '@basoche/domain/payments/amounts';
import { depositLines } from '@basoche/domain/payments/deposit';
import { type CollaborationMode, feeGrid, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { plans } from '@basoche/domain/payments/plans';
import { releaseTimes } from '@basoche/domain/payments/release';
import { reviewTimes, threadTimes } from '@basoche/domain/threads/times';

/**
 * The figures that the home page and the audience pages tell. They are read from the rules; those of `told` whose rules are much to load
 * stand here, so that no page loads them, and a test holds them against these.
 */

export const told = {
  /** Hours in which the platform answers a portage, and business hours in which its partner does. */
  portageHours: threadTimes.portageReviewHours,
  /** Days after which a mission that was handed in ends by itself, and those of the reminders. */
  autoEndDays: threadTimes.autoEndDays,
  endReminderDays: threadTimes.endReminderDays,
  /** Days that a member has to serve a consumer from the deposit on (second document, §1, the terms). */
  consumerDays: 14,
  /** Days for which a sum is held at most. */
  holdDays: threadTimes.holdMaximumDays,
  /** Days in which the parties may recommend each other. */
  reviewDays: reviewTimes.writingDays,
  /** Natures of missions, and those that are open to students. */
  natures: 12,
  studentNatures: 8,
  /** What the simulator leaves of 1 000 € and of 300 € over a month, before tax, in cents. */
  net: { portage: 47_821, micro: 74_200, studentPortage: 14_346, studentMicro: 22_260 },
} as const;

const hours = (number: number) => `${number}\u00a0heures`;
const days = (number: number) => `${number}\u00a0jours`;
/** Whole euros, as an estimate is told. */
const about = (cents: number) => formatCents(Math.floor(cents / 100) * 100);

/** « 3e, 7e et 12e ». */
const listed = (numbers: readonly number[]) =>
  numbers
    .map((number) => `${number}e`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' et ');

/** What a creator pays for a price of so many cents, VAT included. */
export const paid = (mode: CollaborationMode, offerCents: number): string =>
  formatCents(depositLines({ offerCents, tvaApplicable: true, feeCents: feeWithTaxCents(mode) }).totalCents);

export const facts = {
  nothing: formatCents(feeGrid.direct.feeCents),
  fee: `${formatCents(feeGrid.funds.feeCents)} HT`,
  feeWithTax: `${formatCents(feeWithTaxCents('funds'))} TTC`,
  portageMinimum: `${formatCents(portageMinimumCents)} HT`,
  lowestPrice: formatCents(priceRange.low * 100),
  highestPrice: formatCents(priceRange.high * 100),
  monthly: `${formatCents(plans.monthly.cents)} TTC par mois`,
  yearly: `${formatCents(plans.yearly.cents)} TTC par an`,
  verification: hours(proofReviewHours),
  proofsKept: days(proofsKeptDays),
  release: hours(releaseTimes.promisedHours),
  portage: hours(told.portageHours),
  portagePartner: `${hours(told.portageHours)} ouvrées`,
  autoEnd: days(told.autoEndDays),
  endReminders: listed(told.endReminderDays),
  consumer: days(told.consumerDays),
  hold: days(told.holdDays),
  reviews: days(told.reviewDays),
  reviewsHidden: days(reviewTimes.hiddenDays),
  open: days(openDaysWithoutDeadline),
  net: {
    portage: about(told.net.portage),
    micro: about(told.net.micro),
    studentPortage: about(told.net.studentPortage),
    studentMicro: about(told.net.studentMicro),
  },
} as const;
