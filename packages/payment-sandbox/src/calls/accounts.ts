import { type Context, call } from '../api/call.ts';
import { listObjects, paging } from '../api/lists.ts';
import { invalid } from '../errors.ts';
import { newId } from '../ids.ts';
import { type AccountParams, newAccount } from '../objects/accounts.ts';
import { accountRow } from '../operations/accounts.ts';
import { saveMetadata } from '../operations/metadata.ts';
import { email, expand, metadata, nonEmpty, oneOf, refusedParams, shape, text, url, yes } from '../shape.ts';
import { insert } from '../store.ts';

const capability = shape({ requested: yes }, ['requested']);

const controller = shape({
  fees: shape({ payer: oneOf('account', 'application') }),
  losses: shape({ payments: oneOf('application', 'stripe') }),
  requirement_collection: oneOf('application', 'stripe'),
  stripe_dashboard: shape({ type: oneOf('express', 'full', 'none') }),
});

const fields = {
  business_profile: shape({
    mcc: text,
    name: text,
    product_description: text,
    support_email: text,
    url: text,
    ...refusedParams(
      'annual_revenue',
      'estimated_worker_count',
      'support_address',
      'support_phone',
      'support_url',
    ),
  }),
  business_type: oneOf('company', 'government_entity', 'individual', 'non_profit'),
  capabilities: shape({ card_payments: capability, transfers: capability }),
  email,
  expand,
  metadata,
  settings: shape({
    payouts: shape({
      schedule: shape({
        interval: oneOf('daily', 'manual', 'monthly', 'weekly'),
        ...refusedParams('delay_days', 'monthly_anchor', 'weekly_anchor'),
      }),
      statement_descriptor: text,
      ...refusedParams('debit_negative_balances'),
    }),
    ...refusedParams('branding', 'card_payments', 'dashboard', 'payments'),
  }),
  ...refusedParams(
    'account_token',
    'company',
    'default_currency',
    'documents',
    'external_account',
    'groups',
    'individual',
    'tos_acceptance',
  ),
};

const express: AccountParams['controller'] = {
  fees: 'application',
  losses: 'application',
  collection: 'stripe',
  dashboard: 'express',
};

const create = call(
  'POST',
  '/v1/accounts',
  shape({ ...fields, controller, country: nonEmpty, type: oneOf('custom', 'express', 'standard') }),
  async ({ db, now }, read) => {
    if (read.type !== undefined && read.controller !== undefined)
      throw invalid('You may only specify one of these parameters: type, controller.', { param: 'type' });
    if (read.type !== 'express' && read.controller === undefined)
      throw invalid('The payment sandbox makes accounts of type express, or by controller.', {
        param: 'type',
      });
    const controllerParams = read.controller ?? {};
    const requested = (['card_payments', 'transfers'] as const).filter(
      (name) => read.capabilities?.[name]?.requested === true,
    );
    const account = newAccount(
      {
        type: read.type === 'express' ? 'express' : 'none',
        controller: {
          fees: controllerParams.fees?.payer ?? express.fees,
          losses: controllerParams.losses?.payments ?? express.losses,
          collection: controllerParams.requirement_collection ?? express.collection,
          dashboard: controllerParams.stripe_dashboard?.type ?? express.dashboard,
        },
        businessType: read.business_type ?? null,
        capabilities: requested,
        country: read.country ?? 'FR',
        email: read.email ?? null,
        metadata: read.metadata ?? {},
      },
      now,
    );
    const { business_profile: profile } = account;
    if (profile && read.business_profile) Object.assign(profile, read.business_profile);
    return insert(db, account);
  },
);

const retrieve = call(
  'GET',
  '/v1/accounts/:id',
  shape({ expand }),
  async (context, _, { id }) => (await accountRow(context, id)).body,
);

const update = call(
  'POST',
  '/v1/accounts/:id',
  shape({
    email,
    expand,
    metadata,
    ...refusedParams('business_profile', 'business_type', 'capabilities', 'settings'),
  }),
  async (context, read, { id }) => {
    const row = await accountRow(context, id, { lock: true });
    if (read.email !== undefined) row.body = { ...row.body, email: read.email };
    return saveMetadata(context, row, read.metadata);
  },
);

const accounts = call('GET', '/v1/accounts', shape({ ...paging, expand }), (context, page) =>
  listObjects(context, { kind: 'account', url: '/v1/accounts' }, page),
);

const linkLasts = 5 * 60;

/** A one-time address of the onboarding page; only the last one created works. */
const link = call(
  'POST',
  '/v1/account_links',
  shape(
    {
      account: nonEmpty,
      collection_options: shape({
        fields: oneOf('currently_due', 'eventually_due'),
        future_requirements: oneOf('include', 'omit'),
      }),
      expand,
      refresh_url: url,
      return_url: url,
      type: oneOf('account_onboarding', 'account_update'),
      ...refusedParams('collect'),
    },
    ['account', 'type', 'refresh_url', 'return_url'],
  ),
  async (context: Context, read) => {
    const row = await accountRow(context, read.account);
    if (read.type === 'account_update')
      throw invalid('You cannot create `account_update` type Account Links for this account.', {
        param: 'type',
      });
    const id = newId('link');
    const expiresAt = context.now + linkLasts;
    await insert(
      context.db,
      { id: `link_${id}`, object: 'account_link' },
      { hidden: { account: row.id, expiresAt, refreshUrl: read.refresh_url, returnUrl: read.return_url } },
    );
    return {
      object: 'account_link',
      created: context.now,
      expires_at: expiresAt,
      url: `${context.pagesUrl}/onboarding/${id}`,
    };
  },
);

const loginLink = call(
  'POST',
  '/v1/accounts/:id/login_links',
  shape({ expand }),
  async (context, _, { id }) => {
    const { body } = await accountRow(context, id);
    if (!body.details_submitted)
      throw invalid('Cannot create a login link for an account that has not completed onboarding.');
    return { object: 'login_link', created: context.now, url: `${context.pagesUrl}/dashboard/${id}` };
  },
);

export const accountCalls = [create, retrieve, update, accounts, link, loginLink];
