import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ascending, quantile } from '../messages/times.ts';

/** Times of the program's own answers about threads, one request after another. */

export interface Times {
  readonly name: string;
  /** Milliseconds, ascending. */
  readonly times: readonly number[];
}

interface Sample {
  readonly id: string;
  readonly token: string;
  readonly position: number;
}

/** Random threads, each with a session of its creator and the agreement accepted by both parties. */
export const sampleThreads = async (client: pg.Client, threads: number, count: number): Promise<Sample[]> => {
  const { rows } = await client.query<Sample>(
    `with drawn as (
      select distinct 1 + floor(random() * $1)::bigint as t from generate_series(1, $2::int)
    ), found as (
      select a.id, a.creator_id, a.candidate_id, a.position, 'big-' || t || '-' || right(a.id::text, 12) as token
      from drawn join application a on a.id = ('01900003-0000-7000-8000-' || lpad(to_hex(t), 12, '0'))::uuid and a.state = 'NEW'
    ), sessions as (
      insert into session (member_id, token_hash, expires_at, used_at, proved_at)
      select creator_id, sha256(convert_to(rpad(token, 43, '0'), 'utf8')), now() + interval '1 day', now(), now() from found
    ), agreed as (
      insert into nda_consent (application_id, party, member_id, version, sha256, consented_at, position)
      select id, party, case party when 'creator' then creator_id else candidate_id end, '1', repeat('0', 64), now(), 2
      from found, unnest(array['creator', 'candidate']) party on conflict do nothing
    ) select id, rpad(token, 43, '0') as token, position from found`,
    [threads, count],
  );
  return rows;
};

/** Requests of each kind for these threads. The first ones find few pages in memory, later ones most. */
export const timeAnswers = async (origin: string, sample: readonly Sample[]): Promise<Times[]> => {
  const ask = async ({ token }: Pick<Sample, 'token'>, path: string, body?: object): Promise<void> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    // The server is too busy: retries, and the wait counts.
    if (answer.status === 503) return ask({ token }, path, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  };
  const kinds: Readonly<Record<string, (one: Sample) => Promise<void>>> = {
    'newest page': (one) => ask(one, `/messagerie/${one.id}?seen=false`),
    'newest page, again': (one) => ask(one, `/messagerie/${one.id}?seen=false`),
    'page in the middle': (one) =>
      ask(one, `/messagerie/${one.id}?before=${Math.ceil(one.position / 2)}&seen=false`),
    'catch-up of 10 positions': (one) =>
      ask(one, `/messagerie/${one.id}?since=${one.position - 10}&seen=false`),
    'message sent': (one) =>
      ask(one, `/messagerie/${one.id}`, { content: 'Bonjour.', clientId: randomUUID() }),
    'inbox, first page': (one) => ask(one, '/missions/discussions'),
    'counts of the inbox': (one) => ask(one, '/messagerie/discussions/count'),
    'notifications not read': (one) => ask(one, '/notifications/new'),
  };
  const measured: Times[] = [];
  for (const [name, run] of Object.entries(kinds)) {
    const times: number[] = [];
    for (const one of sample) {
      const startedAt = performance.now();
      await run(one);
      times.push(performance.now() - startedAt);
    }
    measured.push({ name, times: times.toSorted(ascending) });
  }
  return measured;
};

export const timesLine = ({ name, times }: Times): string =>
  `${name.padEnd(28)} p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
