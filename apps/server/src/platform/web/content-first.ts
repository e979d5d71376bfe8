/**
 * Lowers the priority of scripts announced in a page. Screens are readable without them, and on a slow network they
 * would delay its styles and fonts. The router writes these links without a priority.
 */
export const contentFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
