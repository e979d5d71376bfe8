import { useEffect, useRef, useState } from 'react';

/** Progress callback and abort signal of a call that uploads files. */
export interface UploadProgress {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads files; the share goes from 0 to 1, null while nothing is uploading. Closing the dialog aborts it.
 */
export const useUpload = (isOpen = true) => {
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => {
    if (!isOpen) stop.current?.abort();
  }, [isOpen]);

  const send = async <Result>(work: (progress: UploadProgress) => Promise<Result>): Promise<Result> => {
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
