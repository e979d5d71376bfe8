const reachable =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea:not(:disabled)';

/** What can take the focus, and is drawn: what a screen's width hides cannot. */
const within = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(reachable)].filter((one) => one.checkVisibility());

/** Where an item of a list is read from: its link, which names it, else its first control. */
const entrance = (item: Element | undefined): HTMLElement | undefined =>
  item && (item.querySelector<HTMLElement>('a[href]') ?? within(item)[0]);

const itemsOf = (area: Element): Element[] => [...area.querySelectorAll('li:not(li li)')];

/** A dialog that is open over it holds the focus, if only a part of it that is disabled for a moment. */
const isBehindDialog = (area: Element): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some(
    (one) => one.checkVisibility() && !one.contains(area),
  );

/** What holds the focus in an area, and where it stands among the items of its list. */
interface Held {
  readonly element: Element;
  /** The item that it is in; null outside the list, as for the button under it. */
  readonly item: number | null;
  readonly items: number;
  wasDisabled: boolean;
  /** A dialog has had the focus since. */
  wasInDialog: boolean;
}

/** Where the focus goes once what held it has left: what stands in its place, else what is next to it. */
const successor = (area: Element, { item, items }: Held): HTMLElement | undefined => {
  const list = itemsOf(area);
  if (item !== null) return entrance(list[Math.min(item, list.length - 1)] ?? area);
  return entrance(list[items]) ?? within(area).at(-1);
};

/**
 * A browser lets the focus fall on the page when what holds it is removed or disabled, and who reads with the keyboard
 * starts again at the top. In this area it stays: it waits for what is disabled for a moment, goes to the neighbour of
 * what is gone, and comes back from a dialog that gave it to nobody. Returns what ends it.
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
