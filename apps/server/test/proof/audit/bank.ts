import type { Chargeback, FinanceMovement, UnmatchedPayment } from '@basoche/contract/payments/finances';
import { pageSize } from '@basoche/domain/limits';
import { type Check, check, type Known, newestFirst } from './check.ts';
import { aboutOf, isOnePage, isOwn } from './finances.ts';
import type { ThreadHistory } from './history.ts';
import type { LoggedEntry } from './log.ts';
import { debited } from './money.ts';
import type { Office } from './office.ts';

/** Decisions of banks as staff see them: disputes, returned refunds, unexpected payments. */

interface Told {
  readonly history: ThreadHistory;
  readonly entry: LoggedEntry;
}

/** The entries of this kind with their threads, newest first. */
const entriesOf = ({ histories, ledger }: Known, kind: LoggedEntry['kind']): Told[] => {
  const byId = new Map(histories.map((history) => [history.thread.id, history]));
  const told = ledger.flatMap((entry) => {
    const history = byId.get(entry.threadId);
    return history === undefined || entry.kind !== kind ? [] : [{ history, entry }];
  });
  return newestFirst(
    told,
    ({ entry }) => entry.at.toISOString(),
    ({ entry }) => entry.source,
  );
};

const path = (list: string): string => `/admin/finances/${list}limit=${pageSize.max}`;

const statusOf = ({ ledger }: Known, dispute: string): Chargeback['status'] => {
  const kinds = ledger.filter(({ source }) => source === dispute).map(({ kind }) => kind);
  if (kinds.includes('chargeback_reversed')) return 'reversed';
  if (kinds.includes('chargeback_won')) return 'won';
  return kinds.includes('chargeback_lost') ? 'lost' : 'open';
};

const chargebacks = (known: Known, { admin }: Office): Check =>
  check<Chargeback[]>({
    about: 'the disputes at banks',
    token: admin.token,
    path: path('chargebacks?'),
    expected: entriesOf(known, 'chargeback')
      .slice(0, pageSize.max)
      .map(({ history, entry }) => ({
        ...aboutOf(history, entry.instalment),
        providerId: entry.source,
        amount: debited([entry], ['disputed']) / 100,
        status: statusOf(known, entry.source),
        openedAt: entry.at.toISOString(),
      })),
    told: (all) =>
      all
        .filter(({ applicationId }) => isOwn(known, applicationId))
        .map(({ reason: _, closedAt: __, ...rest }) => rest),
  });

const failed = (known: Known, { admin }: Office): Check =>
  check<FinanceMovement[]>({
    about: 'the refunds that banks sent back',
    token: admin.token,
    path: path('movements?state=failed&'),
    expected: entriesOf(known, 'refund_failed')
      .toReversed()
      .slice(0, pageSize.max)
      .map(({ history, entry }) => ({
        ...aboutOf(history, entry.instalment),
        payee: history.thread.about.creator.name,
        destination: 'card',
        kind: 'failed',
        amount: debited([entry], ['provider']) / 100,
        at: entry.at.toISOString(),
      })),
    told: (all) =>
      all
        .filter(({ applicationId }) => isOwn(known, applicationId))
        .map(({ id: _, reason: __, isTried: ___, isFrozen: ____, ...rest }) => rest),
  });

/** True for a deposit that no entry attributes to its mission. */
const isUnmatched = ({ ledger }: Known, { source }: LoggedEntry): boolean =>
  !ledger.some((entry) => entry.kind === 'hold' && entry.source === source);

const strays = (known: Known, { admin }: Office): Check =>
  check<UnmatchedPayment[]>({
    about: 'the payments that nothing waited for',
    token: admin.token,
    path: path('strays?'),
    expected: entriesOf(known, 'deposit')
      .filter(({ entry }) => isUnmatched(known, entry))
      .slice(0, pageSize.max)
      .map(({ history, entry }) => ({
        ...aboutOf(history, entry.instalment),
        amount: debited([entry], ['provider']) / 100,
      })),
    told: (all) =>
      all
        .filter(({ applicationId }) => isOwn(known, applicationId))
        .map(({ applicationId, title, instalment, creator, candidate, amount }) => ({
          applicationId,
          title,
          instalment,
          creator,
          candidate,
          amount,
        })),
  });

export const bankChecks = (known: Known, office: Office): Check[] => {
  const disputed = known.earlier.filter(({ kind }) => kind === 'chargeback');
  return [
    ...(isOnePage(disputed.map(({ source }) => source)) ? [chargebacks(known, office)] : []),
    failed(known, office),
    strays(known, office),
  ];
};
