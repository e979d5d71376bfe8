import type { NotificationKey } from '@basoche/domain/notifications/keys';
import { addDays, type Day, parisDay, parisHour } from '@basoche/domain/time/paris';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { actFor, aFirmThread } from '../../../../test/firm-threads.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { anAgreement, aProposal } from '../../../../test/held-files.ts';
import { proceed } from '../../../../test/missions.ts';
import { drainAll } from '../../../../test/searches.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { eraseMember, tryErasing } from '../../own-data/erasure/service.ts';
import { remind } from './service.ts';

const start = '2037-01-10';
const lastDay = '2037-07-09';

let test: TestApp;
let off: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ environment });
  off = await createTestApp({
    environment: { ...environment, VIGILANCE: 'off' },
    databaseUrl: test.databaseUrl,
  });
});
beforeEach(() => test.clock.set(parisHour(start, 9)));
afterAll(async () => {
  await off.close();
  await test.close();
});

const submit = async (
  { id }: { readonly id: string },
  kinds: readonly VigilanceDocument[],
  from: Day,
  until: Day | null = null,
): Promise<void> => {
  const rows = kinds.map((kind) => ({
    member_id: id,
    kind,
    from_day: from,
    until_day: kind === 'insurance' ? until : null,
    created_at: test.clock.now(),
  }));
  await test.platform.database.db.insertInto('vigilance_document').values(rows).execute();
};
const papers = ['contributions', 'registration', 'foreignWorkers'] as const;

/** A complete file of an avocat, whose insurance ends later. */
const anAvocat = async (): Promise<TestMember> => {
  const avocat = await aMember(test, { jobName: 'Avocat', firstName: 'Yasmine', lastName: 'Benali' });
  await submit(avocat, papers, start);
  await submit(avocat, ['insurance'], start, '2038-03-01');
  return avocat;
};

const proposed = (client: TestMember, candidate: TestMember, price = 6_000) =>
  aProposal(test, client, candidate, price);
const agreed = (client: TestMember, candidate: TestMember) => anAgreement(test, client, candidate, 6_000);

const collect = (client: TestMember, candidate: TestMember) =>
  test.platform.database.db
    .insertInto('vigilance_collection')
    .values({
      creator_id: client.id,
      candidate_id: candidate.id,
      collected_at: test.clock.now(),
      sha256: Buffer.alloc(32, 1),
      index_csv: 'Fichier',
    })
    .execute();

/** Returns the notices to a person about files of vigilance, with the day. */
const toldTo = async ({ id }: { readonly id: string }): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query<{ key: NotificationKey; created_at: Date }>(
    `select key, created_at from notification where member_id = $1 and key like 'VIGILANCE_%' order by created_at, id`,
    [id],
  );
  return rows.map(({ key, created_at }) => `${parisDay(created_at)} ${key}`);
};
const mailsTo = async ({ email }: { readonly email: string }) =>
  (await test.mails()).filter(
    ({ to, subject }) => to?.[0]?.address === email && /vigilance/.test(subject ?? ''),
  );
const subjectsTo = async (reader: { readonly email: string }) =>
  (await mailsTo(reader)).map(({ subject = '' }) => subject.replaceAll(/[\u00a0\u202f]/g, ' '));

const run = async (day: Day, at = test): Promise<void> => {
  test.clock.set(parisHour(day, 9));
  off.clock.set(parisHour(day, 9));
  await Promise.all([remind(at.platform), remind(at.platform)]);
};

/** Runs each day twice, from a day to another; `act` is done on its day before the run. */
const live = async (from: Day, to: Day, acts: Readonly<Record<Day, () => Promise<unknown>>> = {}) => {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    test.clock.set(parisHour(day, 8));
    await acts[day]?.();
    await run(day);
    await drainAll(test);
  }
};

