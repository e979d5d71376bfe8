/**
 * Remembers which members had an event lately, as far as this process knows. All times are in milliseconds.
 */
export interface RecentEvents {
  note(memberIds: readonly string[]): void;
  /** Records that events of any member may be missed for this long. */
  noteGap(duration?: number): void;
  /** True if the member may have had an event within this time. */
  mayHaveHad(memberId: string, ms: number): boolean;
}

/** Time for which events are remembered. */
const rememberedMs = 60_000;

/** Difference allowed between the browser's measure of a time and this process's. */
const toleranceMs = 2_000;

/** Starts as after a gap: events before the start of the process are unknown. */
export const createRecentEvents = (now: () => number): RecentEvents => {
  const last = new Map<string, number>();
  let gapUntil = now();
  let tidiedAt = now();

  const tidy = () => {
    const time = now();
    if (time - tidiedAt < rememberedMs) return;
    tidiedAt = time;
    for (const [memberId, at] of last) if (time - at > rememberedMs) last.delete(memberId);
  };

  return {
    note: (memberIds) => {
      tidy();
      for (const memberId of memberIds) last.set(memberId, now());
    },
    noteGap: (duration = 0) => {
      gapUntil = Math.max(gapUntil, now() + duration);
    },
    mayHaveHad: (memberId, within) => {
      const since = now() - within - toleranceMs;
      const isRemembered = within + toleranceMs <= rememberedMs;
      return !isRemembered || gapUntil >= since || (last.get(memberId) ?? Number.NEGATIVE_INFINITY) >= since;
    },
  };
};
