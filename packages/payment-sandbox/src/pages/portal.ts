import type { FastifyInstance } from 'fastify';
import { type CardProblems, readCard } from '../cards.ts';
import { idOf } from '../ids.ts';
import { formFields } from '../json.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';
import { newPaymentMethod, type PaymentMethod } from '../objects/payments.ts';
import type { Subscription, SubscriptionInternals } from '../objects/subscriptions.ts';
import {
  changeSubscription,
  retryInvoice,
  type SubscriptionRow,
  setEndsWithPeriod,
} from '../operations/subscriptions.ts';
import { type Db, find, findAll, insert } from '../store.ts';
import { type World, withContext } from '../world.ts';
import { euros, field, formatDay, type Html, html, type Page, show } from './html.ts';
import { unknownPage } from './payment.ts';

/** Pages of the customers' portal, in place of the provider's: subscription, card and invoices. */

interface Portal {
  readonly customer: string;
  readonly return_url: string | null;
  readonly created: number;
}

interface PortalData {
  readonly portal: Portal;
  readonly customer: Customer;
  readonly subscriptions: readonly SubscriptionRow[];
  readonly invoices: readonly Invoice[];
  readonly cards: ReadonlyMap<string, string>;
}

/** Lifetime of an address of the portal, in seconds. */
const portalLifetimeSeconds = 60 * 60;

const readPortal = async (db: Db, id: string, now: number): Promise<PortalData | undefined> => {
  const row = await find<Portal>(db, id);
  if (row?.kind !== 'billing_portal.session' || row.body.created + portalLifetimeSeconds <= now)
    return undefined;
  const customer = await find<Customer>(db, row.body.customer);
  if (customer === undefined) return undefined;
  const subscriptions = await findAll<Subscription, SubscriptionInternals>(db, 'subscription', {
    customer: customer.id,
  });
  const invoices = await findAll<Invoice>(db, 'invoice', { customer: customer.id });
  const methods = await Promise.all(
    subscriptions.map(({ body }) => find<PaymentMethod>(db, idOf(body.default_payment_method) ?? '')),
  );
  return {
    portal: row.body,
    customer: customer.body,
    subscriptions,
    invoices: invoices.map(({ body }) => body).reverse(),
    cards: new Map(methods.flatMap((method) => (method ? [[method.id, method.body.card?.last4 ?? '']] : []))),
  };
};

const states: Readonly<Record<string, readonly [string, string]>> = {
  active: ['actif', 'good'],
  canceled: ['terminé', ''],
  past_due: ['paiement en retard', 'bad'],
  open: ['à payer', 'wait'],
  paid: ['payée', 'good'],
};

const state = (name: string): Html => {
  const [word, tone] = states[name] ?? [name, ''];
  return html`<span class="state ${tone}">${word}</span>`;
};

const intervals: Readonly<Record<string, string>> = {
  day: 'par jour',
  week: 'par semaine',
  month: 'par mois',
  year: 'par an',
};

const subscriptionPart = (baseAddress: string, { body }: SubscriptionRow, { cards }: PortalData): Html => {
  const [item] = body.items.data;
  const end = formatDay(item?.current_period_end ?? 0);
  const subscriptionField = html`<input type="hidden" name="subscription" value="${body.id}">`;
  const isEnded = body.status === 'canceled';
  return html`<dl>
<dt>${euros(item?.price.unit_amount ?? 0, body.currency)} ${intervals[item?.price.recurring?.interval ?? ''] ?? ''}</dt><dd>${state(body.status)}</dd>
${
  isEnded
    ? html`<dt>Terminé le</dt><dd>${formatDay(body.ended_at ?? 0)}</dd>`
    : html`<dt>${body.cancel_at_period_end ? 'Se termine le' : 'Prochain paiement le'}</dt><dd>${end}</dd>
<dt>Carte</dt><dd>•••• ${cards.get(idOf(body.default_payment_method) ?? '') ?? ''}</dd>`
}
</dl>
${
  !isEnded &&
  html`<div class="links">
<form method="post" action="${baseAddress}/${body.cancel_at_period_end ? 'resume' : 'cancel'}">${subscriptionField}
<button class="second" type="submit">${body.cancel_at_period_end ? 'Garder l’abonnement' : 'Résilier à la fin de la période'}</button></form>
<a class="button second" href="${baseAddress}/card?subscription=${body.id}">Changer de carte</a>
</div>`
}`;
};

