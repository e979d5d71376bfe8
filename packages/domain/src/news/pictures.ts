/** Where pictures of news stand, and in which widths browsers find them. */

/** Below it stand the pictures of the first set: a JPEG, and beside it a WebP in each width. */
const ours = '/actualites/';

/** Below it stand those that whoever writes the news brought here. */
const brought = `${ours}images/`;

/** Where such a picture stands; with `/{width}` after it, in that width. */
export const newsImageAddress = (id: string): string => `${brought}${id}`;

/** The id in such an address; undefined for any other text. */
export const newsImageIdOf = (address: string): string | undefined =>
  /^\/actualites\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1];

/** Below it stand the pictures of members. */
const memberPictures = '/photos/';

/** Pixels: of covers and of pictures within a text, and of portraits and marks. */
export const newsPictureWidths = { wide: [480, 960, 1440], square: [96, 192] } as const;
export type NewsPictureShape = keyof typeof newsPictureWidths;

/** Width over height of a cover. */
export const coverRatio = 3 / 2;

export const ownNewsPicture = (name: string): string => `${ours}${name}.jpeg`;

/** The file in one width of a picture of ours. */
const inWidth = (address: string, width: number): string => address.replace(/\.jpeg$/, `-${width}.webp`);

export interface PictureSources {
  readonly src: string;
  /** Empty where there is one width alone. */
  readonly srcSet: string;
}

const sourcesOf = (
  widths: readonly number[],
  at: (width: number) => string,
  src: string,
): PictureSources => ({
  src,
  srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
});

/** A picture in the widths that it is found in: ours as files, the content service's as it is asked, another's as it is. */
export const newsPictureSources = (address: string, shape: NewsPictureShape): PictureSources => {
  const widths = newsPictureWidths[shape];
  if (address.startsWith(ours) && address.endsWith('.jpeg')) {
    return sourcesOf(widths, (width) => inWidth(address, width), address);
  }
  if (address.startsWith(memberPictures) || address.startsWith(brought)) {
    // Profiles have portraits in these widths too.
    return sourcesOf(widths, (width) => `${address}/${width}`, `${address}/${widths[0]}`);
  }
  if (address.startsWith('https://images.prismic.io/')) {
    const [path = address, query = ''] = address.split('?');
    // Cut-outs are told by `rect`; what else is asked of the picture is ours to say.
    const rect = /(?:^|&)(rect=[\d.,]+)/.exec(query)?.[1];
    const at = (width: number) => `${path}?auto=format,compress${rect ? `&${rect}` : ''}&w=${width}`;
    return sourcesOf(widths, at, at(widths[1]));
  }
  return { src: address, srcSet: '' };
};
