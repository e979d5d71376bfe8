import { useEffect, useRef, useState } from 'react';

/** What a call that takes files tells, and is told, while it is on its way. */
export interface Sending {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends files and tells how far they are, from 0 to 1; null while nothing is on its way. Closing their dialog stops what is. */
export const useSending = (isOpen = true) => {
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    if (!isOpen) stop.current?.abort();
  }, [isOpen]);

  const send = async <Result>(work: (sending: Sending) => Promise<Result>): Promise<Result> => {
    stop.current = new AbortController();
    setShare(0);
    try {
      return await work({ onProgress: setShare, signal: stop.current.signal });
    } finally {
      setShare(null);
    }
  };
  return { share, send, wasStopped: () => stop.current?.signal.aborted === true };
};
