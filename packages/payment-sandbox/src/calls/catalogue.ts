import { call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { invalid, missingParameter, noSuch } from '../errors.ts';
import { newPrice, newProduct, type Price, type Product } from '../objects/catalogue.ts';
import { merged } from '../operations/metadata.ts';
import {
  currency,
  expand,
  integer,
  list,
  metadata,
  nonEmpty,
  oneOf,
  refusedParams,
  shape,
  text,
  yes,
} from '../shape.ts';
import { type Db, find, findAll, insert, update } from '../store.ts';

const productGone = refusedParams(
  'default_price_data',
  'images',
  'marketing_features',
  'package_dimensions',
  'shippable',
  'statement_descriptor',
  'tax_code',
  'tax_details',
  'type',
  'unit_label',
  'url',
);

const createProduct = call(
  'POST',
  '/v1/products',
  shape(
    { active: yes, description: nonEmpty, expand, id: nonEmpty, metadata, name: nonEmpty, ...productGone },
    ['name'],
  ),
  async ({ db, now }, { id, name, active = true, description = null, metadata: kept = {} }) => {
    if (id !== undefined && (await find(db, id)) !== undefined)
      throw invalid(`Product already exists.`, { code: 'resource_already_exists', param: 'id' });
    const fields = { name, active, description, metadata: kept };
    return insert(db, newProduct(id === undefined ? fields : { id, ...fields }, now));
  },
);

const productRow = async (db: Db, id: string, lock = false) => {
  const row = await find<Product>(db, id, { lock });
  if (row?.kind !== 'product') throw noSuch('product', id);
  return row;
};

const retrieveProduct = call(
  'GET',
  '/v1/products/:id',
  shape({ expand }),
  async ({ db }, _, { id }) => (await productRow(db, id)).body,
);

const updateProduct = call(
  'POST',
  '/v1/products/:id',
  shape({ active: yes, description: text, expand, metadata, name: nonEmpty, ...productGone }),
  async ({ db, now }, { expand: _, metadata: changedMetadata, ...fields }, { id }) => {
    const row = await productRow(db, id, true);
    row.body = { ...row.body, ...fields, metadata: merged(row.body.metadata, changedMetadata), updated: now };
    await update(db, row);
    return row.body;
  },
);

const products = call(
  'GET',
  '/v1/products',
  shape({ ...paging, active: yes, expand, ...refusedParams('ids', 'shippable', 'url') }),
  (context, { active, ...page }) =>
    listObjects(context, { kind: 'product', url: '/v1/products', where: { active } }, page),
);

const createPrice = call(
  'POST',
  '/v1/prices',
  shape(
    {
      active: yes,
      billing_scheme: oneOf('per_unit'),
      currency,
      expand,
      lookup_key: nonEmpty,
      metadata,
      nickname: nonEmpty,
      product: nonEmpty,
      product_data: shape({ active: yes, id: nonEmpty, metadata, name: nonEmpty }, ['name']),
      recurring: shape(
        {
          interval: oneOf('day', 'week', 'month', 'year'),
          interval_count: integer({ least: 1, most: 36 }),
          usage_type: oneOf('licensed'),
        },
        ['interval'],
      ),
      tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
      transfer_lookup_key: yes,
      unit_amount: integer({ least: 0, most: 99_999_999 }),
      ...refusedParams(
        'currency_options',
        'custom_unit_amount',
        'tiers',
        'tiers_mode',
        'transform_quantity',
        'unit_amount_decimal',
      ),
    },
    ['currency'],
  ),
  async ({ db, now }, read) => {
    if (read.unit_amount === undefined) throw missingParameter('unit_amount');
    let { product } = read;
    if (product === undefined) {
      if (read.product_data === undefined) throw missingParameter('product');
      const { name, active = true, metadata: kept = {} } = read.product_data;
      product = (await insert(db, newProduct({ name, active, description: null, metadata: kept }, now))).id;
    } else await productRow(db, product);
    const key = read.lookup_key ?? null;
    for (const row of key === null ? [] : await findAll<Price>(db, 'price', { lookup_key: key })) {
      if (read.transfer_lookup_key !== true)
        throw invalid(`A price (\`${row.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
      await update(db, { ...row, body: { ...row.body, lookup_key: null } });
    }
    const price = newPrice(
      {
        active: read.active ?? true,
        currency: read.currency,
        lookupKey: key,
        metadata: read.metadata ?? {},
        nickname: read.nickname ?? null,
        product,
        recurring: read.recurring
          ? { interval: read.recurring.interval, count: read.recurring.interval_count ?? 1 }
          : null,
        taxBehavior: read.tax_behavior ?? 'unspecified',
        unitAmount: read.unit_amount,
      },
      now,
    );
    return insert(db, price);
  },
);

const priceRow = async (db: Db, id: string, lock = false) => {
  const row = await find<Price>(db, id, { lock });
  if (row?.kind !== 'price') throw noSuch('price', id, 'price');
  return row;
};

const retrievePrice = call(
  'GET',
  '/v1/prices/:id',
  shape({ expand }),
  async ({ db }, _, { id }) => (await priceRow(db, id)).body,
);

const updatePrice = call(
  'POST',
  '/v1/prices/:id',
  shape({
    active: yes,
    expand,
    metadata,
    nickname: text,
    ...refusedParams('currency_options', 'lookup_key', 'tax_behavior', 'transfer_lookup_key'),
  }),
  async ({ db }, { expand: _, metadata: changedMetadata, ...fields }, { id }) => {
    const row = await priceRow(db, id, true);
    row.body = { ...row.body, ...fields, metadata: merged(row.body.metadata, changedMetadata) };
    await update(db, row);
    return row.body;
  },
);

const prices = call(
  'GET',
  '/v1/prices',
  shape({
    ...paging,
    active: yes,
    currency,
    expand,
    lookup_keys: list(nonEmpty),
    product: nonEmpty,
    type: oneOf('one_time', 'recurring'),
    ...refusedParams('recurring'),
  }),
  async (context, { active, currency: of, lookup_keys: keys, product, type, ...page }) => {
    const where = { active, currency: of, product, type };
    const listRequest = { kind: 'price', url: '/v1/prices' };
    if (keys === undefined) return listObjects(context, { ...listRequest, where }, page);
    const found = await Promise.all(
      keys
        .slice(0, 10)
        .map((lookup_key) => listObjects(context, { ...listRequest, where: { ...where, lookup_key } }, {})),
    );
    const data = found.flatMap((answer) =>
      'data' in answer && Array.isArray(answer.data) ? answer.data : [],
    );
    return { object: 'list', data, has_more: false, url: listRequest.url };
  },
);

/** Calls of Stripe's Products and Prices. */
export const catalogueCalls = [
  createProduct,
  retrieveProduct,
  updateProduct,
  products,
  createPrice,
  retrievePrice,
  updatePrice,
  prices,
];