const portalPage = (baseAddress: string, data: PortalData, notice: string): Page => ({
  title: 'Abonnement et factures',
  redirectsTo: [data.portal.return_url],
  body: html`<h1>Abonnement et factures</h1>
<p class="quiet">${data.customer.name ?? ''} ${data.customer.email ?? ''}</p>
${notice !== '' && html`<p class="notice done" role="status">${notice}</p>`}
<h2>Abonnement</h2>
${
  data.subscriptions.length === 0
    ? html`<p>Aucun abonnement.</p>`
    : data.subscriptions.toReversed().map((row) => subscriptionPart(baseAddress, row, data))
}
<h2>Factures</h2>
${
  data.invoices.length === 0
    ? html`<p>Aucune facture.</p>`
    : html`<table><thead><tr><th scope="col">Numéro</th><th scope="col">Date</th><th scope="col">Montant</th><th scope="col">État</th></tr></thead><tbody>
${data.invoices.map(
  (invoice) => html`<tr><td>${invoice.number}</td><td>${formatDay(invoice.created)}</td>
<td>${euros(invoice.total, invoice.currency)}</td><td>${state(invoice.status ?? '')}</td></tr>`,
)}</tbody></table>`
}
${data.portal.return_url && html`<p class="links"><a class="button" href="${data.portal.return_url}">Revenir au site</a></p>`}`,
});

const cardPage = (
  baseAddress: string,
  subscription: string,
  typed = { number: '', expiry: '' },
  problems: CardProblems = {},
): Page => ({
  title: 'Changer de carte',
  body: html`<h1>Changer de carte</h1>
<form method="post" action="${baseAddress}/card">
<input type="hidden" name="subscription" value="${subscription}">
${field({ name: 'number', label: 'Numéro de carte', value: typed.number, problem: problems.number, autocomplete: 'cc-number', numeric: true })}
<div class="pair">
${field({ name: 'expiry', label: 'Expiration (MM/AA)', value: typed.expiry, problem: problems.expiry, autocomplete: 'cc-exp', numeric: true })}
${field({ name: 'code', label: 'Code de sécurité', problem: problems.code, autocomplete: 'cc-csc', numeric: true })}
</div>
<p><button class="main" type="submit">Enregistrer la carte</button></p>
</form>
<p><a class="plain" href="${baseAddress}">Revenir</a></p>`,
});

const notices: Readonly<Record<string, string>> = {
  cancel: 'L’abonnement se terminera à la fin de la période payée.',
  card: 'La nouvelle carte est enregistrée.',
  resume: 'L’abonnement continue.',
};

type WithId = { Params: { id: string }; Querystring: { done?: string; subscription?: string } };

export const portalPages = (world: World, app: FastifyInstance): void => {
  const addressOf = (id: string) => `${world.base}/portal/${id}`;
  const portalOf = (id: string) => withContext(world, (context) => readPortal(context.db, id, context.now));

  app.get<WithId>('/portal/:id', async (request, reply) => {
    const { id } = request.params;
    const found = await portalOf(id);
    if (found === undefined) return show(reply, unknownPage);
    return show(reply, portalPage(addressOf(id), found, notices[request.query.done ?? ''] ?? ''));
  });

  app.get<WithId>('/portal/:id/card', async (request, reply) => {
    const { id } = request.params;
    if ((await portalOf(id)) === undefined) return show(reply, unknownPage);
    return show(reply, cardPage(addressOf(id), request.query.subscription ?? ''));
  });

  /** The subscription named in a form, if it belongs to this customer and is live. */
  const ownRow = async (
    db: Db,
    portalId: string,
    subscriptionId: string,
    now: number,
  ): Promise<SubscriptionRow | undefined> => {
    const isOwn =
      (await readPortal(db, portalId, now))?.subscriptions.some((row) => row.id === subscriptionId) === true;
    const row = isOwn
      ? await find<Subscription, SubscriptionInternals>(db, subscriptionId, { lock: true })
      : undefined;
    return row?.body.status === 'canceled' ? undefined : row;
  };

  for (const step of ['cancel', 'resume'] as const)
    app.post<WithId>(`/portal/:id/${step}`, async (request, reply) => {
      const { id } = request.params;
      const subscriptionId = formFields(request.body)('subscription');
      await withContext(world, async (context) => {
        const row = await ownRow(context.db, id, subscriptionId, context.now);
        const ends = step === 'cancel';
        if (row !== undefined && row.body.cancel_at_period_end !== ends)
          await setEndsWithPeriod(context, row, ends);
      });
      return reply.redirect(`${addressOf(id)}?done=${step}`, 303);
    });

  app.post<WithId>('/portal/:id/card', async (request, reply) => {
    const { id } = request.params;
    const formValue = formFields(request.body);
    const subscriptionId = formValue('subscription');
    const typed = { number: formValue('number'), expiry: formValue('expiry') };
    const cardReading = readCard({ ...typed, code: formValue('code') }, new Date());
    if ('problems' in cardReading)
      return show(reply, cardPage(addressOf(id), subscriptionId, typed, cardReading.problems));
    await withContext(world, async (context) => {
      const row = await ownRow(context.db, id, subscriptionId, context.now);
      if (row === undefined) return;
      const { number, month, year } = cardReading.card;
      const payer = { email: null, name: null };
      const method = newPaymentMethod(cardReading.card, payer, idOf(row.body.customer), context.now);
      await insert(context.db, method);
      row.hidden = { ...row.hidden, card: { number, month, year } };
      await changeSubscription(context, row, { default_payment_method: method.id });
      await retryInvoice(context, row);
    });
    return reply.redirect(`${addressOf(id)}?done=card`, 303);
  });
};
