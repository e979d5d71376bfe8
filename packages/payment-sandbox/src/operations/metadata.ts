import type { Context } from '../api/call.ts';
import { type Row, update } from '../store.ts';

/** Merges the given metadata into the existing; an empty value removes its key. */
export const merged = (
  before: Record<string, string> | null,
  metadata: Record<string, string> | undefined,
): Record<string, string> => {
  if (metadata === undefined) return before ?? {};
  const entries = Object.entries({ ...before, ...metadata }).filter(([, value]) => value !== '');
  return Object.fromEntries(entries);
};

/** Saves an object with its metadata merged, and returns it. */
export const saveMetadata = async <Body extends { metadata?: Record<string, string> | null }>(
  { db }: Context,
  row: Row<Body>,
  metadata: Record<string, string> | undefined,
): Promise<Body & object> => {
  row.body = { ...row.body, metadata: merged(row.body.metadata ?? null, metadata) };
  await update(db, row as Row<Body & object>);
  return row.body;
};
