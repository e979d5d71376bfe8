import { useEffect } from 'react';

/** A keyboard on the screen takes at least so much of it, in pixels; the bars of a browser take less. */
const keyboardAtLeast = 120;

/**
 * Some browsers lay their keyboard over the page instead of shortening it: the height that is left is then written down for the
 * style sheets, as `--visible-height`, and the page is kept at its top.
 */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const clear = () => style.removeProperty('--visible-height');
    const follow = () => {
      // Zoomed in with two fingers, less is seen as well, and nothing is to move.
      const isCovered = viewport.scale < 1.05 && window.innerHeight - viewport.height > keyboardAtLeast;
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
    };
  }, []);
};
