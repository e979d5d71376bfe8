import type { SharedCard } from './card.ts';
import { readFonts } from './fonts.ts';
import { layout, pictureSize } from './layout.ts';

let fonts: ReturnType<typeof readFonts> | undefined;

/** Draws a shared page's picture, as PNG. Text becomes outlines, so that no system font is needed. */
export const drawPicture = async (card: SharedCard): Promise<Uint8Array> => {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  fonts ??= readFonts();
  const svg = await satori(layout(card), { ...pictureSize, fonts });
  sharp.cache(false);
  sharp.concurrency(1);
  return new Uint8Array(
    await sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 4 }).toBuffer(),
  );
};
