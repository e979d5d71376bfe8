/**
 * Material of the film: pictures of the product, and how each is shown. Lengths in CSS pixels of the page, times in
 * seconds.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of the page that fills the frame. Its height follows from the frame's ratio. */
export interface View extends Point {
  readonly width: number;
}

export interface Shot {
  /** Index of its picture. */
  readonly picture: number;
  readonly seconds: number;
  readonly view: readonly [from: View, to: View];
  /** Null if no pointer is shown. */
  readonly pointer: readonly [from: Point, to: Point] | null;
  readonly isPressed: boolean;
  /** Seconds for which the last picture fades out. */
  readonly fade: number;
}

/** One frame: at most two pictures, one over the other. */
export interface Frame {
  readonly picture: number;
  readonly view: View;
  readonly pointer: Point | null;
  readonly isPressed: boolean;
  readonly before: { readonly picture: number; readonly view: View; readonly strength: number } | null;
}

export const frameRate = 25;

/** Easing: slow at both ends. */
const eased = (part: number): number => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

const pointBetween = ([from, to]: readonly [Point, Point], part: number): Point => ({
  x: between(from.x, to.x, part),
  y: between(from.y, to.y, part),
});

const viewBetween = ([from, to]: readonly [View, View], part: number): View => ({
  ...pointBetween([from, to], part),
  width: between(from.width, to.width, part),
});

export const lengthOf = (shots: readonly Shot[]): number =>
  shots.reduce((sum, { seconds }) => sum + seconds, 0);

/** Every frame of the film, in order. */
export function* framesOf(shots: readonly Shot[]): Generator<Frame> {
  let start = 0;
  let made = 0;
  let last: Shot | undefined;
  for (const shot of shots) {
    const end = start + shot.seconds;
    for (; made / frameRate < end - 1e-9; made += 1) {
      const since = made / frameRate - start;
      const part = eased(shot.seconds === 0 ? 1 : since / shot.seconds);
      const isFading = last !== undefined && last.picture !== shot.picture && since < shot.fade;
      yield {
        picture: shot.picture,
        view: viewBetween(shot.view, part),
        pointer: shot.pointer && pointBetween(shot.pointer, part),
        isPressed: shot.isPressed,
        before:
          isFading && last
            ? { picture: last.picture, view: last.view[1], strength: 1 - eased(since / shot.fade) }
            : null,
      };
    }
    start = end;
    last = shot;
  }
}