describe('over a year', () => {
  it('each reminder is sent once, to the prestataire before the client, and collections are asked for', async () => {
    const [client, candidate] = [await aMember(test, { kind: 'COMPANY' }), await anAvocat()];
    await agreed(client, candidate);
    await live(start, addDays(start, 365), {
      [start]: () => collect(client, candidate),
      // Renewed between the first and the second reminder of the second half-year.
      '2037-07-20': () => submit(candidate, papers, '2037-07-20'),
      '2037-07-21': () => collect(client, candidate),
    });
    expect(await toldTo(candidate)).toEqual([
      '2037-06-09 VIGILANCE_RENEW',
      '2037-07-02 VIGILANCE_RENEW',
      '2037-07-09 VIGILANCE_RENEW',
      '2037-07-10 VIGILANCE_RENEW',
      '2037-12-20 VIGILANCE_RENEW',
    ]);
    expect(await subjectsTo(candidate)).toEqual([
      'Votre dossier de vigilance est à renouveler',
      'Votre dossier de vigilance est à renouveler',
      'Votre dossier de vigilance est à renouveler',
      'Votre dossier de vigilance est périmé',
      'Votre dossier de vigilance est à renouveler',
    ]);
    expect((await mailsTo(candidate))[0]?.text?.replaceAll(/[\s\u00a0\u202f]+/g, ' ')).toContain(
      'À renouveler avant le 10 juillet 2037 : votre attestation de vigilance de l’Urssaf, le justificatif de votre inscription à l’ordre et votre déclaration sur les salariés étrangers.',
    );
    // The week before the collection is told with the week before the end; on its day the file has ended.
    expect(await toldTo(client)).toEqual([
      '2037-07-02 VIGILANCE_ENDS',
      '2037-07-03 VIGILANCE_COLLECT',
      '2037-07-09 VIGILANCE_ENDS',
      '2037-07-10 VIGILANCE_ENDS',
      '2037-07-20 VIGILANCE_COLLECT',
    ]);
    expect(await subjectsTo(client)).toEqual([
      'Le dossier de vigilance de Yasmine Benali est complet jusqu’au 9 juillet 2037',
      'Le dossier de vigilance de Yasmine Benali est à réunir',
      'Le dossier de vigilance de Yasmine Benali est complet jusqu’à ce soir',
      'Le dossier de vigilance de Yasmine Benali est périmé depuis le 10 juillet 2037',
      'Le dossier de vigilance de Yasmine Benali est à réunir',
    ]);
  });

  it('a document that is renewed in time asks for nothing, and a file is told of until it is collected', async () => {
    const [client, candidate] = [await aMember(test, { kind: 'COMPANY' }), await anAvocat()];
    await agreed(client, candidate);
    await live(start, addDays(start, 70));
    await live('2037-05-20', '2037-07-20', {
      '2037-05-20': () => collect(client, candidate),
      '2037-06-01': () => submit(candidate, papers, '2037-06-01'),
    });
    expect(await toldTo(candidate)).toEqual([]);
    const days = [0, 7, 37, 67].map((late) => addDays(start, late));
    expect(await toldTo(client)).toEqual(days.map((day) => `${day} VIGILANCE_COLLECT`));
    expect(await subjectsTo(client)).toEqual(
      days.map(() => 'Le dossier de vigilance de Yasmine Benali est à réunir'),
    );
  });
});

it('a mail is not sent once its documents are renewed, and the setting off sends nothing', async () => {
  const candidate = await anAvocat();
  await run('2037-06-09', off);
  expect(await toldTo(candidate)).toEqual([]);
  await run('2037-06-09');
  await submit(candidate, papers, '2037-06-09');
  await drainAll(test);
  expect(await toldTo(candidate)).toEqual(['2037-06-09 VIGILANCE_RENEW']);
  expect(await subjectsTo(candidate)).toEqual([]);
});

it('a client below the sum, and one whose mission has ended, are told nothing', async () => {
  const candidate = await anAvocat();
  const [below, past] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test, { kind: 'COMPANY' })];
  const small = await proposed(below, candidate, 4_999);
  await proceed(test, small, [candidate, 'action/direct/accept']);
  await proceed(test, await agreed(past, candidate), [past, 'mission/validate']);
  await run(start);
  await run(lastDay);
  expect([await toldTo(below), await toldTo(past)]).toEqual([[], []]);
});

