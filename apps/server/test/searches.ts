import type { SavedSearchForm } from '@basoche/contract/saved-searches/saved-searches';
import { hashOfSecret, newSecret } from '../src/platform/secrets/secrets.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** Adds a saved search of all members' missions, with instant alerts by default; returns its id. */
export const aSavedSearch = async (
  test: TestApp,
  { token }: TestMember,
  wishes: Partial<SavedSearchForm> = {},
): Promise<string> => {
  const search = { name: 'Ma recherche', audience: 'members', filters: {}, frequency: 'instant' };
  const answer = await test.call('POST', '/missions/searches', { token, body: { ...search, ...wishes } });
  if (answer.statusCode !== 201) throw new Error(`Expected 201, got ${answer.statusCode}: ${answer.body}`);
  return answer.json().id;
};

/** The token in a mail's link that stops the alert of a search. */
export const aStopToken = async ({ platform, clock }: TestApp, searchId: string): Promise<string> => {
  const token = newSecret();
  await platform.database.db
    .insertInto('alert_stop')
    .values({ token_hash: hashOfSecret(token), search_id: searchId, created_at: clock.now() })
    .execute();
  return token;
};

/** Runs every job, including those planned for later. */
export const drainAll = async (test: TestApp): Promise<void> => {
  await test.drain();
  await test.platform.database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await test.drain();
};

export const mailsTo = async (test: TestApp, { email }: TestMember) =>
  (await test.mails()).filter(({ to }) => to?.some(({ address }) => address === email));

/** Titles of the results in an alert's mail; each is a link to its page. */
export const toldIn = ({ html = '' }: { html?: string | undefined }): string[] =>
  [...html.matchAll(/<a href="[^"]*\/consult\/(?:missions|emplois)\/[0-9a-f-]{36}"[^>]*>([^<]*)</g)].map(
    ([, title = '']) => title,
  );
