import type { FastifyInstance, FastifyReply } from 'fastify';
import { type CardProblems, cards, readCard } from '../cards.ts';
import { formFields } from '../json.ts';
import type { LineItem, Session, SessionInternals } from '../objects/sessions.ts';
import { authenticate, currentSession, type Outcome, paySession } from '../operations/paying.ts';
import { type World, withContext } from '../world.ts';
import { euros, field, formatDayAndTime, type Html, html, type Page, show } from './html.ts';

interface FormValues {
  readonly number: string;
  readonly expiry: string;
}

const empty: FormValues = { number: '', expiry: '' };
/** Fictitious holder of the card: the page does not ask for one. */
const holder = { email: 'titulaire@exemple.test', name: 'Titulaire de la carte' };

const reasons: Readonly<Record<string, string>> = {
  authentication_failed:
    'Votre banque n’a pas confirmé le paiement. Rien n’a été débité : réessayez, ou prenez une autre carte.',
  expired_card: 'Votre carte est refusée : elle est expirée. Prenez une autre carte.',
  insufficient_funds: 'Votre carte est refusée : provision insuffisante. Prenez une autre carte.',
};

const declinedFor = (code: string): string =>
  reasons[code] ?? 'Votre carte est refusée par votre banque. Rien n’a été débité : prenez une autre carte.';

const every: Readonly<Record<string, string>> = { day: 'jour', week: 'semaine', month: 'mois', year: 'an' };

const periodOf = ([first]: readonly LineItem[]): string => {
  const recurring = first?.price?.recurring;
  return recurring ? ` par ${every[recurring.interval] ?? recurring.interval}` : '';
};

const lines = (session: Session, items: readonly LineItem[]): Html => html`<dl>
${items.map(
  (item) => html`<dt>${item.description ?? ''}${(item.quantity ?? 1) > 1 && ` × ${item.quantity ?? 1}`}</dt>
<dd>${euros(item.amount_total, item.currency)}</dd>`,
)}
<dt class="total">Total</dt><dd class="total">${euros(session.amount_total ?? 0, session.currency ?? 'eur')}</dd>
</dl>`;

const testCards: Html = html`<section class="cards" aria-labelledby="cards">
<h2 id="cards">Cartes de test</h2>
<p class="quiet">N’importe quelle date à venir et trois chiffres quelconques.</p>
<table><thead><tr><th scope="col">Numéro</th><th scope="col">Ce qui se passe</th></tr></thead><tbody>
${cards.map(
  ({ number, what }) =>
    html`<tr><td><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${what}</td></tr>`,
)}
</tbody></table>
</section>`;

interface PaymentPageData {
  readonly session: Session;
  readonly hidden: SessionInternals;
  readonly typed?: FormValues;
  readonly problems?: CardProblems;
  readonly declined?: string;
}

const paymentPage = (
  base: string,
  { session, hidden, typed = empty, problems = {}, declined }: PaymentPageData,
): Page => {
  const { lineItems } = hidden;
  const total = euros(session.amount_total ?? 0, session.currency ?? 'eur');
  const failed = Object.keys(problems).length > 0;
  const body = html`<h1>${session.mode === 'subscription' ? 'Abonnement' : 'Paiement'}</h1>
<p class="amount">${total}${periodOf(lineItems)}</p>
${lines(session, lineItems)}
${declined !== undefined && html`<p class="notice" role="alert">${declinedFor(declined)}</p>`}
${failed && html`<p class="notice" role="alert">Vérifiez ce qui est indiqué ci-dessous, rien n’a été débité.</p>`}
<form method="post" action="${base}/pay/${session.id}">
${field({
  name: 'number',
  label: 'Numéro de carte',
  value: typed.number,
  problem: problems.number,
  help: 'Par exemple 4242 4242 4242 4242',
  autocomplete: 'cc-number',
  numeric: true,
})}
<div class="pair">
${field({ name: 'expiry', label: 'Expiration (MM/AA)', value: typed.expiry, problem: problems.expiry, autocomplete: 'cc-exp', numeric: true })}
${field({ name: 'code', label: 'Code de sécurité', problem: problems.code, autocomplete: 'cc-csc', numeric: true })}
</div>
<p><button class="main" type="submit">${session.mode === 'subscription' ? 'S’abonner pour' : 'Payer'} ${total}</button></p>
</form>
${session.cancel_url && html`<p><a class="plain" href="${session.cancel_url}">Annuler et revenir</a></p>`}
<p class="quiet">Cette page reste ouverte jusqu’au ${formatDayAndTime(session.expires_at)}.</p>
${testCards}`;
  return {
    title: `Payer ${total}`,
    body,
    redirectsTo: [session.success_url, session.cancel_url],
  };
};

