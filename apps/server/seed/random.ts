/** A reproducible source of choices: the same seed gives the same demonstration. Not for secrets. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** The generator mulberry32: 32 bits of state, enough for data that needs no secrecy. */
const mulberry32 = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const randomFrom = (seed: number): Random => {
  const next = mulberry32(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  return {
    next,
    between,
    pick,
    chance: (probability) => next() < probability,
    weighted: (items, weight) => {
      let rest = next() * items.reduce((total, item) => total + weight(item), 0);
      for (const item of items) {
        rest -= weight(item);
        if (rest < 0) return item;
      }
      return pick(items);
    },
    shuffle: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ item }) => item),
  };
};

/** A UUID of version 7 (RFC 9562) for this time, so that ids sort by time of creation. */
export const uuidAt = (random: Random, instant: Date): string => {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');
  const time = hex(instant.getTime(), 12);
  const variant = 0x8000 | random.between(0, 0x3fff);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${hex(random.between(0, 0xfff), 3)}`,
    hex(variant, 4),
    `${hex(random.between(0, 0xffffff), 6)}${hex(random.between(0, 0xffffff), 6)}`,
  ].join('-');
};
