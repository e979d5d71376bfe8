import type { TimelineDay, TimelineItem } from './timeline.ts';

/** A part of a day. It stays the same object when messages are added before or after, so that it is rendered once. */
export interface Stretch {
  readonly key: string;
  readonly items: readonly TimelineItem[];
}

/** Number of thread positions in a stretch. */
const span = 40;

export const stretchesOf = ({ day, items }: TimelineDay): Stretch[] => {
  const stretches: { key: string; place: number; items: TimelineItem[] }[] = [];
  for (const item of items) {
    const last = stretches.at(-1);
    // A line belongs to the same stretch as the entry before it.
    const place = item.kind === 'message' ? Math.floor(item.message.position / span) : last?.place;
    if (last && (place === last.place || last.place === -1)) {
      last.items.push(item);
      if (place !== undefined) last.place = place;
    } else stretches.push({ key: '', place: place ?? -1, items: [item] });
  }
  return stretches.map(({ place, items: own }) => ({ key: `${day}:${place}`, items: own }));
};

const isSameItem = (one: TimelineItem, other: TimelineItem | undefined): boolean => {
  if (other === undefined || one.key !== other.key) return false;
  if (one.kind === 'message') {
    return (
      other.kind === 'message' &&
      one.message === other.message &&
      one.startsRun === other.startsRun &&
      one.endsRun === other.endsRun
    );
  }
  return (
    other.kind === 'line' &&
    one.text === other.text &&
    one.detail === other.detail &&
    one.by === other.by &&
    one.tone === other.tone &&
    one.at === other.at
  );
};

/** True if two stretches look the same, so that the rendered one can stay. */
export const isSameStretch = (one: Stretch, other: Stretch): boolean =>
  one.items.length === other.items.length &&
  one.items.every((item, index) => isSameItem(item, other.items[index]));
