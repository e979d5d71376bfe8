import { addDays, parisDay, parisHour } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aHeldDocument, aHeldFile, anAgreement } from '../../../../test/held-files.ts';
import { drainAll } from '../../../../test/searches.ts';
import { addJob } from '../../../platform/queue/queue.ts';

/** Clients are told that a document which they were given was withdrawn (rules §12). */

const start = '2037-01-10';
const key = 'VIGILANCE_GIVEN_WITHDRAWN';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(parisHour(start, 9));
});
afterAll(() => test.close());

const aPair = async () => {
  const client = await aMember(test, { kind: 'COMPANY' });
  const candidate = await aMember(test, { jobName: 'Avocat', firstName: 'Yasmine', lastName: 'Benali' });
  return { client, candidate, id: await anAgreement(test, client, candidate) };
};

const post = async ({ token }: TestMember, path: string): Promise<void> => {
  const answer = await test.call('POST', path, { token });
  expect(answer.statusCode, answer.body).toBe(200);
};
const collect = async (client: TestMember, id: string): Promise<void> => {
  await post(client, `/messagerie/vigilance/collect/${id}`);
  test.clock.advance(60_000);
};
/** The owner withdraws a document; its job runs twice, as after a kill. */
const withdraw = async (owner: TestMember, documentId: string): Promise<void> => {
  await post(owner, `/vigilance/documents/${documentId}/withdraw`);
  await addJob(test.platform.database.db, 'vigilance.withdrawn', { documentId });
  await drainAll(test);
};

const keysTo = async ({ id }: TestMember): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ key: string }>(
    `select key from notification where member_id = $1 and key like 'VIGILANCE_%WITHDRAWN' order by created_at, id`,
    [id],
  );
  return rows.map((row) => row.key);
};
const mailsTo = async ({ email }: TestMember): Promise<string[]> =>
  (await test.mails())
    .filter(({ to, subject }) => to?.[0]?.address === email && /a été retiré/.test(subject ?? ''))
    .map(({ text = '' }) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' '));
const withdrawnAt = async ({ token }: TestMember): Promise<string | null> =>
  (await test.call('GET', '/vigilance/candidates', { token })).json()[0].withdrawnAt;

describe('a document that was withdrawn after a client downloaded it', () => {
  it('is told once to the client, who reads its day until the file is downloaded anew', async () => {
    const { client, candidate, id } = await aPair();
    const { registration } = await aHeldFile(test, candidate);
    await collect(client, id);
    expect(await withdrawnAt(client)).toBeNull();
    await withdraw(candidate, registration);
    expect([await keysTo(client), await keysTo(candidate)]).toEqual([[key], []]);
    const { withdrawn_at } = await test.platform.database.db
      .selectFrom('vigilance_document')
      .select('withdrawn_at')
      .where('id', '=', registration)
      .executeTakeFirstOrThrow();
    expect(await withdrawnAt(client)).toBe(withdrawn_at?.toISOString());
    const [mail, ...others] = await mailsTo(client);
    expect(others).toEqual([]);
    expect(mail).toContain('Un document que vous avez téléchargé le 10 janvier 2037 a été retiré depuis');
    expect(mail).toContain('Le dossier n’est plus complet : Yasmine Benali le complète.');
    expect(mail).not.toContain('ordre');

    await aHeldDocument(test, candidate, 'registration', { days: -1 });
    await collect(client, id);
    expect(await withdrawnAt(client)).toBeNull();
  });

  it('is told to the owner as well where staff withdrew it', async () => {
    const { client, candidate, id } = await aPair();
    const { insurance: documentId } = await aHeldFile(test, candidate);
    await collect(client, id);
    await test.platform.database.db
      .updateTable('vigilance_document')
      .set({ withdrawn_at: test.clock.now(), withdrawn_reason: 'Le fichier est illisible.' })
      .where('id', '=', documentId)
      .execute();
    await addJob(test.platform.database.db, 'vigilance.withdrawn', { documentId });
    await drainAll(test);
    expect([await keysTo(client), await keysTo(candidate)]).toEqual([[key], ['VIGILANCE_WITHDRAWN']]);
  });

  it('is not mailed to a client who downloaded the file anew before the mail', async () => {
    const { client, candidate, id } = await aPair();
    const { registration } = await aHeldFile(test, candidate);
    await collect(client, id);
    const mail = { mail: 'given', memberId: client.id, candidateId: candidate.id } as const;
    await aHeldDocument(test, candidate, 'registration', { days: -1 });
    await post(candidate, `/vigilance/documents/${registration}/withdraw`);
    await collect(client, id);
    await addJob(test.platform.database.db, 'vigilance.mail', {
      ...mail,
      personId: client.id,
      documentId: registration,
    });
    await drainAll(test);
    expect([await keysTo(client), await mailsTo(client)]).toEqual([[], []]);
  });
});

describe('nobody is told of a document', () => {
  it('that they were not given, or whose mission has ended', async () => {
    const [never, ended] = [await aPair(), await aPair()];
    for (const { candidate, client, id } of [never, ended]) {
      const { registration } = await aHeldFile(test, candidate);
      if (client === ended.client) {
        await collect(client, id);
        await test.platform.database.db
          .updateTable('application')
          .set({ state: 'DONE', ended_at: new Date(test.clock.now().getTime() - 2 * 86_400_000) })
          .where('id', '=', id)
          .execute();
      }
      await withdraw(candidate, registration);
      expect(await keysTo(client)).toEqual([]);
    }
  });

  it('that had ended, or that was not in the last download', async () => {
    const { client, candidate, id } = await aPair();
    await aHeldFile(test, candidate);
    const old = await aHeldDocument(test, candidate, 'contributions', {
      days: -100,
      code: 'OLD123456',
    });
    await collect(client, id);
    await withdraw(candidate, old);
    expect([await keysTo(client), await withdrawnAt(client)]).toEqual([[], null]);

    const { rows } = await test.platform.database.pool.query<{ document_ids: string[] }>(
      'select document_ids from vigilance_collection where creator_id = $1',
      [client.id],
    );
    const [given = ''] = rows[0]?.document_ids ?? [];
    await test.platform.database.db
      .updateTable('vigilance_document')
      .set({ from_day: addDays(parisDay(test.clock.now()), -300) })
      .where('id', '=', given)
      .execute();
    await withdraw(candidate, given);
    expect([await keysTo(client), await withdrawnAt(client)]).toEqual([[], null]);
  });
});
