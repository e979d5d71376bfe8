import { createHash } from 'node:crypto';
import { portageMinimumCents } from '@basoche/domain/limits';
import { deliveryDay } from '@basoche/domain/missions/delivery';
import { currency } from '@basoche/domain/payments/amounts';
import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommand, ThreadCommandType } from '@basoche/domain/threads/commands';
import { confidentialityText, currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import { addDays } from '@basoche/domain/time/paris';
import { dayOf } from './calendar.ts';
import type { Casting } from './casting.ts';
import { instalmentWorks, reasons } from './content/conversations.ts';
import { recommendations } from './content/recommendations.ts';
import { expand } from './french.ts';
import { priceByDay, retainerFrom, sheetOn } from './months.ts';
import type { Random } from './random.ts';
import type { Happening } from './story.ts';

const consentOf = (version: string) => ({
  version,
  sha256: createHash('sha256').update(confidentialityText(version)).digest('hex'),
});
export const agreement = consentOf(currentConfidentiality.version);

const toTen = (euros: number) => Math.max(10, Math.round(euros / 10) * 10) * 100;

/** A likely price within the mission's range; above it for the first price of a bargain. */
const offerCents = (random: Random, { mission, scenario }: Casting, isBargain: boolean): number => {
  const [low, high] = mission.kernel.price;
  const from = mission.row.tarif_low_cents === null ? low : mission.row.tarif_low_cents / 100;
  const to = mission.row.tarif_high_cents === null ? high : mission.row.tarif_high_cents / 100;
  const euros = isBargain ? to * (1.05 + random.next() * 0.3) : from + (to - from) * random.next();
  return Math.max(toTen(euros), scenario.mode === 'portage' ? portageMinimumCents : 0);
};

/** A price in three instalments of at least 100 €, each with its work. */
const threeInstalments = (cents: number): { readonly offerCents: number; readonly pricing: StagedPrice } => {
  const sums = [0.3, 0.4, 0.3].map((part) => Math.max(10_000, toTen((cents / 100) * part)));
  return {
    offerCents: sums.reduce((sum, one) => sum + one, 0),
    pricing: {
      kind: 'instalments',
      instalments: instalmentWorks.map((work, at) => ({ ...work, cents: sums[at] ?? 0 })),
    },
  };
};

/** The price of a scenario, near this sum. */
const priceNear = (cents: number, { scenario, today }: Casting) => {
  switch (scenario.price) {
    case 'instalments':
      return threeInstalments(cents);
    case 'day':
      return priceByDay(cents);
    case 'retainer':
      return retainerFrom(cents, today);
    default:
      return { offerCents: cents };
  }
};

/** The delay that a candidate offers: that of the mission, if its text names a length of time. */
const delayOf = ({ mission, firstDay }: Casting): number | null => {
  const due = deliveryDay(firstDay, mission.row.time_limit);
  return due === null ? null : (Date.parse(due) - Date.parse(firstDay)) / 86_400_000;
};

/** The complete command for an event of the story. */
export const commandOf = (
  random: Random,
  casting: Casting,
  { at, by, command: type, words = '' }: Happening,
  application: Application | null,
): ThreadCommand => {
  const { row } = casting.candidate;
  switch (type) {
    case 'apply': {
      const isBargain = casting.scenario.steps.some(
        (step) => step.kind === 'do' && step.command === 'price/refuse',
      );
      const tvaApplicable = row.kind !== 'STUDENT' && random.chance(0.7);
      const offer = offerCents(random, casting, isBargain);
      return { type, ...priceNear(offer, casting), tvaApplicable, delayDays: delayOf(casting) };
    }
    case 'deliver': {
      const sheet = application && sheetOn(application, addDays(casting.firstDay, dayOf(at)));
      return sheet ? { type, sheet } : { type };
    }
    case 'price/new':
      return { type, offerCents: offerCents(random, casting, false) };
    case 'portage/reject':
    case 'itg/reject':
      return { type, reason: expand(random.pick(reasons.portage), 0) };
    case 'contest':
      return {
        type,
        reason: expand(random.pick(reasons.contest[by === 'candidate' ? 'candidate' : 'creator']), 0),
      };
    case 'deposit/confirm':
      return { type, amountCents: application ? depositDueCents(application) : 0, currency };
    case 'settle': {
      const held = application?.deposit?.amountCents ?? 0;
      const outcome = random.pick(['release', 'refund', 'split'] as const);
      const reason = expand(random.pick(reasons.settlement), 0);
      return outcome === 'split'
        ? { type, outcome, candidateCents: Math.round(held * 0.6), reason }
        : { type, outcome, reason };
    }
    case 'review': {
      const grade = random.pick([3, 4, 4, 5, 5]);
      const written =
        recommendations[grade > 3 ? 'good' : 'middling'][by === 'creator' ? 'creator' : 'candidate'];
      // Authors of good grades consent to publish their texts.
      return { type, grade, text: expand(random.pick(written), 0), isPublic: grade > 3 };
    }
    case 'review/reply':
      return { type, text: expand(random.pick(recommendations.reply), 0) };
    case 'message':
      return { type, content: words };
    case 'nda':
      return { type, ...agreement };
    case 'end/remind':
      throw new Error('No story plays a reminder.');
    default:
      return { type } as Extract<ThreadCommand, { type: Exclude<ThreadCommandType, PayloadCommand> }>;
  }
};

type PayloadCommand =
  | 'apply'
  | 'price/new'
  | 'deliver'
  | 'portage/reject'
  | 'itg/reject'
  | 'contest'
  | 'deposit/confirm'
  | 'settle'
  | 'review'
  | 'review/reply'
  | 'message'
  | 'nda'
  | 'end/remind';
