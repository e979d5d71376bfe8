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
