import { pathFor } from '@basoche/domain/firms/account-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '../src/platform/queue/queue.ts';
import type { QueueJobs } from '../src/platform/queue/queue-jobs.ts';
import { createTestApp, type TestApp } from './app.ts';
import { advanceMinutes } from './digests.ts';
import { aMember, type TestMember } from './factories.ts';
import { actFor, aFirmThread, type FirmThread, putInCharge } from './firm-threads.ts';
import { issue } from './invoices.ts';
import { aMission, proceed } from './missions.ts';
import { aReport } from './reports.ts';
import { drainAll } from './searches.ts';

let test: TestApp;
let staff: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  staff = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
afterAll(() => test.close());

const queue = <Task extends keyof QueueJobs>(task: Task, payload: QueueJobs[Task]) =>
  test.platform.database.transaction((trx) => addJob(trx, task, payload));

/** Inserts a row and returns its id. */
const row = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const names = Object.keys(values);
  const { rows } = await test.platform.database.pool.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning *`,
    Object.values(values),
  );
  return rows[0].id;
};

/** The mails since `before` to the people of the firm, and to its own row. */
const mailsOf = async ({ anne, claire, company }: FirmThread, before: number) => {
  const names = new Map([
    [anne.email, 'anne'],
    [claire.email, 'claire'],
    [company.email, 'company'],
  ]);
  return (await test.mails()).slice(before).flatMap(({ to, text = '', headers }) => {
    const reader = names.get(to?.[0]?.address ?? '');
    return reader === undefined ? [] : [{ reader, text, headers }];
  });
};

type Case = (thread: FirmThread) => Promise<unknown>;
const now = () => test.clock.now();

const inCharge: Readonly<Record<string, Case>> = {
  'news of a thread': ({ applicationId, candidate, company }) =>
    proceed(
      test,
      applicationId,
      [company, 'action/price/refuse'],
      [candidate, 'action/price/new', { offer: 600 }],
    ),
  'a message that nobody read': async (thread) => {
    await actFor(test, thread, thread.claire, `/messagerie/mission/ndaConsent/${thread.applicationId}`, {});
    await proceed(test, thread.applicationId, [thread.candidate, 'mission/ndaConsent']);
    await test.drain();
    const body = { content: 'Bonjour', clientId: 'jamais-lu' };
    await test.call('POST', `/messagerie/${thread.applicationId}`, { token: thread.candidate.token, body });
    await advanceMinutes(test, 6);
  },
  'a reading of the thread by staff': async ({ applicationId }) => {
    const readingId = await row('thread_reading', {
      application_id: applicationId,
      staff_id: staff.id,
      reason: 'Une contestation.',
      opened_at: now(),
      ends_at: new Date(now().getTime() + 60_000),
    });
    await queue('readings.mail', { readingId, to: 'creator' });
  },
  'its report': async ({ applicationId, company, candidate }) => {
    const reportId = await aReport(test, company, candidate, applicationId);
    await queue('reports.mail', { reportId, mail: 'received' });
  },
  'a measure after a report': async ({ applicationId, company, candidate }) => {
    const reportId = await aReport(test, candidate, company, applicationId);
    await queue('reports.mail', { reportId, mail: 'measured' });
  },
  'a publication that was hidden': async ({ missionId }) => {
    const measureId = await row('publication_measure', {
      mission_id: missionId,
      hidden_at: now(),
      hidden_by: staff.id,
      ground: 'ILLEGAL',
      origin: 'OWN',
      facts: 'Des faits.',
      basis: 'Une règle.',
    });
    await queue('moderation.mail', { measureId, mail: 'hidden', at: now().toISOString() });
  },
};

const aboutTheFirm: Readonly<Record<string, Case>> = {
  'its verification': async ({ firm }) => {
    const at = now();
    const sent = { member_id: firm.id, state: 'SENT', created_at: at, sent_at: at };
    await queue('verification.mail', {
      requestId: await row('verification_request', sent),
      mail: 'received',
    });
  },
  'its archive': async ({ firm }) => {
    const exportId = await row('data_export', { member_id: firm.id, asked_at: now(), failed_at: now() });
    await queue('ownData.exportMail', { exportId });
  },
  'an invitation to apply': async ({ firm, candidate }) => {
    const missionId = await aMission(test, candidate);
    const invited = {
      mission_id: missionId,
      creator_id: candidate.id,
      member_id: firm.id,
      created_at: now(),
    };
    await queue('missions.invited', { invitationId: await row('mission_invitation', invited) });
  },
  'its subscription': async ({ firm }) => {
    const subscriptionId = `sub_${firm.id}`;
    await row('subscription', {
      id: subscriptionId,
      member_id: firm.id,
      plan: 'monthly',
      status: 'active',
      cancel_at_period_end: false,
      period_end: now(),
      started_at: now(),
      updated_at: now(),
      reading: 1,
    });
    await queue('payments.subscriptionMail', { subscriptionId, mail: 'confirmed' });
  },
  'its absence': async ({ firm }) => {
    await row('inactivity_warning', { member_id: firm.id, warning: 'first', claimed_at: now() });
    await queue('ownData.inactivityMail', { memberId: firm.id, warning: 'first' });
  },
  'an invoice': async ({ applicationId, candidate, company }) => {
    await proceed(
      test,
      applicationId,
      [company, 'action/price/accept'],
      [company, 'action/choose/direct'],
      [candidate, 'action/direct/accept'],
      [company, 'mission/validate'],
    );
    await test.drain();
    await issue(test, applicationId, candidate);
  },
};

describe('a mail to a firm', () => {
  const send = async (act: Case) => {
    const thread = await aFirmThread(test);
    await test.drain();
    const before = (await test.mails()).length;
    await act(thread);
    await test.drain();
    const mails = await mailsOf(thread, before);
    for (const { text } of mails) {
      expect(text).toMatch(/^Bonjour (?:Anne Lefèvre|Claire Delmas) \(Verdelune Industries\),/);
      expect(text).toContain(pathFor('', thread.firm.id));
    }
    return mails.map(({ reader }) => reader);
  };

  it.each(Object.entries(inCharge))('about %s goes to the person in charge', async (_, act) => {
    const readers = await send(act);
    expect(new Set(readers)).toEqual(new Set(['claire']));
  });

  it.each(Object.entries(aboutTheFirm))('about %s goes to the contact', async (_, act) => {
    expect((await send(act)).at(-1)).toBe('anne');
  });

  it('is stopped by a link for its reader alone, and goes on to the next person in charge', async () => {
    const thread = await aFirmThread(test);
    const price = (offer: number) =>
      proceed(
        test,
        thread.applicationId,
        [thread.company, 'action/price/refuse'],
        [thread.candidate, 'action/price/new', { offer }],
      );
    await test.drain();
    const before = (await test.mails()).length;
    const readers = async () => (await mailsOf(thread, before)).map(({ reader }) => reader);
    await price(600);
    await test.drain();
    const [mail] = await mailsOf(thread, before);
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    await test.call('POST', new URL(header.slice(1, -1)).pathname.replace('/api', ''));
    await price(700);
    await test.drain();
    expect(await readers()).toEqual(['claire']);
    await putInCharge(test, thread, thread.firm.ownerSeat);
    await price(800);
    await test.drain();
    expect(await readers()).toEqual(['claire', 'anne']);
  });

  it('of an alert goes to the person whose search it is, and to the contact once they are suspended or have left', async () => {
    const thread = await aFirmThread(test);
    const search = { name: 'Tout', audience: 'members', filters: {}, frequency: 'instant' };
    const saved = await actFor(test, thread, thread.claire, '/missions/searches', search);
    expect(saved.statusCode, saved.body).toBe(201);
    await test.drain();
    const publish = async () => {
      const before = (await test.mails()).length;
      await aMission(test, thread.candidate);
      test.clock.advance(3_600_000);
      await drainAll(test);
      return (await mailsOf(thread, before)).map(({ reader }) => reader);
    };
    expect(await publish()).toEqual(['claire']);
    const suspend = (suspended_at: Date | null) =>
      test.platform.database.db
        .updateTable('member')
        .set({ suspended_at })
        .where('id', '=', thread.claire.id)
        .execute();
    await suspend(now());
    expect(await publish()).toEqual(['anne']);
    await suspend(null);
    await test.platform.database.db
      .updateTable('seat')
      .set({ ended_at: now() })
      .where('id', '=', thread.claireSeat)
      .execute();
    expect(await publish()).toEqual(['anne']);
  });
});