describe('of a firm', () => {
  it('the person in charge and the accountant are told what the firm holds', async () => {
    const thread = await aFirmThread(test);
    const { applicationId, claire, anne, candidate, firm } = thread;
    const accountant = await aMember(test, { firstName: 'Nadège', lastName: 'Fabre' });
    const reader = await aMember(test);
    await aSeat(test, firm, accountant, 'finance');
    await aSeat(test, firm, reader, 'reader');
    await submit(candidate, papers, start);
    const act = async (command: string) => {
      const answer = await actFor(test, thread, claire, `/messagerie/${command}/${applicationId}`, {});
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await test.platform.database.db
      .updateTable('application')
      .set({ offer_cents: 600_000 })
      .where('id', '=', applicationId)
      .execute();
    await act('mission/ndaConsent');
    await proceed(test, applicationId, [candidate, 'mission/ndaConsent']);
    for (const command of ['action/price/accept', 'action/choose/direct']) await act(command);
    await proceed(test, applicationId, [candidate, 'action/direct/accept']);
    await run(start);
    await drainAll(test);
    const told = [`${start} VIGILANCE_COLLECT`];
    expect([await toldTo(claire), await toldTo(accountant)]).toEqual([told, told]);
    expect([await toldTo(anne), await toldTo(reader)]).toEqual([[], []]);
    const [mail] = await mailsTo(accountant);
    expect(mail?.text).toMatch(/^Bonjour Nadège Fabre \(Verdelune Industries\),/);
    expect(mail?.text).toContain(`/prestataires?pour=${firm.id}`);
  });

  it('owners and managers are told what its own file lacks', async () => {
    const manager = await aMember(test);
    const publisher = await aMember(test);
    const owner = await aMember(test);
    const firm = await aFirm(test, { owner });
    await aSeat(test, firm, manager, 'manager');
    await aSeat(test, firm, publisher);
    await submit(firm, ['registration'], start);
    await run(lastDay);
    await drainAll(test);
    const told = [`${lastDay} VIGILANCE_RENEW`];
    expect([await toldTo(owner), await toldTo(manager), await toldTo(publisher)]).toEqual([told, told, []]);
    expect((await mailsTo(manager))[0]?.text).toContain(`/parametres/vigilance?pour=${firm.id}`);
  });
});

it('a run waits for an erasure under way, and leaves nothing of whoever is erased', async () => {
  const { database } = test.platform;
  const [leaver, stays] = [await anAvocat(), await anAvocat()];
  const isErased = Promise.withResolvers<void>();
  const isWaitedFor = Promise.withResolvers<void>();
  const erasing = database.transaction(async (trx) => {
    await eraseMember(test.platform, trx, leaver.id);
    isErased.resolve();
    await isWaitedFor.promise;
  });
  await isErased.promise;
  const running = run(lastDay);
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
  isWaitedFor.resolve();
  await Promise.all([erasing, running]);
  await drainAll(test);
  const { rows } = await database.pool.query(
    `select 'reminder' from vigilance_reminder where candidate_id = $1
     union all select 'notification' from notification where member_id = $1`,
    [leaver.id],
  );
  expect(rows).toEqual([]);
  expect(await toldTo(stays)).toEqual([`${lastDay} VIGILANCE_RENEW`]);
});

it('runs beside erasures and submissions end, and remind nobody twice', async () => {
  const members = [];
  for (let n = 0; n < 12; n += 1) members.push(await anAvocat());
  const [leavers, others] = [members.slice(0, 6), members.slice(6)];
  await Promise.all([
    run(lastDay),
    ...leavers.map(({ id }) => tryErasing(test.platform, id)),
    ...others.map((one) => submit(one, papers, lastDay)),
  ]);
  await run(lastDay);
  await drainAll(test);
  for (const one of leavers) expect(await toldTo(one)).toEqual([]);
  for (const one of others) expect((await toldTo(one)).length).toBeLessThanOrEqual(1);
});

describe('a mode that asks', () => {
  const ask = async (applicationId: string) => {
    await addJob(test.platform.database.db, 'vigilance.asked', { applicationId });
    await drainAll(test);
  };

  it('is told once to a prestataire whose file is not complete, with what it lacks', async () => {
    const [client, candidate] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
    await submit(candidate, ['registration', 'foreignWorkers'], start);
    const id = await proposed(client, candidate);
    await test.drain();
    await ask(id);
    expect(await toldTo(candidate)).toEqual([`${start} VIGILANCE_ASKED`]);
    const [mail, ...others] = await mailsTo(candidate);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Il manque votre attestation de vigilance de l’Urssaf.');
    expect(mail?.text).toContain(`/messages/${id}`);
    await proceed(test, id, [candidate, 'action/direct/refuse']);
    test.clock.advance(60_000);
    await proceed(test, id, [client, 'action/choose/direct']);
    await test.drain();
    expect(await toldTo(candidate)).toHaveLength(2);
  });

  it('is told to nobody below the sum, nor to whoever has a complete file', async () => {
    const client = await aMember(test, { kind: 'COMPANY' });
    const [small, ready] = [await aMember(test), await anAvocat()];
    await proposed(client, small, 4_999);
    await proposed(client, ready);
    await test.drain();
    expect([await toldTo(small), await toldTo(ready)]).toEqual([[], []]);
  });
});

describe('a file that becomes complete', () => {
  const submitted = async (candidate: TestMember, kind: VigilanceDocument, day = start) => {
    await submit(candidate, [kind], day);
    const { id: documentId } = await test.platform.database.db
      .selectFrom('vigilance_document')
      .select('id')
      .where('member_id', '=', candidate.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await addJob(test.platform.database.db, 'vigilance.completed', { documentId });
    return documentId;
  };

  it('is told once to each client who waits, and to no other', async () => {
    const [waits, holds, below] = [
      await aMember(test, { kind: 'COMPANY' }),
      await aMember(test, { kind: 'COMPANY' }),
      await aMember(test, { kind: 'COMPANY' }),
    ];
    const candidate = await aMember(test);
    await proposed(waits, candidate);
    await agreed(holds, candidate);
    await proposed(below, candidate, 4_999);
    await submitted(candidate, 'registration');
    await submitted(candidate, 'foreignWorkers');
    await drainAll(test);
    expect([await toldTo(waits), await toldTo(holds)]).toEqual([[], []]);
    const documentId = await submitted(candidate, 'contributions');
    await addJob(test.platform.database.db, 'vigilance.completed', { documentId });
    await drainAll(test);
    const told = [`${start} VIGILANCE_COMPLETED`];
    expect([await toldTo(waits), await toldTo(holds), await toldTo(below)]).toEqual([told, told, []]);
    // A file that was complete before tells nothing.
    test.clock.set(parisHour('2037-02-01', 9));
    for (const kind of papers) await submitted(candidate, kind, '2037-02-01');
    await drainAll(test);
    expect(await toldTo(waits)).toEqual(told);
  });
});

it('a document that staff withdrew is told to its owner once, with the reason', async () => {
  const candidate = await anAvocat();
  const { id: documentId } = await test.platform.database.db
    .updateTable('vigilance_document')
    .set({ withdrawn_at: test.clock.now(), withdrawn_reason: 'Le fichier est illisible.' })
    .where('member_id', '=', candidate.id)
    .where('kind', '=', 'contributions')
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let time = 0; time < 2; time += 1)
    await addJob(test.platform.database.db, 'vigilance.withdrawn', { documentId });
  await drainAll(test);
  expect(await toldTo(candidate)).toEqual([`${start} VIGILANCE_WITHDRAWN`]);
  const mails = await mailsTo(candidate);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Le fichier est illisible.');
});
