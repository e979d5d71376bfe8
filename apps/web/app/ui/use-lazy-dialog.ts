import { useCallback, useRef, useState } from 'react';

/** Props that a dialog gets from its opener. */
export interface Opened {
  opened: boolean;
  onClose: () => void;
}

/** Remembers the focused element when a dialog is opened, and focuses it again once the dialog is closed. */
export const useOpener = () => {
  const opener = useRef<Element | null>(null);
  const remember = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  return { remember, giveBack };
};

/** A dialog that is loaded at its first opening, and returns the focus to its opener. */
export const useLazyDialog = () => {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { remember, giveBack } = useOpener();

  const open = useCallback(() => {
    remember();
    setWasOpened(true);
    setOpened(true);
  }, [remember]);

  const close = useCallback(() => {
    setOpened(false);
    giveBack();
  }, [giveBack]);

  return { opened, wasOpened, open, close };
};
