import { z } from 'zod';
import type { Page } from './mount.ts';
import { refuse } from './refusal.ts';

/**
 * The position where a page ended. Lists are newest first, then by id; `order` holds the values of an order that comes
 * before these.
 */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
  readonly order?: readonly number[];
}

const shape = z.tuple([z.int().min(0).max(253_402_300_799_999), z.uuid()]).rest(z.int32());

/** A requested page: up to `limit` items after the cursor. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Cursor | undefined;
}

/** Encodes a cursor. It is opaque to clients, which return it as `after`. */
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
    errors: [{ path: 'after', message: 'Cette position de la liste n’est pas reconnue.' }],
  });

/** Reads what `writeCursor` wrote, and refuses anything else. */
const readCursor = (text: string | undefined): Cursor | undefined => {
  if (text === undefined) return undefined;
  const parsed = shape.safeParse(decoded(text));
  if (!parsed.success) return refuseCursor();
  const [at, id, ...order] = parsed.data;
  return { at: new Date(at), id, order };
};

/**
 * Removes the extra row that was requested from the store; if it was there, gives the cursor of the next
 * page.
 */
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

/** Place of a row in a list by this instant, then by id. */
export const placeBy =
  <Column extends string>(column: Column) =>
  (row: Readonly<Record<Column, Date>> & { readonly id: string }): Cursor => ({
    at: row[column],
    id: row.id,
  });

/** A page's query, as parsed by the contract, for a store. */
export const pageRequest = (query: { limit: number; after?: string | undefined }): PageRequest => ({
  limit: query.limit,
  after: readCursor(query.after),
});
