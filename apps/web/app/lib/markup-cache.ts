import type { ReactNode } from 'react';

type RenderPart = (part: ReactNode) => string;

const mostParts = 1_000;
const minuteMs = 60_000;

let renderPart: RenderPart | null = null;
let minute = 0;
const markupOfAddress = new Map<string, string>();

/** Sets how a part of a page is rendered by itself; called by the server's entry. */
export const setPartRenderer = (render: RenderPart): void => {
  renderPart = render;
};

/**
 * HTML of a part that depends only on this data and the current minute: rendered once, and shared by many
 * pages. Null if no part renderer is set, as in a browser.
 */
export const cachedMarkup = (data: unknown, part: ReactNode): string | null => {
  if (renderPart === null) return null;
  const now = Math.floor(Date.now() / minuteMs);
  if (now !== minute || markupOfAddress.size >= mostParts) markupOfAddress.clear();
  minute = now;
  const key = JSON.stringify(data);
  const markup = markupOfAddress.get(key) ?? renderPart(part);
  markupOfAddress.set(key, markup);
  return markup;
};
