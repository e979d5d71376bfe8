const reachable =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea:not(:disabled)';

/** Focusable elements that are rendered; elements that the screen's width hides are left out. */
const within = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(reachable)].filter((one) => one.checkVisibility());

/** Element to focus in a list item: its link, which names it, otherwise its first control. */
const entrance = (item: Element | undefined): HTMLElement | undefined =>
  item && (item.querySelector<HTMLElement>('a[href]') ?? within(item)[0]);

const itemsOf = (area: Element): Element[] => [...area.querySelectorAll('li:not(li li)')];

/**
 * True if an open dialog lies over the area. The dialog then has the focus, even if its focused control is
 * disabled for a moment.
 */
const isBehindDialog = (area: Element): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some(
    (one) => one.checkVisibility() && !one.contains(area),
  );

/** Element that has the focus in an area, and its position among the items of the list. */
interface Held {
  readonly element: Element;
  /** Index of the list item that holds the element; null outside the list, as for the button under it. */
  readonly item: number | null;
  readonly items: number;
  wasDisabled: boolean;
  /** True if a dialog has had the focus since. */
  wasInDialog: boolean;
}

/** Element to focus after the focused one is gone: the one now in its place, otherwise its neighbour. */
const successor = (area: Element, { item, items }: Held): HTMLElement | undefined => {
  const list = itemsOf(area);
  if (item !== null) return entrance(list[Math.min(item, list.length - 1)] ?? area);
  return entrance(list[items]) ?? within(area).at(-1);
};

/**
 * Keeps the focus in an area. A browser moves the focus to the page when the focused element is removed or
 * disabled, and keyboard users start again at the top.
 *
 * Here the focus waits for an element that is disabled for a moment, goes to the neighbour of a removed one,
 * and returns from a dialog that restored it nowhere. Returns the function that stops it.
 */
export const keepFocus = (area: HTMLElement): (() => void) => {
  let held: Held | null = null;

  const notice = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (area.contains(target)) {
      const items = itemsOf(area);
      const item = items.findIndex((one) => one.contains(target));
      held = {
        element: target,
        item: item < 0 ? null : item,
        items: items.length,
        wasDisabled: false,
        wasInDialog: false,
      };
    } else if (target.closest('[role="dialog"]') === null) {
      held = null;
    } else if (held !== null) {
      held.wasInDialog = true;
    }
  };

  const settle = () => {
    if (held === null) return;
    const { element } = held;
    const isDisabled = element.isConnected && element.matches(':disabled');
    if (isDisabled) held.wasDisabled = true;
    if (isDisabled || document.activeElement !== document.body || isBehindDialog(area)) return;
    if (element.isConnected) {
      if ((held.wasDisabled || held.wasInDialog) && element instanceof HTMLElement) element.focus();
      return;
    }
    const next = successor(area, held);
    if (next === undefined) area.tabIndex = -1;
    (next ?? area).focus();
  };

  const observer = new MutationObserver(settle);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', notice);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', notice);
  };
};
