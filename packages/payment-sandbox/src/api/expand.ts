import { invalid } from '../errors.ts';
import { isObject } from '../json.ts';
import { type Db, find, findAll } from '../store.ts';

/** Fields that Stripe answers only on request: they are stored outside the object. */
const includable = async (db: Db, holder: Record<string, unknown>, name: string): Promise<unknown> => {
  const { id, object } = holder;
  if (typeof id !== 'string') return undefined;
  if (object === 'checkout.session' && name === 'line_items') {
    const row = await find<object, { lineItems?: unknown[] }>(db, id);
    return {
      object: 'list',
      data: row?.hidden.lineItems ?? [],
      has_more: false,
      url: `/v1/checkout/sessions/${id}/line_items`,
    };
  }
  if (object === 'charge' && name === 'refunds') {
    const rows = await findAll(db, 'refund', { charge: id });
    return {
      object: 'list',
      data: rows.map(({ body }) => body).reverse(),
      has_more: false,
      url: `/v1/charges/${id}/refunds`,
    };
  }
  if (object === 'customer' && name === 'subscriptions') {
    const rows = await findAll<{ status: string }>(db, 'subscription', { customer: id });
    return {
      object: 'list',
      data: rows
        .map(({ body }) => body)
        .filter(({ status }) => status !== 'canceled')
        .reverse(),
      has_more: false,
      url: `/v1/customers/${id}/subscriptions`,
    };
  }
  return undefined;
};

const expandOne = async (db: Db, holder: unknown, path: readonly string[], whole: string): Promise<void> => {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (Array.isArray(holder)) {
    for (const one of holder) await expandOne(db, one, path, whole);
    return;
  }
  if (!isObject(holder)) return;
  const refusal = invalid(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  let value = Object.hasOwn(holder, name) ? holder[name] : await includable(db, holder, name);
  if (value === undefined) throw refusal;
  if (value === null) return;
  if (typeof value === 'string') {
    const row = await find<object>(db, value);
    if (row === undefined) throw refusal;
    value = row.body;
  }
  if (!isObject(value) && !Array.isArray(value)) throw refusal;
  holder[name] = value;
  await expandOne(db, value, rest, whole);
};

/** `expand[]=latest_charge.refunds`: replaces ids by their objects, at most four levels deep. */
export const expanded = async (db: Db, answer: object, paths: readonly string[]): Promise<object> => {
  const copy: object = structuredClone(answer);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > 4)
      throw invalid('You cannot expand more than 4 levels of a property.', { param: 'expand' });
    await expandOne(db, copy, parts, path);
  }
  return copy;
};
