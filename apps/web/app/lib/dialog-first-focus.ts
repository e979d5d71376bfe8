import type { FocusEvent } from 'react';

/**
 * Marks the focused element as the one that a dialog focuses first.
 *
 * The focus trap sets the first focus from timers. On a busy machine they run when somebody already types, and
 * the words would end up in the first field.
 */
export const markFirstFocus = ({ currentTarget, target }: FocusEvent): void => {
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]'))
    marked.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', '');
};

const fields =
  'form :is(input, select, textarea):not(:disabled, [type="hidden"], [type="file"], [tabindex="-1"])';

/** First field of a form; in a group of radio buttons, the checked one. */
const firstField = (dialog: Element): HTMLElement | null => {
  const first = dialog.querySelector<HTMLInputElement>(fields);
  if (first?.type !== 'radio') return first;
  return dialog.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`) ?? first;
};

/** Dialogs that have had their first focus. */
const focusedDialogs = new WeakSet<Element>();

/**
 * Gives the first focus of a dialog to the first field of its form instead of to its close button, unless the dialog
 * names another element with `data-autofocus`.
 */
export const focusFirstField = (event: FocusEvent): void => {
  const { currentTarget, target } = event;
  // Events of a dialog opened from this one also arrive here.
  if (!currentTarget.contains(target)) return;
  // A field that somebody pressed meanwhile keeps the focus.
  const keepsCurrentFocus = focusedDialogs.has(currentTarget) || target.matches('form *, [data-autofocus]');
  focusedDialogs.add(currentTarget);
  const field = keepsCurrentFocus ? null : firstField(currentTarget);
  if (field) field.focus({ preventScroll: true });
  else markFirstFocus(event);
};
