import type { Action, Thread } from '@basoche/contract/threads/threads';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { namesOfTerms } from '@basoche/domain/missions/changed-terms';
import { eurosToCents, formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import { type PriceKind, timeKinds } from '@basoche/domain/pricing/kinds';
import { decisionLines } from '@basoche/domain/threads/settlement';
import { typeset } from '@basoche/domain/typography';
import { count } from '../../lib/counts.ts';
import { plan as planContent } from '../missions/shared/pricing-content.ts';
import { speaking } from './content.ts';

/**
 * Facts of a thread for its screens: the parties' names, the mode, the price and sums. The contract's amounts
 * are in euros.
 */

/** The other party; `user` is the candidate. */
export const otherOf = (thread: Thread): Thread['creator'] =>
  thread.isCreator ? thread.user : thread.creator;

export const otherName = (thread: Thread): string => otherOf(thread).name ?? anonymousClient;

/** True if the mission of the thread has a conflict check. */
export const hasConflicts = (
  thread: Thread,
): thread is Thread & { readonly conflicts: NonNullable<Thread['conflicts']> } =>
  thread.conflicts !== undefined;

/** Name of the viewer's side. */
export const ownName = ({ isCreator, creator, user }: Thread): string =>
  (isCreator ? creator.name : user.name) ?? '';

/** Name of the other party at the start of a sentence; « Le client » while anonymous. */
export const otherSubject = (thread: Thread): string => speaking.subject(otherOf(thread).name);

/** The proposed price, or another price in euros, as a text. */
export const priceOf = (thread: Thread, euros = thread.offer ?? 0): string =>
  formatPrice(eurosToCents(euros), thread.tvaApplicable);

type PlannedInstalment = NonNullable<Action['instalments']>[number];

const lastPrice = ({ actions }: Pick<Thread, 'actions'>): Action | undefined =>
  actions.findLast(({ type }) => type === 'PRICE');

/** Instalments of the last price of a thread; null for every other price. */
export const planOf = (thread: Pick<Thread, 'actions'>): readonly PlannedInstalment[] | null =>
  lastPrice(thread)?.instalments ?? null;

/** The last price of a thread if it is by day, by hour or a retainer; null for every other price. */
export const monthlyOf = (thread: Pick<Thread, 'actions'>): Action['monthly'] | null =>
  lastPrice(thread)?.monthly ?? null;

/** Kind of the last price of a thread. */
export const priceKindOf = (thread: Pick<Thread, 'actions'>): PriceKind =>
  monthlyOf(thread)?.kind ?? (planOf(thread) ? 'instalments' : 'flat');

/** True for a price by day or by hour, of which a month may come to less than its deposit. */
export const isByTime = (thread: Pick<Thread, 'actions'>): boolean =>
  timeKinds.some((kind) => kind === priceKindOf(thread));

/**
 * A price of this thread as a text: « 900 € HT (1 080 € TTC), en 2 tranches », « 600 € HT par jour, 25 jours
 * au plus : … ».
 */
export const priceText = (
  thread: Thread,
  price: Partial<Pick<Action, 'offer' | 'instalments' | 'monthly'>> | undefined = lastPrice(thread),
): string => {
  if (price?.monthly) return price.monthly.line;
  const plan = price?.instalments;
  return (
    priceOf(thread, price?.offer ?? thread.offer ?? 0) + (plan ? `, ${planContent.number(plan.length)}` : '')
  );
};

/** An agreed instalment: « Le projet de bail : 450 € HT (540 € TTC), 10 jours. ». */
export const planLine = (thread: Thread, { title, sum, days }: PlannedInstalment): string =>
  `${typeset(title)}\u202f: ${priceOf(thread, sum)}${days === null ? '' : `, ${count(days, 'jour', 'jours')}`}.`;

/** True for the prestataire of an instalment without a deposit yet. */
export const isUnfunded = ({ instalment, isCreator, state }: Thread): boolean =>
  instalment !== undefined && !isCreator && state === 'WAITING_FUNDS';

/** Price of the current work: of the current instalment, or of the mission. For a month, its sheet gives the sum. */
export const workPrice = (thread: Thread): string => {
  const planned = thread.instalment && planOf(thread)?.[thread.instalment.position];
  return planned ? priceOf(thread, planned.sum) : priceText(thread);
};

/**
 * The current work, without its article (`work-words`): « mission », « tranche 2 sur 3 », « mois 2 », with
 * no-break spaces.
 */
export const workOf = ({ instalment }: Pick<Thread, 'instalment'>): string =>
  instalment === undefined
    ? 'mission'
    : instalment.name.replace(/^[TM]/, (first) => first.toLowerCase()).replaceAll(' ', '\u00a0');

/** An amount in euros as a text, with « TTC » (all taxes included) where it has VAT. */
const sumText = (euros: number, hasVat: boolean): string =>
  `${formatCents(eurosToCents(euros))}${hasVat ? '\u00a0TTC' : ''}`;

/** Platform fee of a deposit with its VAT, in euros. */
const feeIn = ({ lines }: Thread['execution']): number => (lines === null ? 0 : lines.fee + lines.feeVat);

/** Sum of the deposit, due or paid, with the platform fee; null without a deposit. */
export const depositText = ({ execution, tvaApplicable }: Thread): string | null =>
  execution.depositDue === null ? null : sumText(execution.depositDue, tvaApplicable || feeIn(execution) > 0);

/** The deposit as paid, before a bank took a part of it. */
export const paidDepositText = (thread: Thread): string | null => {
  const { execution } = thread;
  const { depositDue, takenByBank } = execution;
  if (depositDue === null || takenByBank === null) return depositText(thread);
  return depositText({ ...thread, execution: { ...execution, depositDue: depositDue + takenByBank.amount } });
};

/** Part of the deposit that a bank took for good; null if none. */
export const takenText = ({ execution }: Thread): string | null =>
  execution.takenByBank && sumText(execution.takenByBank.amount, false);

/**
 * Part of the deposit that the payee finally receives; null if none. For a month by time, the maximum until
 * its sheet is sent.
 */
export const payeeSumText = (thread: Thread): string | null => {
  const { execution, tvaApplicable } = thread;
  if (execution.payeeReceives === null) return null;
  const most = isByTime(thread) && execution.deliveredAt === null ? '\u00a0au plus' : '';
  return sumText(execution.payeeReceives, tvaApplicable) + most;
};

/** Platform fee in the deposit; empty if none. */
export const feeText = ({ execution }: Thread): string =>
  feeIn(execution) === 0 ? '' : sumText(feeIn(execution), true);

/** Names of the mission's terms that were edited since the open price was proposed; null if the price is still valid. */
export const changedTermsText = ({ offerToConfirm }: Pick<Thread, 'offerToConfirm'>): string | null =>
  offerToConfirm.length === 0 ? null : namesOfTerms(offerToConfirm);

export const isPortage = ({ mode }: Pick<Thread, 'mode'>): boolean => mode === 'portage';

export const isDirect = ({ mode }: Pick<Thread, 'mode'>): boolean => mode === 'direct';

/**
 * Decision of staff on a contest, with its amounts and reason, or their reason for closing the thread; null
 * if none.
 */
export const settlementOf = ({ execution, closedNote }: Thread): string | null => {
  const { settlement = null, settlementReason = null } = execution.contest ?? {};
  if (settlement === null) return closedNote;
  return settlementReason === null ? settlement : decisionLines(settlement, settlementReason);
};

/** The last price, if it was refused. */
export const refusedPrice = ({ actions }: Thread): Action | null => {
  const price = actions.findLast(({ type }) => type === 'PRICE');
  return price?.result === 'REFUSED' ? price : null;
};

/** Price that the creator suggests instead of the last one, in euros; null if none. */
export const suggestionOf = (thread: Thread): number | null => refusedPrice(thread)?.suggestion ?? null;

/** The suggested price as a text; null if none. */
export const suggestedPriceText = (thread: Thread): string | null => {
  const suggestion = suggestionOf(thread);
  return suggestion === null ? null : priceOf(thread, suggestion);
};
