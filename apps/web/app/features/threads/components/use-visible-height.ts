import { useEffect } from 'react';

/** A keyboard on the screen takes at least so much of it, in pixels; the bars of a browser take less. */
const keyboardAtLeast = 120;

/** Below this height, in pixels, little room is left for a conversation: over a keyboard, on a phone on its side, at twice the size. */
const shortBelow = 560;

/**
 * Some browsers lay their keyboard over the page instead of shortening it: the height that is left is then written down for the
 * style sheets, as `--visible-height`, and the page is kept at its top. `data-short` says to them that there is little of it.
 */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style, dataset } = document.documentElement;
    const clear = () => style.removeProperty('--visible-height');
    const measure = (height: number) => {
      if (height < shortBelow) dataset.short = '';
      else delete dataset.short;
    };
    const follow = () => {
      // Zoomed in with two fingers, less is seen as well, and nothing is to move.
      const isZoomed = viewport.scale >= 1.05;
      measure(isZoomed ? window.innerHeight : viewport.height);
      const isCovered = !isZoomed && window.innerHeight - viewport.height > keyboardAtLeast;
      if (!isCovered) return clear();
      style.setProperty('--visible-height', `${Math.round(viewport.height)}px`);
      if (viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    follow();
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
      clear();
      delete dataset.short;
    };
  }, []);
};
