/**
 * What a page announces of its scripts is fetched after what is read: a screen is whole without them, and on a slow line they
 * would take its style sheets and its letters the room. The router writes these links itself and knows no priority for them.
 */
export const contentFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
