import type { FocusEvent } from 'react';

/**
 * Marks the focused element as the one that a dialog focuses first.
 *
 * The focus trap sets the first focus from timers. On a busy machine they run when somebody already types, and
 * the words would end up in the first field.
 */
export const followFocus = ({ currentTarget, target }: FocusEvent): void => {
  for (const one of currentTarget.querySelectorAll('[data-autofocus]')) one.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', '');
};

const fields =
  'form :is(input, select, textarea):not(:disabled, [type="hidden"], [type="file"], [tabindex="-1"])';

/** The field that a form begins with: of a group of radio buttons, the checked one. */
const firstField = (dialog: Element): HTMLElement | null => {
  const first = dialog.querySelector<HTMLInputElement>(fields);
  if (first?.type !== 'radio') return first;
  return dialog.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]:checked`) ?? first;
};

/** Dialogs that have had their first focus. */
const started = new WeakSet<Element>();

/**
 * Gives the first focus of a dialog to the first field of its form instead of to its cross, unless the dialog
 * names another element with `data-autofocus`.
 */
export const startInForm = (event: FocusEvent): void => {
  const { currentTarget, target } = event;
  // Events of a dialog that this one has opened come here as well.
  if (!currentTarget.contains(target)) return;
  // A field that somebody pressed meanwhile keeps the focus.
  const isSettled = started.has(currentTarget) || target.matches('form *, [data-autofocus]');
  started.add(currentTarget);
  const field = isSettled ? null : firstField(currentTarget);
  if (field) field.focus({ preventScroll: true });
  else followFocus(event);
};
