import type { Locator, Page } from '@playwright/test';
import type { Caption } from './captions.ts';
import { lengthOf, type Point, type Shot, type View } from './timeline.ts';

/**
 * Size of the recorded page. Screenshots have 1920 by 1080 pixels, so that a zoomed part still fills the frame
 * sharply.
 */
export const stage = { width: 1120, height: 630, scale: 12 / 7 } as const;

const whole: View = { x: 0, y: 0, width: stage.width };
const shape = stage.height / stage.width;

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** A part of the page with this width, around a point. */
const around = ({ x, y }: Point, width: number): View => ({
  x: within(x - width / 2, stage.width - width),
  y: within(y - (width * shape) / 2, stage.height - width * shape),
  width,
});

const middleOf = async (target: Locator): Promise<Point> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`Nothing to point at: ${target}`);
  return { x: box.x + Math.min(box.width / 2, 180), y: box.y + box.height / 2 };
};

interface Look {
  readonly seconds: number;
  readonly fade?: number;
}

/** Records what people do on pages as shots: each action is one picture, shown for some time. */
export const openRecorder = () => {
  const pictures: Buffer[] = [];
  const shots: Shot[] = [];
  const said: { readonly from: number; readonly text: string }[] = [];
  let page: Page | undefined;
  let view = whole;
  let pointer: Point | null = null;
  let posterAt = 0;

  const shown = (): Page => {
    if (page === undefined) throw new Error('Nothing is on the stage.');
    return page;
  };

  const add = (shot: Partial<Shot> & Pick<Shot, 'seconds'>) =>
    shots.push({
      picture: pictures.length - 1,
      view: [view, view],
      pointer: pointer && [pointer, pointer],
      isPressed: false,
      fade: 0,
      ...shot,
    });

  /** Takes a picture of the present page, faded in. */
  const look = async ({ seconds, fade = 0.24 }: Look): Promise<void> => {
    pictures.push(await shown().screenshot());
    add({ seconds, fade });
  };

  const moveTo = async (target: Locator, seconds: number): Promise<void> => {
    const to = await middleOf(target);
    const from = pointer ?? { x: stage.width * 0.62, y: stage.height * 0.9 };
    pointer = to;
    add({ seconds, pointer: [from, to] });
  };

  return {
    pictures,
    shots,

    captions: (): Caption[] =>
      said
        .map(({ from, text }, index) => ({ from, to: said[index + 1]?.from ?? lengthOf(shots), text }))
        .filter(({ text }) => text !== ''),

    /** Time of the poster in the film, in seconds. */
    posterAt: (): number => posterAt,

    /** Uses the present picture as the film's poster. */
    keepAsPoster: (): void => {
      posterAt = lengthOf(shots);
    },

    /** Sets the caption from now on; an empty text ends it. */
    say: (text: string): void => {
      said.push({ from: lengthOf(shots), text });
    },

    /** Switches to another page, shown whole. */
    turnTo: async (next: Page, { seconds, fade = 0.5 }: Look): Promise<void> => {
      page = next;
      view = whole;
      pointer = null;
      await look({ seconds, fade });
    },

    look,
    moveTo,

    hold: (seconds: number): void => {
      add({ seconds });
    },

    /** Zooms to an element; to the whole page if `target` is null. */
    zoom: async (target: Locator | null, { seconds, width = 760 }: { seconds: number; width?: number }) => {
      const next = target === null ? whole : around(await middleOf(target), width);
      add({ seconds, view: [view, next] });
      view = next;
    },

    /** Moves the pointer to an element, presses it, and shows the result. */
    press: async (
      target: Locator,
      { until, seconds, move = 0.55 }: { until: () => Promise<unknown>; seconds: number; move?: number },
    ): Promise<void> => {
      await moveTo(target, move);
      add({ seconds: 0.16, isPressed: true });
      await target.click();
      await until();
      // The drawn pointer stays; the browser's own moves away, so that it highlights nothing.
      await shown().mouse.move(0, 0);
      await look({ seconds });
    },

    /** Types as a person does, a few letters at a time. */
    type: async (target: Locator, text: string, seconds: number): Promise<void> => {
      await target.focus();
      const steps = Math.min(text.length, Math.round(seconds * 12));
      for (let step = 1; step <= steps; step += 1) {
        await target.fill(text.slice(0, Math.round((text.length * step) / steps)));
        await look({ seconds: seconds / steps, fade: 0 });
      }
    },

    /** Scrolls down until the element is in the middle of the page. */
    scrollTo: async (target: Locator, seconds: number): Promise<void> => {
      const box = await target.boundingBox();
      if (box === null) throw new Error(`Nothing to scroll to: ${target}`);
      const distance = box.y + box.height / 2 - stage.height * 0.6;
      const from = await shown().evaluate(() => window.scrollY);
      const steps = Math.round(seconds * 25);
      for (let step = 1; step <= steps; step += 1) {
        const part = 0.5 - Math.cos((Math.PI * step) / steps) / 2;
        await shown().evaluate((top) => window.scrollTo(0, top), from + distance * part);
        await look({ seconds: seconds / steps, fade: 0 });
      }
    },
  };
};

export type Recorder = ReturnType<typeof openRecorder>;
