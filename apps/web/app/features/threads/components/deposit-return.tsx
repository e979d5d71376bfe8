import type { Thread } from '@basoche/contract/threads/threads';
import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { Note } from '../../../ui/note.tsx';
import { threadQuery } from '../api/thread.ts';
import { depositReturn as content } from '../deposit-content.ts';
import classes from '../pages/thread.module.css';

/** Block for a client who returns from the payment page of a deposit, until the provider has confirmed the payment. */

/**
 * Time without a confirmation after which the viewer is told what to do, in milliseconds. Confirmation
 * usually takes seconds.
 */
const maxWaitMs = 60_000;
/** Interval at which the thread is read again until then, in milliseconds. A socket event also reads it. */
const refreshMs = 4_000;

/**
 * `waiting` and `late`: awaiting the confirmation, for less or more than a minute. `abandoned`: the viewer
 * left without paying. Null in any other case.
 */
type Stage = 'waiting' | 'late' | 'abandoned' | null;

/**
 * Stage after the return from the payment page, whose address ends with `?depot=retour` or `?depot=abandon`.
 * Only the provider's confirmation proves that the deposit was paid.
 */
export const useDepositReturn = (thread: Thread): { stage: Stage; setLate: () => void } => {
  const { from } = useWayBack('depot');
  const [isLate, setLate] = useState(false);
  // The page may later show the next instalment, which has its own deposit.
  const position = thread.instalment?.position;
  const [returned] = useState(position);
  const isOpen = thread.isCreator && thread.state === 'WAITING_FUNDS' && position === returned;
  const stage = !isOpen
    ? null
    : from === 'retour'
      ? isLate
        ? 'late'
        : 'waiting'
      : from === 'abandon'
        ? 'abandoned'
        : null;
  return { stage, setLate: () => setLate(true) };
};

const Waiting = ({ id, onLate }: { id: string; onLate: () => void }) => {
  useQuery({ ...threadQuery(id), refetchInterval: refreshMs });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one minute from the return on, however often it is drawn
  useEffect(() => {
    const timer = setTimeout(onLate, maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.waits} role="status">
      <Loader size={20} color="orange" aria-hidden />
      <p className={classes.returnText}>{content.waits.text}</p>
    </div>
  );
};

const Late = ({ id }: { id: string }) => {
  const { refetch } = useQuery(threadQuery(id));
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await refetch();
    setChecking(false);
  };
  return (
    <Note tone="info" title={content.late.title}>
      <p className={classes.returnText}>{content.late.text}</p>
      <Button variant="default" mt="sm" loading={isChecking} onClick={() => void check()}>
        {content.look}
      </Button>
    </Note>
  );
};

/** Next step while the payment is being confirmed: nothing to do. */
export const confirmingStep = {
  waitsFor: 'nobody',
  title: content.waits.title,
  next: '',
  quote: null,
  until: null,
} as const;

/** The block of this stage. `onLate` is called after a minute without a confirmation. */
export const DepositReturn = ({ id, stage, onLate }: { id: string; stage: Stage; onLate: () => void }) => {
  if (stage === 'waiting') return <Waiting id={id} onLate={onLate} />;
  if (stage === 'late') return <Late id={id} />;
  return (
    stage === 'abandoned' && (
      <Note tone="info" title={content.abandoned.title}>
        {content.abandoned.text}
      </Note>
    )
  );
};
