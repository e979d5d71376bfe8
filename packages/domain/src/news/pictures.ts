/** Addresses of the pictures of news, and the widths that browsers may choose from. */

/** Path of the initial pictures: a JPEG, and a WebP in each width. */
const ours = '/actualites/';

/** Path of the pictures uploaded by the editors. */
const brought = `${ours}images/`;

/** Address of such a picture; append `/{width}` for one width. */
export const newsImageAddress = (id: string): string => `${brought}${id}`;

/** The id in such an address; undefined for any other text. */
export const newsImageIdOf = (address: string): string | undefined =>
  /^\/actualites\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1];

/** Path of the pictures of members. */
const memberPictures = '/photos/';

/** Widths in pixels: `wide` for covers and pictures in texts, `square` for portraits and logos. */
export const newsPictureWidths = { wide: [480, 960, 1440], square: [96, 192] } as const;
export type NewsPictureShape = keyof typeof newsPictureWidths;

/** Ratio of width to height of a cover. */
export const coverRatio = 3 / 2;

export const ownNewsPicture = (name: string): string => `${ours}${name}.jpeg`;

/** The file of an initial picture in one width. */
const inWidth = (address: string, width: number): string => address.replace(/\.jpeg$/, `-${width}.webp`);

export interface PictureSources {
  readonly src: string;
  /** Empty if there is only one width. */
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

/**
 * Sources of a picture in its widths: stored files, parameters of the content service, or the original
 * address of any other picture.
 */
export const newsPictureSources = (address: string, shape: NewsPictureShape): PictureSources => {
  const widths = newsPictureWidths[shape];
  if (address.startsWith(ours) && address.endsWith('.jpeg')) {
    return sourcesOf(widths, (width) => inWidth(address, width), address);
  }
  if (address.startsWith(memberPictures) || address.startsWith(brought)) {
    // Pictures of members exist in these widths too.
    return sourcesOf(widths, (width) => `${address}/${width}`, `${address}/${widths[0]}`);
  }
  if (address.startsWith('https://images.prismic.io/')) {
    const [path = address, query = ''] = address.split('?');
    // `rect` is the crop of the picture and is kept; all other parameters are set here.
    const rect = /(?:^|&)(rect=[\d.,]+)/.exec(query)?.[1];
    const at = (width: number) => `${path}?auto=format,compress${rect ? `&${rect}` : ''}&w=${width}`;
    return sourcesOf(widths, at, at(widths[1]));
  }
  return { src: address, srcSet: '' };
};
