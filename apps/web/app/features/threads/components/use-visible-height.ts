import { useEffect } from 'react';

/** Minimum height of an on-screen keyboard, in pixels; browser bars take less. */
const keyboardAtLeast = 120;

/**
 * Height below which there is little room for a conversation, in pixels: with a keyboard, on a phone held
 * sideways, or at 200 % zoom.
 */
const shortBelow = 560;

/**
 * Gives style sheets the visible height as `--visible-height`, since some browsers lay their keyboard over
 * the page instead of shortening it. Keeps the page at its top, and sets `data-short` if little height is
 * left.
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
      // Pinch zoom also reduces the visible part, but must not move the layout.
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
