/** Where pictures of profiles stand, and in which widths. Apart from what is sent: every page that shows one loads this. */

/** Pixels: of what is round or square, and of what is wide. */
export const squareWidths = [96, 192, 384] as const;
export const wideWidths = [480, 960, 1440] as const;
export const pictureWidths = [...squareWidths, ...wideWidths] as const;

const base = '/photos/';

/** Where a picture stands; with `/{width}` after it, in that width. */
export const pictureAddress = (id: string): string => `${base}${id}`;

/** The id in an address of ours; undefined for any other text. */
export const pictureIdOf = (address: string): string | undefined =>
  /^\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1];
