/** URL parameter with the id of the firm for which a link is meant. */
export const accountParam = 'pour';

/** Path of a screen for a firm, or for the reader themselves. */
export const pathFor = (path: string, firmId: string | null): string =>
  firmId === null ? path : `${path}${path.includes('?') ? '&' : '?'}${accountParam}=${firmId}`;
