import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The back button closes the topmost dialog, drawer or menu and stays on the page.
 *
 * An open layer adds an entry to the browser's history, with the state of the page's own entry and a mark.
 * Going back from that entry closes the layer, without telling the router.
 *
 * The entry of a layer that was closed otherwise stays, since removing it would race with a following
 * navigation. The next layer reuses it, and the back button passes over it.
 */

interface Layer {
  readonly mark: number;
  readonly close: () => void;
}

/**
 * Place in the browser's history: the router's key of the page, and the mark of the layer that the entry was
 * added for.
 */
interface Place {
  readonly key: unknown;
  readonly mark: number | null;
}

const open: Layer[] = [];

const readPlace = (): Place => {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return { key: undefined, mark: null };
  return {
    key: 'key' in state ? state.key : undefined,
    mark: 'layer' in state && typeof state.layer === 'number' ? state.layer : null,
  };
};

let place: Place | null = null;

const isOpen = (mark: number): boolean => open.some((layer) => layer.mark === mark);

const goBack = (event: PopStateEvent): void => {
  const left = place;
  place = readPlace();
  const isWithinPage = left?.mark != null && left.key === place.key && (place.mark ?? 0) < left.mark;
  if (!isWithinPage) return;
  event.stopImmediatePropagation();
  const closed = open.find(({ mark }) => mark === left.mark);
  if (closed) closed.close();
  else window.history.back();
};

let isListening = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  // Listens before the router, which would load the page again.
  window.addEventListener('popstate', goBack, { capture: true });
};

/** Adds a history entry for a layer, or takes over the entry of a layer that is already closed. */
const enter = (): number => {
  const here = readPlace();
  const isTakenOver = here.mark !== null && !isOpen(here.mark);
  const mark = isTakenOver ? here.mark : (here.mark ?? 0) + 1;
  if (!isTakenOver) window.history.pushState({ ...window.history.state, layer: mark }, '');
  place = { key: here.key, mark };
  return mark;
};

/** Closes a layer with the back button, for as long as the layer is open. */
export const useBackToClose = (opened: boolean, close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const { key } = useLocation();
  // The router handles a move to another page. Within a page, the history may be one event ahead of this code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of another page
  useEffect(() => {
    const here = readPlace();
    if (here.key !== place?.key) place = here;
  }, [key]);
  useEffect(() => {
    if (!opened) return;
    listen();
    const layer = { mark: enter(), close: () => latest.current() };
    open.push(layer);
    return () => {
      open.splice(open.indexOf(layer), 1);
    };
  }, [opened]);
};
