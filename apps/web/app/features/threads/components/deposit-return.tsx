import type { Thread } from '@basoche/contract/threads/threads';
import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { Note } from '../../../ui/note.tsx';
import { threadQuery } from '../api/thread.ts';
import { depositReturn as content } from '../deposit-content.ts';
import classes from '../pages/thread.module.css';

/**
 * Time after which the viewer is told what to do, in milliseconds. The provider usually confirms within
 * seconds.
 */
const maxWaitMs = 60_000;
/** Interval at which the thread is read again until then, in milliseconds; the socket tells it too. */
const lookMs = 4_000;

type Stage = 'waiting' | 'late' | 'abandoned' | null;

/**
 * State after the return from the payment page. Only the provider's confirmation tells whether the deposit
 * was paid.
 */
export const useDepositReturn = (thread: Thread): { stage: Stage; setLate: () => void } => {
  const { from } = useWayBack('depot');
  const [isLate, setLate] = useState(false);
  const isOpen = thread.isCreator && thread.state === 'WAITING_FUNDS';
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

const Waits = ({ id, onLate }: { id: string; onLate: () => void }) => {
  useQuery({ ...threadQuery(id), refetchInterval: lookMs });
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
  const [looks, setLooks] = useState(false);
  const look = async () => {
    setLooks(true);
    await refetch();
    setLooks(false);
  };
  return (
    <Note tone="info" title={content.late.title}>
      <p className={classes.returnText}>{content.late.text}</p>
      <Button variant="default" mt="sm" loading={looks} onClick={() => void look()}>
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

/**
 * Shown after the return from the payment page, before the provider has confirmed, or if the viewer did not
 * pay.
 */
export const DepositReturn = ({ id, stage, onLate }: { id: string; stage: Stage; onLate: () => void }) => {
  if (stage === 'waiting') return <Waits id={id} onLate={onLate} />;
  if (stage === 'late') return <Late id={id} />;
  return (
    stage === 'abandoned' && (
      <Note tone="info" title={content.abandoned.title}>
        {content.abandoned.text}
      </Note>
    )
  );
};
