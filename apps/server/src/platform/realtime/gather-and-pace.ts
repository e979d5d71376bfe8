/** Collects values for some milliseconds after the first, and hands them over together. */
export const gather = <Value>(pauseMs: number, take: (values: Value[]) => void) => {
  const waiting = new Set<Value>();
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    timer = undefined;
    const values = [...waiting];
    waiting.clear();
    take(values);
  };
  return {
    add: (value: Value): void => {
      waiting.add(value);
      timer ??= setTimeout(end, pauseMs);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Hands values over at once, at most `most` per `pauseMs`; the others follow at the same rate. */
export const pace = <Value>(most: number, pauseMs: number, take: (value: Value) => void) => {
  const waiting = new Set<Value>();
  let left = most;
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    left = most;
    timer = waiting.size > 0 ? setTimeout(next, pauseMs) : undefined;
    for (const value of waiting.values().take(most)) hand(value);
  };
  const hand = (value: Value) => {
    left -= 1;
    waiting.delete(value);
    take(value);
  };
  return {
    add: (value: Value): void => {
      timer ??= setTimeout(next, pauseMs);
      if (left > 0) hand(value);
      else waiting.add(value);
    },
    stop: (): void => {
      clearTimeout(timer);
      waiting.clear();
    },
  };
};
