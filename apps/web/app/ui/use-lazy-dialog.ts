import { useCallback, useRef, useState } from 'react';

/** A dialog that is loaded when it is first opened, and gives the focus back to what opened it. */
export const useLazyDialog = () => {
  const [opened, setOpened] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const opener = useRef<Element | null>(null);

  const open = useCallback(() => {
    opener.current = document.activeElement;
    setWanted(true);
    setOpened(true);
  }, []);

  const close = useCallback(() => {
    setOpened(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);

  return { opened, isWanted, open, close };
};
