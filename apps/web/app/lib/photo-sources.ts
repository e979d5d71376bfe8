import { squareWidths, wideWidths } from '@basoche/contract/members/picture-addresses';

const sources = ([smallest, ...larger]: readonly [number, ...number[]]) => ({
  smallest: (src: string) => `${src}/${smallest}`,
  /** All widths that the server has of the picture, for the browser to choose from. */
  set: (src: string) => [smallest, ...larger].map((width) => `${src}/${width} ${width}w`).join(', '),
});

/** Addresses of a picture in the widths that the server stores: square (portraits, logos) and wide. */
export const pictureSources = { square: sources(squareWidths), wide: sources(wideWidths) } as const;
