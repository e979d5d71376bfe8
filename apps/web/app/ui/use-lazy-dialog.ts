import { useCallback, useRef, useState } from 'react';

/** What a dialog is given by what opens it. */
export interface Opened {
  opened: boolean;
  onClose: () => void;
}

/** Remembers what held the focus when a dialog was asked for, and gives it back once the dialog is closed. */
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

/** A dialog that is loaded when it is first opened, and gives the focus back to what opened it. */
export const useLazyDialog = () => {
  const [opened, setOpened] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { remember, giveBack } = useOpener();

  const open = useCallback(() => {
    remember();
    setWanted(true);
    setOpened(true);
  }, [remember]);

  const close = useCallback(() => {
    setOpened(false);
    giveBack();
  }, [giveBack]);

  return { opened, isWanted, open, close };
};
