import type { Page } from '@playwright/test';
import { stage } from './recorder.ts';
import { type Frame, framesOf, type Shot } from './timeline.ts';

/** Draws the frames in a browser page: two pictures over each other, and the pointer. */

const frameSize = { width: 1280, height: 720 } as const;

interface Table {
  readonly canvas: HTMLCanvasElement;
  readonly kept: Map<number, ImageBitmap>;
}

const prepare = async (page: Page): Promise<void> => {
  await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    (globalThis as unknown as { table: Table }).table = { canvas, kept: new Map() };
  }, frameSize);
};

const bring = (page: Page, number: number, picture: Buffer): Promise<void> =>
  page.evaluate(
    async ([place, data]) => {
      const { kept } = (globalThis as unknown as { table: Table }).table;
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      kept.set(place, await createImageBitmap(new Blob([bytes], { type: 'image/png' })));
      // Keeps only this picture and the one from which it fades.
      for (const [old, bitmap] of kept) {
        if (old < place - 1) {
          bitmap.close();
          kept.delete(old);
        }
      }
    },
    [number, picture.toString('base64')] as const,
  );

const draw = (page: Page, frame: Frame): Promise<string> =>
  page.evaluate(
    ({ frame, scale }) => {
      const { canvas, kept } = (globalThis as unknown as { table: Table }).table;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser draws nothing.');
      context.imageSmoothingQuality = 'high';
      const lay = (number: number, view: Frame['view'], strength: number) => {
        const bitmap = kept.get(number);
        if (bitmap === undefined) throw new Error(`Picture ${number} is not on the table.`);
        const height = (view.width * canvas.height) / canvas.width;
        context.globalAlpha = strength;
        const [x, y, wide, high] = [view.x, view.y, view.width, height].map((side) => side * scale);
        context.drawImage(bitmap, x ?? 0, y ?? 0, wide ?? 0, high ?? 0, 0, 0, canvas.width, canvas.height);
        context.globalAlpha = 1;
      };
      lay(frame.picture, frame.view, 1);
      if (frame.before) lay(frame.before.picture, frame.before.view, frame.before.strength);
      if (frame.pointer) {
        const factor = canvas.width / frame.view.width;
        context.save();
        context.translate(
          (frame.pointer.x - frame.view.x) * factor,
          (frame.pointer.y - frame.view.y) * factor,
        );
        if (frame.isPressed) {
          context.beginPath();
          context.arc(0, 0, 26, 0, 7);
          context.fillStyle = 'rgb(230 82 37 / 28%)';
          context.fill();
        }
        context.scale(1.55, 1.55);
        context.shadowColor = 'rgb(30 27 24 / 35%)';
        context.shadowBlur = 8;
        context.shadowOffsetY = 2;
        const arrow = new Path2D('M0 0v17.500l4.600-4.200 2.900 6.700 3-1.300-2.900-6.600h6.200z');
        context.fillStyle = '#1e1b18';
        context.fill(arrow);
        context.shadowColor = 'transparent';
        context.lineWidth = 1.4;
        context.lineJoin = 'round';
        context.strokeStyle = '#ffffff';
        context.stroke(arrow);
        context.restore();
      }
      return canvas.toDataURL('image/jpeg', 0.97).slice('data:image/jpeg;base64,'.length);
    },
    { frame, scale: stage.scale },
  );

interface Material {
  readonly shots: readonly Shot[];
  readonly pictures: readonly Buffer[];
}

/** Draws each frame as a JPEG and passes it with its number. Identical frames are drawn once. */
export const cut = async (
  page: Page,
  { shots, pictures }: Material,
  take: (frame: Buffer, number: number) => Promise<void>,
): Promise<number> => {
  await prepare(page);
  let brought = -1;
  let last: { readonly said: string; readonly drawn: Buffer } | undefined;
  let number = 0;
  for (const frame of framesOf(shots)) {
    for (; brought < frame.picture; ) {
      brought += 1;
      const picture = pictures[brought];
      if (picture) await bring(page, brought, picture);
    }
    const said = JSON.stringify(frame);
    if (last?.said !== said) last = { said, drawn: Buffer.from(await draw(page, frame), 'base64') };
    number += 1;
    await take(last.drawn, number);
  }
  return number;
};
