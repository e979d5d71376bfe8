import {
  documentsKeptDays,
  portageMinimumCents,
  priceRange,
  verificationAnswerHours,
} from '@basoche/domain/limits';
import { formatCents } from '@basoche/domain/payments/amounts';
import { depositLines } from '@basoche/domain/payments/deposit';
import { type CollaborationMode, feeGrid, feeWithTaxCents } from '@basoche/domain/payments/fees';
import { plans } from '@basoche/domain/payments/plans';
import { releaseTimes } from '@basoche/domain/payments/release-times';
import { openDaysWithoutDeadline } from '@basoche/domain/postings/publication';
import { reviewTimes, threadTimes } from '@basoche/domain/threads/time-limits';
import { vigilanceCents } from '@basoche/domain/vigilance/relation';

/**
 * Figures of the home page and of the audience pages, taken from the rules of the domain.
 *
 * Rules whose code is large would make the page heavier: their results are copied in `figures`, and a test
 * compares them.
 */

export const figures = {
  /** Hours for the platform to answer a portage request, and business hours for the partner. */
  portageHours: threadTimes.portageAnswerHours,
  /** Days after delivery when a mission ends by itself, and days of the reminders. */
  autoEndDays: threadTimes.autoEndDays,
  endReminderDays: threadTimes.endReminderDays,
  /** Days that a member has to serve a consumer, from the deposit. */
  consumerDays: 14,
  /** Maximum days that an amount is held. */
  holdDays: threadTimes.holdMaximumDays,
  /** Days in which the parties may write their reviews. */
  reviewDays: reviewTimes.writingDays,
  /** Number of natures of missions, and of those open to students. */
  natures: 12,
  studentNatures: 8,
  /** Net amounts in the simulator for 1 000 € and 300 € over a month, before tax, in cents. */
  net: { portage: 47_821, micro: 74_200, studentPortage: 14_346, studentMicro: 22_260 },
} as const;

const hours = (number: number) => `${number}\u00a0heures`;
const days = (number: number) => `${number}\u00a0jours`;
/** Rounds an estimate down to whole euros. */
const roundedEuros = (cents: number) => formatCents(Math.floor(cents / 100) * 100);

/** Ordinals as a list: « 3e, 7e et 12e ». */
const ordinalList = (numbers: readonly number[]) =>
  numbers
    .map((number) => `${number}e`)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' et ');

/** Amount that a creator pays for a price in cents, VAT included. */
export const payerTotal = (mode: CollaborationMode, offerCents: number): string =>
  formatCents(depositLines({ offerCents, tvaApplicable: true, feeCents: feeWithTaxCents(mode) }).totalCents);

export const facts = {
  nothing: formatCents(feeGrid.direct.feeCents),
  fee: `${formatCents(feeGrid.funds.feeCents)}\u00a0HT`,
  feeWithTax: `${formatCents(feeWithTaxCents('funds'))}\u00a0TTC`,
  portageMinimum: `${formatCents(portageMinimumCents)}\u00a0HT`,
  lowestPrice: formatCents(priceRange.low * 100),
  highestPrice: formatCents(priceRange.high * 100),
  monthly: `${formatCents(plans.monthly.cents)}\u00a0TTC par mois`,
  yearly: `${formatCents(plans.yearly.cents)}\u00a0TTC par an`,
  verification: hours(verificationAnswerHours),
  documentsKept: days(documentsKeptDays),
  release: hours(releaseTimes.promisedHours),
  portage: hours(figures.portageHours),
  portagePartner: `${hours(figures.portageHours)} ouvrées`,
  autoEnd: days(figures.autoEndDays),
  endReminders: ordinalList(figures.endReminderDays),
  consumer: days(figures.consumerDays),
  hold: days(figures.holdDays),
  reviews: days(figures.reviewDays),
  reviewsHidden: days(reviewTimes.hiddenDays),
  open: days(openDaysWithoutDeadline),
  vigilance: formatCents(vigilanceCents),
  net: {
    portage: roundedEuros(figures.net.portage),
    micro: roundedEuros(figures.net.micro),
    studentPortage: roundedEuros(figures.net.studentPortage),
    studentMicro: roundedEuros(figures.net.studentMicro),
  },
} as const;
