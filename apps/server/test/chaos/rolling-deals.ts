import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../src/platform/clock.ts';
import type { Talker } from '../large/conversations.ts';
import { aMissionForm } from '../missions.ts';
import { isSlowDatabase, reasonOf, type Site } from './rolling-load.ts';

/** Members of the demonstration who publish, apply, agree and pay, with calls that both versions have. */

const clock: Clock = { now: () => new Date() };

interface Ask {
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
}

type Place = Pick<Site, 'address' | 'said'>;

/** Makes a call, which must succeed; retries while the database is slow, as browsers do. */
export const ask = async <Answer>(
  site: Place,
  path: string,
  { method = 'POST', token, body = {} }: Ask = {},
): Promise<Answer> => {
  const answer = await fetch(`${site.address}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (await isSlowDatabase(site, answer)) {
    await pause(1_000);
    return ask(site, path, { method, body, ...(token === undefined ? {} : { token }) });
  }
  if (!answer.ok)
    throw new Error(
      `${method} ${path}: ${answer.status} ${text} ${answer.status < 500 ? '' : reasonOf(site, answer)}`,
    );
  return text === '' ? (undefined as Answer) : JSON.parse(text);
};

export const logIn = async (site: Place, email: string): Promise<Talker> => {
  const body = { email, password: 'basoche-demo' };
  const { access_token: token } = await ask<{ access_token: string }>(site, '/api/auth/login', { body });
  const { id } = await ask<{ id: string }>(site, '/api/auth/me', { method: 'GET', token });
  return { id, token };
};

/** Publishes a mission and applies to it. Returns the ids of both. */
export const openThread = async (site: Place, [creator, candidate]: readonly [Talker, Talker]) => {
  const mission = await ask<{ id: string }>(site, '/api/missions/create', {
    token: creator.token,
    body: aMissionForm({ clock }),
  });
  const thread = await ask<{ id: string }>(site, '/api/missions/postulate', {
    token: candidate.token,
    body: { missionID: mission.id, offer: 500, tvaApplicable: true },
  });
  return { missionId: mission.id, threadId: thread.id };
};

/** Sends a card on the page of a payment, as a browser does. */
const pay = async ({ address }: Site, page: string): Promise<void> => {
  const { pathname } = new URL(page);
  const answer = await fetch(`${address}${pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12 / 40', code: '123' }),
  });
  if (answer.status !== 303) throw new Error(`POST ${pathname}: ${answer.status} ${await answer.text()}`);
};

/** Takes new missions to a paid deposit, again and again until the load is over. */
export const keepDealing = (site: Site, talkers: readonly [Talker, Talker]) => {
  const [creator, candidate] = talkers;
  const deals = { paid: [] as string[], failures: [] as string[] };
  const deal = async (): Promise<void> => {
    const { threadId } = await openThread(site, talkers);
    const steps = [
      [creator, 'action/price/accept'],
      [creator, 'action/choose/funds'],
      [candidate, 'action/funds/accept'],
    ] as const;
    for (const [{ token }, command] of steps)
      await ask(site, `/api/messagerie/${command}/${threadId}`, { token });
    const { token } = creator;
    await pay(site, await ask<string>(site, `/api/stripe/paiement/${threadId}`, { token }));
    deals.paid.push(threadId);
  };
  const ended = (async () => {
    while (!site.isOver()) await deal().catch((error) => deals.failures.push(String(error)));
  })();
  return { deals, ended };
};
