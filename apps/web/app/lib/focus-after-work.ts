/**
 * Gives the focus back to a control that is disabled while its call runs, such as a button that loads. A browser
 * moves the focus of a disabled control to the page, and keyboard users start again at the top.
 *
 * Returns the function that stops it. A control that is removed is left to `keepFocus`.
 */
export const focusAfterWork = (): (() => void) => {
  let last: EventTarget | null = null;
  const notice = ({ target }: FocusEvent) => {
    last = target;
  };
  const observer = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target !== last)) return;
    // Runs after `keepFocus`, which knows the place of the control in its list.
    queueMicrotask(() => {
      if (document.activeElement !== document.body || !(last instanceof HTMLElement)) return;
      if (!last.matches(':disabled')) last.focus({ preventScroll: true });
    });
  });
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', notice);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', notice);
  };
};
