/**
 * Addresses and widths of profile pictures. Kept apart from the upload rules, because every page with a
 * picture loads this file.
 */

/** Widths in pixels: of square or round pictures, and of wide ones. */
export const squareWidths = [96, 192, 384] as const;
export const wideWidths = [480, 960, 1440] as const;

const base = '/photos/';

/** Address of a picture; append `/{width}` for one width. */
export const pictureAddress = (id: string): string => `${base}${id}`;

/** The id in a picture's address; undefined for any other text. */
export const pictureIdOf = (address: string): string | undefined =>
  /^\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1];
