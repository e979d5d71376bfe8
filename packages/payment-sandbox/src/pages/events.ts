import type { FastifyInstance } from 'fastify';
import { readSetting } from '../store.ts';
import type { World } from '../world.ts';
import { formatInstant, type Html, html, show } from './html.ts';

interface EventRow {
  readonly id: string;
  readonly position: number;
  readonly type: string;
  readonly created: number;
  readonly body: { readonly data: { readonly object: { readonly id?: string } } };
  readonly state: string;
  readonly attempts: number;
  readonly answer: string | null;
}

interface RefusedRow {
  readonly method: string;
  readonly path: string;
  readonly reason: string;
}

const aPage = 40;

const states: Readonly<Record<string, readonly [string, string]>> = {
  delivered: ['remis', 'good'],
  pending: ['en attente', 'wait'],
  failed: ['abandonné', 'bad'],
};

const eventPart = (event: EventRow): Html => {
  const [word, tone] = states[event.state] ?? [event.state, ''];
  const tries = event.attempts === 0 ? '' : `${event.attempts} envoi${event.attempts > 1 ? 's' : ''}`;
  return html`<details class="event">
<summary><span class="state ${tone}">${word}</span> <strong>${event.type}</strong> <span class="quiet">${formatInstant(event.created)}</span></summary>
<p class="quiet">${event.id} · ${event.body.data.object.id ?? ''} · ${tries} ${event.answer && `· réponse : ${event.answer}`}</p>
<pre tabindex="0">${JSON.stringify(event.body, null, 2)}</pre>
</details>`;
};

const refusedPart = (rows: readonly RefusedRow[]): Html => html`<h2>Appels inconnus refusés</h2>
<table><thead><tr><th scope="col">Appel</th><th scope="col">Raison</th></tr></thead><tbody>
${rows.map(({ method, path, reason }) => html`<tr><td><code>${method} ${path}</code></td><td>${reason}</td></tr>`)}
</tbody></table>`;

type WithPage = { Querystring: { before?: string; type?: string } };

const numberOf = (text: string | undefined): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null;

export const eventPages = (world: World, app: FastifyInstance): void => {
  app.get<WithPage>('/events', async (request, reply) => {
    const { type = '' } = request.query;
    const { rows } = await world.pool.query<EventRow>(
      `select id, position, type, created, body, state, attempts, answer from payment_sandbox.event
       where ($1::bigint is null or position < $1) and ($2 = '' or type like $2 || '%')
       order by position desc limit $3`,
      [numberOf(request.query.before), type.replaceAll(/[%_\\]/g, '\\$&'), aPage + 1],
    );
    const { rows: refused } = await world.pool.query<RefusedRow>(
      'select method, path, reason from payment_sandbox.refused_call order by position desc limit 20',
    );
    const address = await readSetting(world.pool, 'deliverTo');
    const shown = rows.slice(0, aPage);
    const last = shown.at(-1);
    const next = new URLSearchParams({
      ...(type === '' ? {} : { type }),
      before: String(last?.position ?? ''),
    });
    return show(reply, {
      title: 'Événements du bac à sable',
      wide: true,
      body: html`<h1>Événements</h1>
<p class="quiet">${typeof address === 'string' ? `Remis à ${address}` : 'Personne n’écoute encore.'}</p>
<form method="get" action="${world.base}/events" class="links">
<div><label for="type">Type qui commence par</label><input id="type" name="type" type="text" value="${type}" placeholder="checkout.session"></div>
<button class="second" type="submit">Filtrer</button>
</form>
<h2>Du plus récent au plus ancien</h2>
${shown.length === 0 ? html`<p>Aucun événement.</p>` : shown.map(eventPart)}
${rows.length > aPage && html`<p><a class="plain" href="${world.base}/events?${next.toString()}">Plus anciens</a></p>`}
${refused.length > 0 && refusedPart(refused)}`,
    });
  });
};
