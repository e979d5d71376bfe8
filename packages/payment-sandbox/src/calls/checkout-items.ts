import type { Context } from '../api/call.ts';
import { invalid, missingParameter, noSuch } from '../errors.ts';
import { newPrice, newProduct, type Price, type Product } from '../objects/catalogue.ts';
import { type LineItem, newLineItem } from '../objects/sessions.ts';
import type { ReadShape } from '../shape.ts';
import { find, insert } from '../store.ts';
import type { lineItem } from './checkout-params.ts';

/**
 * Line items of a checkout session (the payment page) of the sandbox, which stands in for Stripe: each names an existing price, or
 * describes one to create for this session.
 */

/** Name of the product that a price belongs to. */
const nameOf = async ({ db }: Context, price: Price): Promise<string> =>
  (await find<Product>(db, String(price.product)))?.body.name ?? '';

/** The line item that a request describes. `where` is its place in the request, such as `line_items[0]`, for errors. */
export const itemOf = async (
  context: Context,
  { price: id, price_data: data, quantity = 1 }: ReadShape<typeof lineItem>,
  where: string,
): Promise<LineItem> => {
  const { db, now } = context;
  if (id !== undefined) {
    if (data !== undefined)
      throw invalid('You may only specify one of these parameters: price, price_data.', { param: where });
    const row = await find<Price>(db, id);
    if (row?.kind !== 'price') throw noSuch('price', id, `${where}[price]`);
    if (!row.body.active)
      throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
        param: `${where}[price]`,
      });
    return newLineItem(row.body, await nameOf(context, row.body), quantity);
  }
  if (data === undefined) throw missingParameter(`${where}[price]`);
  let product = data.product;
  if (product === undefined) {
    if (data.product_data === undefined) throw missingParameter(`${where}[price_data][product_data]`);
    const { name, description = null, metadata: kept = {} } = data.product_data;
    product = (await insert(db, newProduct({ name, description, metadata: kept, active: false }, now))).id;
  } else if ((await find(db, product))?.kind !== 'product')
    throw noSuch('product', product, `${where}[price_data][product]`);
  const price = newPrice(
    {
      active: false,
      currency: data.currency,
      lookupKey: null,
      metadata: {},
      nickname: null,
      product,
      recurring: data.recurring
        ? { interval: data.recurring.interval, count: data.recurring.interval_count ?? 1 }
        : null,
      taxBehavior: data.tax_behavior ?? 'unspecified',
      unitAmount: data.unit_amount,
    },
    now,
  );
  await insert(db, price);
  return newLineItem(price, await nameOf(context, price), quantity);
};
