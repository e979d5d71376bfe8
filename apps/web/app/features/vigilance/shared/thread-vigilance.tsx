import type { Thread } from '@basoche/contract/threads/threads';
import { readThreadVigilance, type ThreadVigilance } from '@basoche/contract/vigilance/threads';
import { vigilancePath } from '@basoche/domain/access/own-paths';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { documentStateNames } from '@basoche/domain/vigilance/content';
import { vigilanceRefusalWords } from '@basoche/domain/vigilance/refusal-words';
import { Button } from '@mantine/core';
import { IconFileAlert, IconFileCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { threadVigilance as content } from '../thread-content.ts';

import classes from './thread-vigilance.module.css';

const HeldFileFacts = lazy(() => import('../components/held-file.tsx'));

const isLacking = (state: ThreadVigilance['state']): boolean =>
  state === 'incomplete' || state === 'outOfDate';

const State = ({ state, lastDay }: Pick<ThreadVigilance, 'state' | 'lastDay'>) => {
  if (state === null) return null;
  const Icon = isLacking(state) ? IconFileAlert : IconFileCheck;
  return (
    <p className={classes.state} data-lacking={isLacking(state) || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span>{content.state(state, lastDay && formatDay(lastDay))}</span>
    </p>
  );
};

const Documents = ({ items }: { items: NonNullable<ThreadVigilance['items']> }) => (
  <ul className={classes.items} aria-label={content.documents}>
    {items.map(({ kind, title, state, lastDay }) => (
      <li key={kind}>
        <span>{title}</span>
        <span className="soft small">
          {documentStateNames[state]}
          {lastDay !== null && state !== 'outOfDate' && `, ${content.until(formatDay(lastDay))}`}
        </span>
      </li>
    ))}
  </ul>
);

const ToFile = ({ state, isMain = false }: { state: ThreadVigilance['state']; isMain?: boolean }) => {
  const label =
    state === 'outOfDate' ? content.renew : state === 'incomplete' ? content.complete : content.open;
  return (
    <div>
      <Button component={Link} to={vigilancePath} variant={isMain ? 'filled' : 'default'}>
        {label}
      </Button>
    </div>
  );
};

interface ThreadVigilanceProps {
  thread: Pick<Thread, 'id' | 'isCreator' | 'vigilance'>;
  /** Name of the other party. */
  other: string;
  /** `step`: the documents that the proposed mode needs; `details`: all documents of the relation. */
  place: 'step' | 'details';
}

/** The file of vigilance in a thread, for each of its parties. Load it for missions whose price is accepted. */
export default function VigilanceInThread({ thread, other, place }: ThreadVigilanceProps) {
  const { data } = useQuery({
    ...routeQuery(readThreadVigilance, { params: { id: thread.id } }),
    staleTime: 0,
  });
  const party = thread.isCreator ? 'creator' : 'candidate';
  if (place === 'step') {
    if (thread.vigilance === undefined) return null;
    const words = vigilanceRefusalWords[thread.vigilance];
    const state = thread.vigilance === 'VIGILANCE_INCOMPLETE' ? 'incomplete' : 'outOfDate';
    return (
      <section className={classes.block} data-place="step" aria-label={content.title}>
        <p className="flat">{thread.isCreator ? words.toCreator : (data?.lacking ?? words.toCandidate)}</p>
        {!thread.isCreator && <ToFile state={state} isMain />}
      </section>
    );
  }
  if (data === undefined || !data.asks) return null;
  const { sum, state, lastDay, items, lacking, collection, held } = data;
  return (
    <section className={classes.block}>
      <h2 className="subtle">{content.title}</h2>
      {held === null && <State state={state} lastDay={lastDay} />}
      <p className="flat small">{content.why[party](formatCents(eurosToCents(sum)), other)}</p>
      {lacking !== null && <p className="flat small">{lacking}</p>}
      {items !== null && <Documents items={items} />}
      {!thread.isCreator && <ToFile state={state} />}
      {held !== null && (
        <Suspense>
          <HeldFileFacts file={held} />
        </Suspense>
      )}
      {held === null && collection !== null && (
        <p className="flat small">
          {content.collection[collection.state](
            collection.nextOn === null ? '' : formatDay(collection.nextOn),
          )}
        </p>
      )}
    </section>
  );
}
