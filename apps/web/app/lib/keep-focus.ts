const reachable = 'a[href], :enabled:not(fieldset, option)';

/** A control whose call is running. A link cannot be disabled and shows it by `data-loading`. */
const busy = ':disabled, [data-loading]';

/** Focusable elements that are rendered; elements that the screen's width hides are left out. */
const focusableIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(reachable)].filter((one) => one.checkVisibility());

/** Element to focus in a list item: its link, which names it, otherwise its first control. */
const entrance = (item: Element | undefined): HTMLElement | undefined =>
  item && (item.querySelector<HTMLElement>('a[href]') ?? focusableIn(item)[0]);

const itemsOf = (area: Element): Element[] => [...area.querySelectorAll('li:not(li li), tr')];

/**
 * True if an open dialog lies over the area. The dialog then has the focus, even if its focused control is
 * disabled for a moment.
 */
const isBehindDialog = (area: Element): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some(
    (one) => one.checkVisibility() && !one.contains(area),
  );

/** Element that has the focus in an area, and its position among the items of the list. */
interface FocusPlace {
  readonly element: HTMLElement;
  /** Index of the list item that holds the element; -1 outside the list, as for the button under it. */
  readonly item: number;
  readonly items: number;
  /** Reason why the element lost the focus, or may: its call runs, or a dialog opened. */
  lost: 'busy' | 'dialog' | null;
}

/** Element to focus after the focused one is gone: the one now in its place, otherwise its neighbour. */
const successor = (area: Element, { item, items }: FocusPlace): HTMLElement | undefined => {
  const list = itemsOf(area);
  if (item >= 0) return entrance(list[Math.min(item, list.length - 1)] ?? area);
  return entrance(list[items]) ?? focusableIn(area).at(-1);
};

/**
 * Keeps the focus in an area. A browser moves the focus to the page when the focused element is removed or
 * disabled, and keyboard users start again at the top.
 *
 * Here the focus waits for an element that is disabled for a moment, goes to the neighbour of a removed one,
 * and returns from a dialog that restored it nowhere. Returns the function that stops it.
 */
export const keepFocus = (area: HTMLElement): (() => void) => {
  let focusPlace: FocusPlace | null = null;

  const notice = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (area.contains(target)) {
      const items = itemsOf(area);
      focusPlace = {
        element: target,
        item: items.findIndex((one) => one.contains(target)),
        items: items.length,
        lost: null,
      };
    } else if (target.closest('[role="dialog"]')?.contains(area) !== false) {
      // The focus left the area for another part of its page, or of its own dialog.
      focusPlace = null;
    } else if (focusPlace !== null) {
      focusPlace.lost = 'dialog';
    }
  };

  const settle = () => {
    if (focusPlace === null) return;
    const { element, item, items, lost } = focusPlace;
    const { activeElement, body } = document;
    if (element.isConnected && element.matches(busy)) focusPlace.lost = 'busy';
    else if (
      (activeElement === body || (lost === 'busy' && activeElement === element)) &&
      !isBehindDialog(area)
    ) {
      focusPlace.lost = null;
      if (!element.isConnected)
        (successor(area, focusPlace) ?? Object.assign(area, { tabIndex: -1 })).focus();
      else if (lost) {
        // After "load more", the focus goes from the button under the list to the first added item.
        const added = lost === 'busy' && item < 0 ? entrance(itemsOf(area)[items]) : undefined;
        if (added) added.focus();
        // A pressed button is in view, and its error message may have scrolled into view: do not scroll again.
        else element.focus({ preventScroll: lost === 'busy' });
      }
    }
  };

  const observer = new MutationObserver(settle);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-loading'],
  });
  document.addEventListener('focusin', notice);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', notice);
  };
};
