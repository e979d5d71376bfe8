import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import type { Writing } from './use-writing.ts';

/** Leaving with unsaved changes first saves them, and asks if that fails. */
export const useLeaving = ({ state, flush, conflict }: Writing) => {
  const isUnsaved = state !== 'saved';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const [isAsked, setAsked] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody leaves
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (conflict !== null) return setAsked(true);
    void flush().then((isSaved) => {
      if (isSaved) blocker.proceed();
      else setAsked(true);
    });
  }, [blocker.state]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    isAsked,
    stay: () => {
      setAsked(false);
      blocker.reset?.();
    },
    leave: () => {
      setAsked(false);
      blocker.proceed?.();
    },
  };
};
