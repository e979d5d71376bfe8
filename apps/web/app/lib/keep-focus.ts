const reachable =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea:not(:disabled)';

const within = (place: Element): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(reachable)];

/** Where an item of a list is read from: its link, which names it, else its first control. */
const entrance = (item: Element | undefined): HTMLElement | undefined =>
  item && (item.querySelector<HTMLElement>('a[href]') ?? within(item)[0]);

const itemsOf = (area: Element): Element[] => [...area.querySelectorAll('li:not(li li)')];

/** What holds the focus in an area, and where it stands among the items of its list. */
interface Held {
  readonly element: Element;
  /** The item that it is in; null outside the list, as for the button under it. */
  readonly item: number | null;
  readonly items: number;
  wasDisabled: boolean;
}

/** Where the focus goes once what held it has left: what stands in its place, else what is next to it. */
const successor = (area: Element, { item, items }: Held): HTMLElement | undefined => {
  const list = itemsOf(area);
  if (item !== null) return entrance(list[Math.min(item, list.length - 1)] ?? area);
  return entrance(list[items]) ?? within(area).at(-1);
};

/**
 * A browser lets the focus fall on the page when what holds it is removed or disabled, and who reads with the keyboard
 * starts again at the top. In this area it stays: it waits for what is disabled for a moment, and goes to the neighbour of
 * what is gone. Returns what ends it.
 */
export const keepFocus = (area: HTMLElement): (() => void) => {
  let held: Held | null = null;

  const notice = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (area.contains(target)) {
      const items = itemsOf(area);
      const item = items.findIndex((one) => one.contains(target));
      held = { element: target, item: item < 0 ? null : item, items: items.length, wasDisabled: false };
    } else if (target.closest('[role="dialog"]') === null) {
      held = null;
    }
  };

  const settle = () => {
    if (held === null) return;
    const { element } = held;
    const isDisabled = element.isConnected && element.matches(':disabled');
    if (isDisabled) held.wasDisabled = true;
    if (isDisabled || document.activeElement !== document.body) return;
    if (element.isConnected) {
      if (held.wasDisabled && element instanceof HTMLElement) element.focus();
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
