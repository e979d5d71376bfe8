import { OfflineError, ProblemError } from './api.ts';

/** Notices are loaded when the first one is to be shown; what is shown before they are ready waits in their store. */
const show = async (color: string, title: string, message: string, autoClose: number | false) => {
  const { notifications } = await import('@mantine/notifications');
  notifications.show({ color, title, message, autoClose, closeButtonProps: { 'aria-label': 'Fermer' } });
};

export const notifySuccess = (message: string): void => {
  void show('green.5', "C'est fait", message, 5_000);
};

/** What went wrong, in the words of the server where it gave some. Stays until it is closed. */
export const notifyError = (error: unknown): void => {
  const message =
    error instanceof ProblemError || error instanceof OfflineError
      ? error.message
      : "Une erreur inattendue s'est produite. Rien n'est perdu\u202f: merci de réessayer.";
  void show('red.7', "Cela n'a pas fonctionné", message, false);
};
