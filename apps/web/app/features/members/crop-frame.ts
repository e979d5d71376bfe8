/** Geometry of the crop of a picture, before it is uploaded. */

/** Part of a picture to keep: corner and size in percent of the picture, as the cropping component gives them. */
export interface Frame {
  readonly unit: '%';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Longest side of an uploaded picture, in pixels: the server makes no larger size. */
export const longestSide = 1_600;

/** Largest frame of an aspect ratio (width by height; null is free) in the middle of a picture. */
export const firstFrame = ({ width, height }: Size, aspect: number | null): Frame => {
  const ratio = aspect ?? width / height;
  const share = ratio / (width / height);
  const frame = share < 1 ? { width: share * 100, height: 100 } : { width: 100, height: 100 / share };
  return { unit: '%', x: (100 - frame.width) / 2, y: (100 - frame.height) / 2, ...frame };
};

/** Rounds a stretch to whole pixels inside a side of this size. */
const bounded = (start: number, length: number, size: number) => {
  const from = Math.min(Math.max(Math.round(start), 0), size - 1);
  return { from, length: Math.min(Math.max(Math.round(length), 1), size - from) };
};

/** Pixels of a picture inside a frame: at least one, and none outside of the picture. */
export const pixelsOf = ({ width, height }: Size, frame: Frame) => {
  const across = bounded((frame.x / 100) * width, (frame.width / 100) * width, width);
  const down = bounded((frame.y / 100) * height, (frame.height / 100) * height, height);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
};

/** Size at which a picture is uploaded: the same proportions, no side above `longestSide`, never enlarged. */
export const withinBounds = ({ width, height }: Size): Size => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** Centres a whole picture on the smallest background of this aspect ratio that holds it; returns the background and the corner. */
export const onBackground = (picture: Size, aspect: number) => {
  const isWide = picture.width / picture.height > aspect;
  const background = isWide
    ? { width: picture.width, height: picture.width / aspect }
    : { width: picture.height * aspect, height: picture.height };
  return {
    background,
    x: (background.width - picture.width) / 2,
    y: (background.height - picture.height) / 2,
  };
};
