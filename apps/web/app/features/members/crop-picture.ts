import { pictureRule } from '@basoche/contract/members/pictures';
import { type Frame, onBackground, pixelsOf, withinBounds } from './crop-frame.ts';

interface Crop {
  /** Null keeps the whole picture. */
  frame: Frame | null;
  /** Aspect ratio of the background around a whole picture. */
  aspect: number | null;
}

const pictureOf = (canvas: HTMLCanvasElement, kind: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))),
      kind,
      0.9,
    ),
  );

const canvasOf = (width: number, height: number, background: string | null) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  return { canvas, context };
};

const white = '#ffffff';

const paint = (image: HTMLImageElement, { frame, aspect }: Crop, background: string | null) => {
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  if (frame) {
    const from = pixelsOf(picture, frame);
    const size = withinBounds(from);
    const { canvas, context } = canvasOf(size.width, size.height, background);
    context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, size.width, size.height);
    return canvas;
  }
  const around = onBackground(picture, aspect ?? picture.width / picture.height);
  const size = withinBounds(around.background);
  const scale = size.width / around.background.width;
  const { canvas, context } = canvasOf(size.width, size.height, white);
  context.drawImage(image, around.x * scale, around.y * scale, picture.width * scale, picture.height * scale);
  return canvas;
};

/**
 * Crops a picture into a file to send. A PNG stays a PNG, for its transparency, unless it would be too large.
 * The browser has applied the EXIF rotation; the file contains no EXIF data.
 */
export const cropPicture = async (image: HTMLImageElement, kind: string, crop: Crop): Promise<File> => {
  if (kind === 'image/png') {
    const png = await pictureOf(paint(image, crop, null), 'image/png');
    if (png.size <= pictureRule.maxBytes) return new File([png], 'image.png', { type: 'image/png' });
  }
  const jpeg = await pictureOf(paint(image, crop, white), 'image/jpeg');
  return new File([jpeg], 'image.jpg', { type: 'image/jpeg' });
};
