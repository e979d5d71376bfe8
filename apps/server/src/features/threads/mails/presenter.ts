import type { DepositSums, MailFacts, MailReader } from '@basoche/domain/mails/facts';
import { namesOfTerms } from '@basoche/domain/missions/changed-terms';
import { formatCents, formatPrice } from '@basoche/domain/payments/amounts';
import type { CollaborationMode } from '@basoche/domain/payments/fees';
import { toPayee, toYou } from '@basoche/domain/payments/payee';
import { releaseDays } from '@basoche/domain/payments/release-times';
import { instalmentName, monthTitle, priceLine } from '@basoche/domain/pricing/content';
import type { MonthlyPrice } from '@basoche/domain/pricing/kinds';
import { unitsOf } from '@basoche/domain/pricing/sheets';
import type { Application } from '@basoche/domain/threads/application';
import {
  nextDepositOf,
  payeePartCents,
  stagedPriceOf,
  toldCents,
} from '@basoche/domain/threads/deposits-and-refunds';
import { monthOfThread } from '@basoche/domain/threads/sheet-conditions';
import type { Day } from '@basoche/domain/time/paris';
import { presentPlanned } from '../plans/presenter.ts';
import { hidesCreator } from '../presenter.ts';
import { applicationOf, type ThreadRow } from '../store.ts';

type Ended = Pick<ThreadRow, 'state' | 'release_at' | 'mode' | 'candidate_name'>;

/** « Le versement de 600 € sur votre compte de paiement est prévu le 24 novembre, au plus tard le 25 novembre. » */
export const releaseOf = (row: Ended, cents: number, isCandidate: boolean): string | null => {
  if (row.state !== 'WAITING_RULES' || row.release_at === null) return null;
  const isPortage = row.mode === 'portage';
  const payee = isCandidate ? toYou(isPortage) : toPayee(isPortage, row.candidate_name);
  return `Le versement de ${formatCents(cents)} ${payee} est prévu ${releaseDays(row.release_at)}.`;
};

const sumsOf = (totalCents: number, feeCents: number): DepositSums => ({
  total: formatCents(totalCents),
  payee: formatCents(totalCents - feeCents),
  fee: feeCents === 0 ? null : formatCents(feeCents),
});

/**
 * The whole price: « 500 € HT en 2 tranches », « 600 € HT par jour, 10 jours par mois, 25 jours au plus : 15
 * 000 € HT au plus ».
 */
const priceOf = (
  { offer_cents, tva_applicable }: ThreadRow,
  application: Application,
  today: Day,
): string => {
  if (offer_cents === null) return '';
  const pricing = stagedPriceOf(application);
  if (pricing !== null && pricing.kind !== 'instalments')
    return priceLine(pricing, tva_applicable, application.instalment === null ? today : undefined);
  const parts = pricing === null ? '' : ` en ${pricing.instalments.length} tranches`;
  return `${formatPrice(offer_cents, tva_applicable)}${parts}`;
};

/** Word for the parts of a staged price: instalments or months; empty for a flat price. */
const partsOf = (application: Application): Pick<MailFacts, 'parts'> => {
  const pricing = stagedPriceOf(application);
  if (pricing === null) return {};
  return { parts: pricing.kind === 'instalments' ? 'tranche' : 'mois' };
};

/** True for the last month, as its sheet, the ceiling of time or the number of months says. */
const isLastMonth = (
  pricing: MonthlyPrice,
  { instalment, sheet }: Application,
  { month }: ThreadRow,
): boolean => {
  if (pricing.kind === 'retainer') return instalment?.position === pricing.months - 1;
  if (sheet === null || month === null) return false;
  return sheet.isLast || month.told + unitsOf(sheet.entries) >= pricing.ceilingUnits;
};

/** The current instalment. A month costs the sum of its sheet, once it has one. */
const instalmentOf = (row: ThreadRow, application: Application, to: MailReader): MailFacts['instalment'] => {
  const { instalment, tvaApplicable } = application;
  const pricing = stagedPriceOf(application);
  if (instalment === null || pricing === null) return null;
  const name = instalmentName(instalment);
  if (pricing.kind === 'instalments') {
    const planned = pricing.instalments[instalment.position];
    if (planned === undefined) return null;
    return {
      name,
      title: presentPlanned(planned, application, to === 'creator' ? 'creator' : 'candidate').title,
      price: formatPrice(planned.cents, tvaApplicable),
      isLast: instalment.position + 1 === instalment.count,
      isMonth: false,
    };
  }
  const period = monthOfThread(application)?.period;
  const cents = row.due_cents ?? toldCents(application) ?? application.offerCents ?? 0;
  return {
    name,
    title: period ? monthTitle(period) : name,
    price: formatPrice(cents, tvaApplicable),
    isLast: isLastMonth(pricing, application, row),
    isMonth: true,
  };
};

const modes = { DIRECT: 'direct', FUNDS: 'funds', PORTAGE: 'portage' } as const;

/** The mode proposed last when the thread was at this position. */
const proposedMode = (row: ThreadRow, position: number): CollaborationMode | null => {
  const last = row.actions.findLast(
    ({ type, opened_position }) => type in modes && opened_position <= position,
  );
  return last === undefined ? null : modes[last.type as keyof typeof modes];
};

/** Facts of a mail, with its recipient. */
export interface ThreadMailFacts extends MailFacts {
  /** Name of the recipient. */
  readonly reader: string;
  /** Address of the screen linked from the mail. */
  readonly url: string;
}

export interface About {
  readonly to: MailReader;
  readonly reader: string;
  readonly url: string;
  /** Position of the thread when the mail was queued, to find the mode proposed then; null for the mode in force. */
  readonly modeAt: number | null;
  /** Day on which the mail is written (Europe/Paris). */
  readonly today: Day;
  /** True if the mail is about the current instalment of `row`. */
  readonly isOfInstalment?: boolean;
}

/** Facts of a thread for this reader. Keeps an anonymous creator anonymous. */
export const factsOf = (
  row: ThreadRow,
  { to, reader, url, modeAt, today, isOfInstalment = false }: About,
): ThreadMailFacts => {
  const application = applicationOf(row, null);
  const mode = modeAt === null ? row.mode : proposedMode(row, modeAt);
  const isMoneyHere = row.deposit_cents !== null && ['ONGOING', 'WAITING_RULES'].includes(row.state);
  return {
    to,
    reader,
    url,
    type: row.type,
    state: row.state,
    subject: row.subject,
    otherName:
      to === 'creator' ? row.candidate_name : hidesCreator(row, 'candidate') ? null : row.creator_name,
    names: { client: row.creator_name, provider: row.candidate_name },
    changed: namesOfTerms(row.offer_to_confirm),
    price: priceOf(row, application, today),
    ...partsOf(application),
    instalment: isOfInstalment ? instalmentOf(row, application, to) : null,
    delayDays: row.delay_days,
    mode,
    due:
      mode === null || mode === 'direct'
        ? null
        : sumsOf(nextDepositOf(application).totalCents, row.fee_cents),
    payeeIsReady: row.payee_is_ready,
    held: isMoneyHere ? sumsOf(row.deposit_cents ?? 0, row.fee_cents) : null,
    paid: null,
    contestBy: row.contest_by,
    reason: null,
    words: null,
    suggestion: null,
    hasConsented: row.consents.some(({ party }) => party === 'candidate'),
    independence: row.independence?.kind ?? null,
    decision: null,
    release: releaseOf(row, payeePartCents(application), to === 'candidate'),
    releaseDays:
      row.state === 'WAITING_RULES' && row.release_at !== null ? releaseDays(row.release_at) : null,
  };
};
