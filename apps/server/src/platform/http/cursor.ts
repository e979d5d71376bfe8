import { z } from 'zod';
import type { Page } from './mount.ts';
import { refuse } from './refusal.ts';

/** Where a page ended: every list is newest first, then by id; what orders it before that stands in `order`. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
  readonly order?: readonly number[];
}

const shape = z.tuple([z.int().min(0).max(253_402_300_799_999), z.uuid()]).rest(z.int32());

/** What a list is asked for: so many items after the one that the cursor names. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Cursor | undefined;
}

/** Opaque to those who receive it: they hand it back as `after`. */
const writeCursor = ({ at, id, order = [] }: Cursor): string =>
  Buffer.from(JSON.stringify([at.getTime(), id, ...order])).toString('base64url');

const decoded = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** A 400 that names `after`. */
export const refuseCursor = (): never =>
  refuse('INVALID_INPUT', {
    errors: [{ path: 'after', message: "Cette position de la liste n'est pas reconnue." }],
  });

/** Reads what `writeCursor` wrote, and refuses anything else. */
const readCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined) return undefined;
  const read = shape.safeParse(decoded(text));
  if (!read.success) return refuseCursor();
  const [at, id, ...order] = read.data;
  return { at: new Date(at), id, order };
};

/** Cuts the one row too many that a store was asked for, and says where the next page starts. */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  place: (row: Row) => Cursor,
): Page<Item> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    next: rows.length > limit && last !== undefined ? writeCursor(place(last)) : null,
  };
};

/** A page's query, as the contract reads it, for a store. */
export const pageRequest = (query: { limit: number; after?: string | undefined }): PageRequest => ({
  limit: query.limit,
  after: readCursor(query.after),
});
