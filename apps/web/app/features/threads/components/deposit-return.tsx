import type { Thread } from '@basoche/contract/threads/threads';
import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWayBack } from '../../../lib/use-way-back.ts';
import { Note } from '../../../ui/note.tsx';
import { threadQuery } from '../api/thread.ts';
import { depositReturn as words } from '../deposit-words.ts';
import classes from './deposit-return.module.css';

/** After this, in milliseconds, who waits is told what to do. The provider's word comes within seconds, as a rule. */
const patienceMs = 60_000;
/** Until then the thread is read again so often: its word comes by the socket too. */
const lookMs = 4_000;

type Stage = 'waits' | 'late' | 'abandoned' | null;

/** What the way back from the payment page says; the provider's word alone says whether it was paid. */
export const useDepositReturn = (thread: Thread): { stage: Stage; setLate: () => void } => {
  const { from } = useWayBack('depot');
  const [isLate, setLate] = useState(false);
  const isOpen = thread.isCreator && thread.state === 'WAITING_FUNDS';
  const stage = !isOpen
    ? null
    : from === 'retour'
      ? isLate
        ? 'late'
        : 'waits'
      : from === 'abandon'
        ? 'abandoned'
        : null;
  return { stage, setLate: () => setLate(true) };
};

const Waits = ({ id, onLate }: { id: string; onLate: () => void }) => {
  useQuery({ ...threadQuery(id), refetchInterval: lookMs });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one minute from the return on, however often it is drawn
  useEffect(() => {
    const timer = setTimeout(onLate, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.waits} role="status">
      <Loader size={20} color="orange" aria-hidden />
      <p className={classes.text}>{words.waits.text}</p>
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
    <Note tone="info" title={words.late.title}>
      <p className={classes.text}>{words.late.text}</p>
      <Button variant="default" mt="sm" loading={looks} onClick={() => void look()}>
        {words.look}
      </Button>
    </Note>
  );
};

/** What there is to do meanwhile: nothing. */
export const confirming = {
  waitsFor: 'nobody',
  title: words.waits.title,
  next: '',
  quote: null,
  until: null,
} as const;

/** Back from the payment page, before the provider has said what became of it, or without having paid. */
export const DepositReturn = ({ id, stage, onLate }: { id: string; stage: Stage; onLate: () => void }) => {
  if (stage === 'waits') return <Waits id={id} onLate={onLate} />;
  if (stage === 'late') return <Late id={id} />;
  return (
    stage === 'abandoned' && (
      <Note tone="info" title={words.abandoned.title}>
        {words.abandoned.text}
      </Note>
    )
  );
};
