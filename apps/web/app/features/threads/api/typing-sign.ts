/** Clock in milliseconds since an arbitrary start, with one alarm at a time. */
export interface Clock {
  readonly now: () => number;
  readonly after: (milliseconds: number, work: () => void) => () => void;
}

const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Time for which the sign stays after the last event, in milliseconds. */
const shownForMs = 5_000;
/** Minimum time between two announcements to screen readers, in milliseconds, so that not every pause is announced. */
const announcedEveryMs = 30_000;

export interface TypingSign {
  readonly isShown: boolean;
  /** True while screen readers announce it; false once it is no longer shown. */
  readonly isAnnounced: boolean;
}

export const noTypingSign: TypingSign = { isShown: false, isAnnounced: false };

/** Turns the other party's `typing` events into a sign that ends five seconds after the last of them. */
export const typingSign = (show: (sign: TypingSign) => void, clock: Clock = browserClock) => {
  let sign = noTypingSign;
  let announcedAt: number | null = null;
  let cancel = () => {};

  const change = (next: TypingSign) => {
    sign = next;
    show(next);
  };
  const end = () => {
    cancel();
    if (sign.isShown) change(noTypingSign);
  };

  return {
    heard: () => {
      cancel();
      cancel = clock.after(shownForMs, end);
      if (sign.isShown) return;
      const isAnnounced = announcedAt === null || clock.now() - announcedAt >= announcedEveryMs;
      if (isAnnounced) announcedAt = clock.now();
      change({ isShown: true, isAnnounced });
    },
    end,
  };
};
