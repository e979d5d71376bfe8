import '@mantine/core/styles/Timeline.layer.css';
import type { Instalments } from '@basoche/contract/threads/instalments';
import type { Thread } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { Timeline } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { WithinPanel } from '../../../ui/within-panel.ts';
import { type Instalment, instalmentsQuery } from '../api/month-sheet.ts';
import { instalments as content } from '../instalment-content.ts';
import { months } from '../month-content.ts';
import { isDirect } from '../thread-facts.ts';
import { bullets } from './progress-list.tsx';
import { SheetLines } from './sheet-lines.tsx';
import classes from './thread-instalments.module.css';
import panel from './thread-panel.module.css';

const statusOf: Readonly<Record<Instalment['state'], keyof typeof bullets>> = {
  later: 'todo',
  awaited: 'current',
  underWay: 'current',
  delivered: 'current',
  ended: 'current',
  accepted: 'done',
  settled: 'done',
  refunded: 'stopped',
  dropped: 'stopped',
};

/**
 * Agreed time of the work on an instalment; null if none. In a direct relation it runs from the opening of
 * the instalment.
 */
const delayOf = ({ days, openedAt }: Instalment, direct: boolean): string | null => {
  if (days === null) return null;
  return direct && openedAt !== null
    ? content.daysFromOpening(days, formatDay(openedAt))
    : content.daysFrom(days);
};

const Line = ({ one, isCurrent, direct }: { one: Instalment; isCurrent: boolean; direct: boolean }) => {
  const { title, name, sum, stateText, state, paid, sheet } = one;
  // Sum of the sheet of a closed month.
  const sheetSum = sheet === null ? null : paid;
  const delay = isCurrent ? delayOf(one, direct) : null;
  return (
    <>
      <span className={`${panel.title} breaks`}>{typeset(title)}</span>
      <span className="soft small tabular block">
        {name} · {formatEuros(sheetSum ?? sum)} {content.ht}
        {sheetSum !== null && sheetSum < sum && ` ${months.ofPlanned(formatEuros(sum))}`}
      </span>
      <span className={`small block ${isCurrent ? '' : 'soft'}`}>{stateText}</span>
      {delay !== null && <span className="soft small block">{delay}</span>}
      {state === 'settled' && paid !== null && (
        <span className="soft small block">
          {content.paidPart(formatEuros(paid))} {content.ht}
        </span>
      )}
      {sheet !== null && sheet.entries.length > 0 && (
        <details className={classes.sheet}>
          <summary>{sheet.sentAt === null ? months.draft : months.sheet}</summary>
          <SheetLines sheet={sheet} />
        </details>
      )}
    </>
  );
};

const Sums = ({ data: { sums, kind }, direct }: { data: Instalments; direct: boolean }) => {
  const shown: readonly (readonly [name: string, sum: number])[] = [
    [direct ? content.ended : content.paid, sums.paid],
    ...(direct ? [] : [[content.deposited, sums.deposited] as const]),
    sums.dropped > 0 ? [content.dropped, sums.dropped] : [content.toCome, sums.toCome],
  ];
  return (
    <dl className={classes.sums} aria-label={content.sums[kind === 'instalments' ? kind : 'months']}>
      {shown.map(([name, sum]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} sum`}>
          {formatEuros(sum)} {content.ht}
        </dd>,
      ])}
    </dl>
  );
};

const Lines = ({ data, direct }: { data: Instalments; direct: boolean }) => {
  const { instalments, current } = data;
  const reached = instalments.findLastIndex(({ state }) => statusOf[state] !== 'todo');
  return (
    <>
      <Timeline
        role="list"
        active={reached}
        bulletSize={24}
        lineWidth={2}
        color="green.7"
        className={panel.list}
      >
        {instalments.map((one) => {
          const isCurrent = one.position === current;
          const status = statusOf[one.state];
          return (
            <Timeline.Item
              key={one.position}
              role="listitem"
              bullet={bullets[status]}
              data-status={status}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <Line one={one} isCurrent={isCurrent} direct={direct} />
            </Timeline.Item>
          );
        })}
      </Timeline>
      <Sums data={data} direct={direct} />
    </>
  );
};

/** Card « Tranches »: the instalments of a mission whose work has begun, with their states and sums. */
export default function ThreadInstalments({ thread }: { thread: Thread }) {
  const { data, error, refetch } = useQuery(instalmentsQuery(thread.id));
  if (data?.instalments.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="subtle">{thread.instalment?.count === null ? months.title : content.title}</h2>
      {data ? (
        <Lines data={data} direct={isDirect(thread)} />
      ) : error ? (
        <WithinPanel value>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </WithinPanel>
      ) : (
        <Loading>
          <TextSkeleton lines={4} />
        </Loading>
      )}
    </section>
  );
}
