import { useEffect } from 'react';
import { OfflineError, ProblemError } from './api.ts';

let isShown = false;
const listeners = new Set<() => void>();

/** True once a notice was shown on this page. Until then, the code of the notices is not loaded. */
export const noticesAreShown = (): boolean => isShown;
export const subscribeToNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface Notice {
  readonly id?: string;
  readonly color: string;
  readonly title: string;
  readonly message: string;
  /** Time until the notice goes away by itself, in milliseconds; false for never. */
  readonly autoClose: number | false;
}

/** Shows a notice. Until the component of the notices is loaded, it waits in their store. */
export const notify = async (notice: Notice, isStillWanted = () => true) => {
  isShown = true;
  for (const listener of listeners) listener();
  const { notifications } = await import('@mantine/notifications');
  if (isStillWanted()) notifications.show({ ...notice, closeButtonProps: { 'aria-label': 'Fermer' } });
};

let newestSuccess = 0;
const successId = (number: number) => `success-${number}`;

/** Closes the success on the screen. */
const hideSuccess = (): void => {
  if (!isShown) return;
  const id = successId(newestSuccess);
  newestSuccess += 1;
  void import('@mantine/notifications').then(({ notifications }) => notifications.hide(id));
};

/** Shows a success, in the place of the one before. */
export const notifySuccess = (message: string): void => {
  hideSuccess();
  const number = newestSuccess;
  void notify(
    { id: successId(number), color: 'green.5', title: 'C’est fait', message, autoClose: 5_000 },
    () => number === newestSuccess,
  );
};

/**
 * Closes the success on the screen when a dialog opens: on a phone it would lie over the buttons of the dialog,
 * and under a resting pointer it does not close by itself.
 */
export const useHideSuccess = (opened: boolean): void => {
  useEffect(() => {
    if (opened) hideSuccess();
  }, [opened]);
};

/** Shows an error, with the server's sentence where it gave one. It stays until it is closed. */
export const notifyError = (error: unknown): void => {
  const message =
    error instanceof ProblemError || error instanceof OfflineError
      ? error.message
      : 'Une erreur inattendue s’est produite. Rien n’est perdu\u202f: merci de réessayer.';
  void notify({ color: 'red.7', title: 'Cela n’a pas fonctionné', message, autoClose: false });
};