const successUrl = (session: Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const closedPage = (session: Session): Page =>
  session.status === 'complete'
    ? {
        title: 'Paiement déjà fait',
        body: html`<h1>Ce paiement est déjà fait</h1>
<p class="notice done">Rien ne sera débité une seconde fois.</p>
<p class="links"><a class="button" href="${successUrl(session)}">Revenir au site</a></p>`,
      }
    : {
        title: 'Page de paiement expirée',
        body: html`<h1>Cette page de paiement a expiré</h1>
<p>Rien n’a été débité. Revenez au site pour en ouvrir une nouvelle.</p>
${session.cancel_url && html`<p class="links"><a class="button" href="${session.cancel_url}">Revenir au site</a></p>`}`,
      };

const bankPage = (base: string, session: Session, token: string): Page => ({
  title: 'Confirmer le paiement',
  redirectsTo: [session.success_url, session.cancel_url],
  body: html`<h1>Votre banque demande confirmation</h1>
<p>Confirmez-vous ce paiement de <strong>${euros(session.amount_total ?? 0, session.currency ?? 'eur')}</strong> ?</p>
<form method="post" action="${base}/pay/${session.id}/authentication">
<input type="hidden" name="token" value="${token}">
<p class="links"><button type="submit" name="answer" value="confirm">Confirmer le paiement</button>
<button class="second" type="submit" name="answer" value="refuse">Refuser</button></p>
</form>`,
});

export const unknownPage: Page = {
  title: 'Page introuvable',
  status: 404,
  body: html`<h1>Cette page n’existe pas</h1><p>Revenez au site et recommencez.</p>`,
};

type WithId = { Params: { id: string } };

export const paymentPages = (world: World, app: FastifyInstance): void => {
  const { base } = world;
  /** Reading a session may expire it, so it is a change. */
  const readSession = (id: string) => withContext(world, (context) => currentSession(context, id));

  const answerOutcome = async (
    reply: FastifyReply,
    id: string,
    outcome: Outcome | undefined,
    typed: FormValues,
  ) => {
    if (outcome === undefined) return show(reply, unknownPage);
    const { session } = outcome;
    switch (outcome.kind) {
      case 'paid':
        return reply.redirect(successUrl(session), 303);
      case 'closed':
        return session.status === 'complete'
          ? reply.redirect(successUrl(session), 303)
          : show(reply, closedPage(session));
      case 'authenticate':
        return reply.redirect(`${base}/pay/${id}/authentication`, 303);
      case 'declined': {
        const row = await readSession(id);
        if (row === undefined) return show(reply, unknownPage);
        return show(
          reply,
          paymentPage(base, { session, hidden: row.hidden, typed, declined: outcome.declineCode }),
        );
      }
    }
  };

  app.get<WithId>('/pay/:id', async (request, reply) => {
    const row = await readSession(request.params.id);
    if (row === undefined) return show(reply, unknownPage);
    return show(
      reply,
      row.body.status === 'open'
        ? paymentPage(base, { session: row.body, hidden: row.hidden })
        : closedPage(row.body),
    );
  });

  app.post<WithId>('/pay/:id', async (request, reply) => {
    const { id } = request.params;
    const formValue = formFields(request.body);
    const typed = { number: formValue('number'), expiry: formValue('expiry') };
    const cardReading = readCard({ ...typed, code: formValue('code') }, new Date());
    if ('problems' in cardReading) {
      const { problems } = cardReading;
      const row = await readSession(id);
      if (row === undefined) return show(reply, unknownPage);
      if (row.body.status !== 'open')
        return answerOutcome(reply, id, { kind: 'closed', session: row.body }, typed);
      return show(reply, paymentPage(base, { session: row.body, hidden: row.hidden, typed, problems }));
    }
    const payment = { card: cardReading.card, ...holder, authenticated: false };
    return answerOutcome(
      reply,
      id,
      await withContext(world, (context) => paySession(context, id, payment)),
      typed,
    );
  });

  app.get<WithId>('/pay/:id/authentication', async (request, reply) => {
    const row = await readSession(request.params.id);
    if (row === undefined) return show(reply, unknownPage);
    if (row.body.status !== 'open') return show(reply, closedPage(row.body));
    if (row.hidden.waiting === undefined) return reply.redirect(`${base}/pay/${row.id}`, 303);
    return show(reply, bankPage(base, row.body, row.hidden.waiting.token));
  });

  app.post<WithId>('/pay/:id/authentication', async (request, reply) => {
    const { id } = request.params;
    const formValue = formFields(request.body);
    const answer = { token: formValue('token'), confirmed: formValue('answer') === 'confirm' };
    return answerOutcome(
      reply,
      id,
      await withContext(world, (context) => authenticate(context, id, answer)),
      empty,
    );
  });
};
