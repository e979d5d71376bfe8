import { invalid, noSuch } from '../errors.ts';
import type { Form } from '../form.ts';
import type { Check } from '../shape.ts';
import { integer, nonEmpty, shape, time } from '../shape.ts';
import { find } from '../store.ts';
import type { Context } from './call.ts';

const range = shape({ gt: time, gte: time, lt: time, lte: time });

interface Range {
  readonly gt?: number;
  readonly gte?: number;
  readonly lt?: number;
  readonly lte?: number;
}

const created: Check<Range> = (value: string | Form, name) => {
  if (typeof value !== 'string') return range(value, name);
  const at = time(value, name);
  return { gte: at, lte: at };
};

/** Parameters of all lists of Stripe. */
export const paging = {
  limit: integer({ least: 1, most: 100 }),
  starting_after: nonEmpty,
  ending_before: nonEmpty,
  created,
};

export interface Paging {
  readonly limit?: number;
  readonly starting_after?: string;
  readonly ending_before?: string;
  readonly created?: Range;
}

export interface ListRequest {
  readonly kind: string;
  readonly url: string;
  /** Fields that the answered objects must have. */
  readonly where?: object;
}

const withoutAbsent = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Objects, newest first, in pages that start after the id of the last one seen. */
export const listObjects = async (
  { db, account }: Context,
  { kind, url, where = {} }: ListRequest,
  page: Paging,
): Promise<object> => {
  if (page.starting_after !== undefined && page.ending_before !== undefined)
    throw invalid('You cannot parameterize both starting_after and ending_before.');
  for (const name of ['starting_after', 'ending_before'] as const) {
    const id = page[name];
    if (id !== undefined && (await find(db, id))?.kind !== kind) throw noSuch(kind, id, name);
  }
  const backwards = page.ending_before !== undefined;
  const limit = page.limit ?? 10;
  const { rows } = await db.query<{ body: object }>(
    `select body from payment_sandbox.object
     where kind = $1 and account = $2 and body @> $3
       and ($4::text is null or position < (select position from payment_sandbox.object where id = $4))
       and ($5::text is null or position > (select position from payment_sandbox.object where id = $5))
       and ((body ->> 'created')::bigint > $6 and (body ->> 'created')::bigint >= $7
            and (body ->> 'created')::bigint < $8 and (body ->> 'created')::bigint <= $9)
     order by position ${backwards ? 'asc' : 'desc'} limit $10`,
    [
      kind,
      account,
      JSON.stringify(withoutAbsent(where)),
      page.starting_after ?? null,
      page.ending_before ?? null,
      page.created?.gt ?? -1,
      page.created?.gte ?? 0,
      page.created?.lt ?? Number.MAX_SAFE_INTEGER,
      page.created?.lte ?? Number.MAX_SAFE_INTEGER,
      limit + 1,
    ],
  );
  const data = rows.slice(0, limit).map(({ body }) => body);
  return { object: 'list', data: backwards ? data.reverse() : data, has_more: rows.length > limit, url };
};
