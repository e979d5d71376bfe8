import { addDays, type Day, parisHour } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { anAgreement, aProposal } from '../../../../test/held-files.ts';
import { recordStatements } from '../../../../test/read-whole.ts';
import { drainAll } from '../../../../test/searches.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { notifyCompleted } from '../completing/service.ts';
import { vigilanceRefusalsOf } from '../facts/service.ts';
import { remind } from '../reminders/service.ts';

const start = '2037-01-10';
const lastDay = '2037-07-09';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(() => test.clock.set(parisHour(start, 9)));
afterAll(() => test.close());

interface Account {
  readonly id: string;
}

const submit = async ({ id }: Account, kind: string, from: Day, until: Day | null = null) => {
  const { rows } = await test.platform.database.pool.query<{ id: string }>(
    `insert into vigilance_document (member_id, kind, from_day, until_day, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [id, kind, from, until, test.clock.now()],
  );
  return rows[0]?.id ?? '';
};

/** A complete file of an avocat, whose insurance ends later. */
const anAvocat = async (): Promise<TestMember> => {
  const avocat = await aMember(test, { jobName: 'Avocat' });
  for (const kind of ['contributions', 'registration', 'foreignWorkers']) await submit(avocat, kind, start);
  await submit(avocat, 'insurance', start, '2038-03-01');
  return avocat;
};

const proposed = (client: TestMember, candidate: TestMember) => aProposal(test, client, candidate, 6_000);
const agreed = (client: TestMember, candidate: TestMember) => anAgreement(test, client, candidate, 6_000);

const keysTo = async ({ id }: Account): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ key: string }>(
    `select key from notification where member_id = $1 and key like 'VIGILANCE_%' order by created_at, id`,
    [id],
  );
  return rows.map(({ key }) => key);
};
const mailsTo = async ({ email }: { readonly email: string }) =>
  (await test.mails()).filter(
    ({ to, subject }) => to?.[0]?.address === email && /vigilance/.test(subject ?? ''),
  );

const runOn = async (day: Day) => {
  test.clock.set(parisHour(day, 9));
  await remind(test.platform);
};

describe('a reminder', () => {
  it('is for documents that somebody asks for: an insurance shown on the profile alone is none', async () => {
    const [jurist, avocat] = [await aMember(test), await aMember(test, { jobName: 'Avocat' })];
    for (const one of [jurist, avocat]) await submit(one, 'insurance', start, lastDay);
    await runOn(lastDay);
    await drainAll(test);
    expect([await keysTo(jurist), await keysTo(avocat)]).toEqual([[], ['VIGILANCE_RENEW']]);
    expect(await mailsTo(jurist)).toEqual([]);
  });

  it('is not mailed on a later day, of which another one tells', async () => {
    const [client, avocat] = [await aMember(test, { kind: 'COMPANY' }), await anAvocat()];
    await agreed(client, avocat);
    await runOn(lastDay);
    // The client never collected the file either.
    expect((await keysTo(client)).toSorted()).toEqual(['VIGILANCE_COLLECT', 'VIGILANCE_ENDS']);
    expect(await keysTo(avocat)).toEqual(['VIGILANCE_RENEW']);
    test.clock.set(parisHour(addDays(lastDay, 1), 1));
    await drainAll(test);
    expect([await mailsTo(client), await mailsTo(avocat)]).toEqual([[], []]);
  });

  it('is mailed to nobody whose seat was lowered meanwhile', async () => {
    const [owner, manager] = [await aMember(test), await aMember(test)];
    const firm = await aFirm(test, { owner });
    await aSeat(test, firm, manager, 'manager');
    await submit(firm, 'registration', start);
    await runOn(lastDay);
    expect(await keysTo(manager)).toEqual(['VIGILANCE_RENEW']);
    await test.platform.database.pool.query("update seat set role = 'finance' where person_id = $1", [
      manager.id,
    ]);
    await drainAll(test);
    expect([(await mailsTo(owner)).length, (await mailsTo(manager)).length]).toEqual([1, 0]);
  });
});

const withdraw = (id: string) =>
  test.platform.database.pool.query(
    'update vigilance_document set withdrawn_at = $2, withdrawn_reason = $3 where id = $1',
    [id, test.clock.now(), 'Le fichier est illisible.'],
  );
const queue = (name: 'vigilance.completed' | 'vigilance.withdrawn', documentId: string): Promise<unknown> =>
  addJob(test.platform.database.db, name, { documentId });

it('each document that staff withdrew is told once, also if both wait in the queue', async () => {
  const owner = await aMember(test);
  for (const kind of ['contributions', 'registration']) {
    const id = await submit(owner, kind, start);
    await withdraw(id);
    for (let time = 0; time < 2; time += 1) await queue('vigilance.withdrawn', id);
    test.clock.advance(5_000);
  }
  await drainAll(test);
  expect(await keysTo(owner)).toEqual(['VIGILANCE_WITHDRAWN', 'VIGILANCE_WITHDRAWN']);
  const { rows } = await test.platform.database.pool.query(
    'select distinct last_day from vigilance_reminder where member_id = $1',
    [owner.id],
  );
  expect(rows).toEqual([{ last_day: lastDay }]);
  expect(await mailsTo(owner)).toHaveLength(2);
});

describe('a client who waits for a complete file', () => {
  const papers = async (owner: Account) => {
    for (const kind of ['contributions', 'registration', 'foreignWorkers']) await submit(owner, kind, start);
  };

  it('is told on the day on which the cover begins', async () => {
    const [client, avocat] = [
      await aMember(test, { kind: 'COMPANY' }),
      await aMember(test, { jobName: 'Avocat' }),
    ];
    await proposed(client, avocat);
    await papers(avocat);
    const begins = addDays(start, 1);
    await queue('vigilance.completed', await submit(avocat, 'insurance', begins, '2038-03-01'));
    await drainAll(test);
    expect(await keysTo(client)).toEqual([]);
    for (const day of [begins, begins, addDays(begins, 1)]) await runOn(day);
    expect(await keysTo(client)).toEqual(['VIGILANCE_COMPLETED']);
  });

  it('is told of a cover that began by a later run, if the one of that day was missed', async () => {
    const [client, avocat] = [
      await aMember(test, { kind: 'COMPANY' }),
      await aMember(test, { jobName: 'Avocat' }),
    ];
    await proposed(client, avocat);
    await papers(avocat);
    const begins = addDays(start, 2);
    await queue('vigilance.completed', await submit(avocat, 'insurance', begins, '2038-03-01'));
    await drainAll(test);
    await runOn(addDays(start, 1));
    // Their modes are proposed when the file is complete: they wait for nothing.
    const comesAt = async (at: Date, come: typeof agreed | typeof proposed) => {
      test.clock.set(at);
      const comer = await aMember(test, { kind: 'COMPANY' });
      await come(comer, { ...avocat, token: await aSession(test, avocat.id) });
      return comer;
    };
    const later = await comesAt(parisHour(begins, 0), proposed);
    const late = await comesAt(parisHour(addDays(begins, 2), 8), agreed);
    for (const days of [2, 2, 3]) await runOn(addDays(begins, days));
    const told = await Promise.all([client, later, late].map(keysTo));
    expect(told.map((keys) => keys.filter((key) => key === 'VIGILANCE_COMPLETED'))).toEqual([
      ['VIGILANCE_COMPLETED'],
      [],
      [],
    ]);
    const { rows } = await test.platform.database.pool.query(
      `select last_day from vigilance_reminder where member_id = $1 and reminder like 'completed %'`,
      [client.id],
    );
    expect(rows).toEqual([{ last_day: '2038-03-01' }]);
  });

  it('is told once, where a document that the cover waited for comes on its first day or later', async () => {
    const begins = addDays(start, 1);
    for (const day of [begins, addDays(begins, 1)]) {
      test.clock.set(parisHour(start, 9));
      const [client, avocat] = [
        await aMember(test, { kind: 'COMPANY' }),
        await aMember(test, { jobName: 'Avocat' }),
      ];
      await proposed(client, avocat);
      for (const kind of ['registration', 'foreignWorkers']) await submit(avocat, kind, start);
      await submit(avocat, 'insurance', begins, '2038-03-01');
      if (day > begins) await runOn(begins);
      test.clock.set(parisHour(day, 8));
      await queue('vigilance.completed', await submit(avocat, 'contributions', start));
      await drainAll(test);
      expect(await keysTo(client)).toEqual(['VIGILANCE_COMPLETED']);
      for (const one of [day, addDays(day, 1)]) await runOn(one);
      expect(await keysTo(client)).toEqual(['VIGILANCE_COMPLETED']);
    }
  });

  it('is told again once a withdrawn document is submitted anew', async () => {
    const [client, avocat] = [
      await aMember(test, { kind: 'COMPANY' }),
      await aMember(test, { jobName: 'Avocat' }),
    ];
    await proposed(client, avocat);
    await papers(avocat);
    for (let time = 0; time < 2; time += 1) {
      const id = await submit(avocat, 'insurance', start, '2038-03-01');
      await queue('vigilance.completed', id);
      await queue('vigilance.completed', id);
      await drainAll(test);
      await withdraw(id);
    }
    expect(await keysTo(client)).toEqual(['VIGILANCE_COMPLETED', 'VIGILANCE_COMPLETED']);
  });

  it('costs no statement of their own for the sum and the demands, nor does an offer', async () => {
    const clients = [];
    for (let n = 0; n < 3; n += 1) clients.push(await aMember(test, { kind: 'COMPANY' }));
    const avocat = await aMember(test, { jobName: 'Avocat' });
    for (const client of clients) await proposed(client, avocat);
    await papers(avocat);
    const id = await submit(avocat, 'insurance', start, '2038-03-01');
    const recording = recordStatements();
    const count = (word: string, statements: readonly { text: string }[]) =>
      statements.filter(({ text }) => text.includes(word)).length;
    await notifyCompleted(test.platform, id);
    const told = recording.take();
    const platform = { ...test.platform, config: { ...test.platform.config, vigilance: 'ask' as const } };
    const offers = clients.map((client) => ({
      id: client.id,
      creatorId: client.id,
      mode: 'direct' as const,
      netCents: 600_000,
    }));
    await vigilanceRefusalsOf(platform, test.platform.database.db, avocat.id, offers);
    const offered = recording.take();
    recording.stop();
    for (const client of clients) expect(await keysTo(client)).toEqual(['VIGILANCE_COMPLETED']);
    expect(count('left join billing_details', told)).toBeLessThanOrEqual(2);
    expect(count('as concluded_at', told)).toBeLessThanOrEqual(2);
    expect(count('left join billing_details', offered)).toBeLessThanOrEqual(2);
  });
});
