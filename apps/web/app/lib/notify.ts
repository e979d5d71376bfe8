import { OfflineError, ProblemError } from './api.ts';

let shown = false;
const listeners = new Set<() => void>();

/** True once a notice was shown on this page. Until then, the code of the notices is not loaded. */
export const noticesAreShown = (): boolean => shown;
export const subscribeToNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows a notice. Until the component of the notices is loaded, it waits in their store. */
const show = async (color: string, title: string, message: string, autoClose: number | false) => {
  shown = true;
  for (const listener of listeners) listener();
  const { notifications } = await import('@mantine/notifications');
  notifications.show({ color, title, message, autoClose, closeButtonProps: { 'aria-label': 'Fermer' } });
};

export const notifySuccess = (message: string): void => {
  void show('green.5', 'C’est fait', message, 5_000);
};

/** Shows an error, with the server's sentence where it gave one. It stays until it is closed. */
export const notifyError = (error: unknown): void => {
  const message =
    error instanceof ProblemError || error instanceof OfflineError
      ? error.message
      : 'Une erreur inattendue s’est produite. Rien n’est perdu\u202f: merci de réessayer.';
  void show('red.7', 'Cela n’a pas fonctionné', message, false);
};
