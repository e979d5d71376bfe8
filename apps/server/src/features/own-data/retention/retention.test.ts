import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aCv, anAttachment, aPdf } from '../../../../test/files.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aHearing, takeHearing } from '../../../../test/hearings.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';
import { aMission, aMissionForm, anApplication, proceed } from '../../../../test/missions.ts';
import { deleteHearingNotices } from './hearings/store.ts';
import { reportOf, retain } from './service.ts';

let test: TestApp;
let creator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
// A new session, since the clock moves in these tests.
beforeEach(async () => {
  creator = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * dayMs);
const query = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query<Row>(text, values)).rows;
const isThere = async (table: string, column: string, id: string) =>
  (await query(`select 1 from ${table} where ${column} = $1`, id)).length > 0;

const aged = async (applicationId: string, days: number) => {
  await test.drain();
  await query('update application set updated_at = $2 where id = $1', applicationId, daysAgo(days));
};

/** A refused application, so many days old. With `binding`, both had signed the agreement. */
const aRefusal = async (days: number, { binding = false } = {}) => {
  const candidate = await aMember(test);
  const id = await anApplication(test, await aMission(test, creator), candidate);
  if (binding) {
    await proceed(test, id, [creator, 'mission/ndaConsent'], [candidate, 'mission/ndaConsent']);
    const file = await anAttachment(test, id, candidate);
    await test.call('POST', `/messagerie/${id}`, {
      token: candidate.token,
      body: { content: 'Ma proposition.', clientId: 'ma-proposition', attachments: [file] },
    });
  }
  await proceed(test, id, [creator, 'action/refuseCandidate']);
  await aged(id, days);
  return { id, candidate };
};

const night = async () => {
  await retain(test.platform);
  await test.drain();
};

describe('a night of retention', () => {
  it('erases a refused application after two years, and no day before', async () => {
    const old = await aRefusal(740);
    const recent = await aRefusal(700);
    await night();
    expect(await isThere('application', 'id', old.id)).toBe(false);
    for (const table of ['message', 'thread_entry', 'application_action', 'notification']) {
      expect([table, await isThere(table, 'application_id', old.id)]).toEqual([table, false]);
    }
    expect(await isThere('application', 'id', recent.id)).toBe(true);
    expect(await isThere('thread_entry', 'application_id', recent.id)).toBe(true);
  });

  it('keeps an agreement that both signed for five years, without what the candidate sent with it', async () => {
    const { id } = await aRefusal(740, { binding: true });
    const [{ file_id = '' } = {}] = await query<{ file_id: string }>(
      'select file_id from attachment where application_id = $1',
      id,
    );
    await night();
    expect(await isThere('nda_consent', 'application_id', id)).toBe(true);
    expect(await isThere('attachment', 'application_id', id)).toBe(false);
    expect(await test.platform.files.open(file_id)).toBeNull();
    await aged(id, 5 * 366);
    await night();
    expect(await isThere('application', 'id', id)).toBe(false);
  });

  it('erases the letter of a refused application to an offer, and a CV that its owner had put away', async () => {
    const candidate = await aMember(test);
    const cvID = await aCv(test, candidate, aPdf());
    const id = await aJobApplication(test, await aJobOffer(test, creator), candidate, {
      letter: 'Bonjour.',
      cvID,
    });
    await test.call('DELETE', `/jobs/cv/${cvID}`, { token: candidate.token });
    expect(await isThere('cv', 'id', cvID)).toBe(true);
    await query("update application set state = 'REFUSED', closed_reason = 'refused' where id = $1", id);
    await aged(id, 740);
    await night();
    expect(await isThere('job_application', 'application_id', id)).toBe(false);
    expect(await isThere('cv', 'id', cvID)).toBe(false);
  });

  it('forgets the keys of calls after a day, and no hour before', async () => {
    const { token, id } = creator;
    const use = async (key: string, hours: number) => {
      const headers = { 'idempotency-key': key };
      await test.call('POST', '/missions/create', { token, headers, body: aMissionForm(test) });
      await query(
        'update idempotency_key set used_at = $2 where member_id = $1 and used_at > $3',
        id,
        new Date(test.clock.now().getTime() - hours * 3_600_000),
        daysAgo(0.5),
      );
    };
    await use('used-yesterday', 25);
    await use('used-since-then', 23);
    expect(await query('select from idempotency_key where member_id = $1', id)).toHaveLength(2);
    await night();
    const left = await query<{ used_at: Date }>(
      'select used_at from idempotency_key where member_id = $1',
      id,
    );
    expect(left.map(({ used_at }) => used_at > daysAgo(1))).toEqual([true]);
  });

  it('warns twice of an account that nobody uses, erases it, and leaves whoever comes back', async () => {
    const away = await aMember(test);
    const back = await aMember(test);
    const absent = [away.id, back.id];
    await query('delete from session where member_id = any($1)', absent);
    await query('update member_presence set seen_on = $2 where member_id = any($1)', absent, daysAgo(760));
    const warned = async () =>
      (await test.mails())
        .filter(({ to }) => [away.email, back.email].includes(to?.[0]?.address ?? ''))
        .map(({ subject, to }) => [subject, to?.[0]?.address]);
    await night();
    await night();
    expect(await warned()).toHaveLength(2);
    test.clock.advance(24 * dayMs);
    await query('update member_presence set seen_on = $2 where member_id = $1', back.id, daysAgo(0));
    await night();
    expect(await warned()).toHaveLength(3);
    expect((await warned()).at(-1)?.[1]).toBe(away.email);
    test.clock.advance(8 * dayMs);
    await night();
    const rows = await query<{ id: string; deleted_at: Date | null }>(
      'select id, deleted_at from member where id = any($1)',
      absent,
    );
    expect(rows.find(({ id }) => id === away.id)?.deleted_at).not.toBeNull();
    expect(rows.find(({ id }) => id === back.id)?.deleted_at).toBeNull();
  });

  it('takes a firm for as present as its people; without them its contact is warned for it, and it is erased', async () => {
    const owner = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
    const of = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune' });
    const firm = await aFirm(test, { of, owner });
    await query('update member set email = null where id = $1', firm.id);
    const awaySince = async (days: number, ...ids: string[]) => {
      await query('delete from session where member_id = any($1)', ids);
      await query('update member_presence set seen_on = $2 where member_id = any($1)', ids, daysAgo(days));
    };
    const greetings = async () =>
      (await test.mails())
        .filter(({ to }) => to?.[0]?.address === owner.email)
        .map(({ text }) => /Bonjour (.*),/.exec(text ?? '')?.[1]);
    const isErased = async (id: string) =>
      (await query('select from member where id = $1 and deleted_at is not null', id)).length === 1;
    await awaySince(760, firm.id);
    await awaySince(3, owner.id);
    await night();
    expect(await isThere('inactivity_warning', 'member_id', firm.id)).toBe(false);
    await awaySince(760, firm.id, owner.id);
    await night();
    expect((await greetings()).toSorted()).toEqual(['Claire Delmas', 'Claire Delmas (Verdelune)']);
    test.clock.advance(24 * dayMs);
    await night();
    expect(await greetings()).toHaveLength(4);
    test.clock.advance(8 * dayMs);
    await night();
    expect(await isErased(firm.id)).toBe(true);
    // The last owner of a firm stays until the firm is deleted.
    await night();
    expect(await isErased(owner.id)).toBe(true);
  });

  it('erases an account whose address nobody confirmed in three months', async () => {
    const forgotten = await aMember(test, { confirmed: false });
    await query('update member set created_at = $2 where id = $1', forgotten.id, daysAgo(100));
    await night();
    const [row] = await query<{ deleted_at: Date | null }>(
      'select deleted_at from member where id = $1',
      forgotten.id,
    );
    expect(row?.deleted_at).not.toBeNull();
  });

  it('leaves whoever money is held for, and says so', async () => {
    const candidate = await aMember(test, { isPayable: true });
    const id = await anApplication(test, await aMission(test, creator), candidate);
    await proceed(
      test,
      id,
      [creator, 'action/price/accept'],
      [creator, 'action/choose/funds'],
      [candidate, 'action/funds/accept'],
    );
    await query('insert into erasure_due values ($1, now())', candidate.id);
    await night();
    expect(await isThere('erasure_due', 'member_id', candidate.id)).toBe(true);
    const { runs } = await reportOf(test.platform);
    expect(runs.find((run) => run.class === 'erasures')).toMatchObject({ done: 0, left_over: 1 });
  });

  it('writes down what it did, class by class', async () => {
    await query('update notification set created_at = $1', daysAgo(400));
    await night();
    const { runs } = await reportOf(test.platform);
    expect(runs.find((run) => run.class === 'notifications')?.done).toBeGreaterThan(0);
    expect(runs.find((run) => run.class === 'refusedApplications')?.done).toBeGreaterThan(0);
    expect(await query('select 1 from notification')).toEqual([]);
  });

  it('forgets invitations into a firm after three months, ended seats and journals after five years', async () => {
    const firm = await aFirm(test);
    const person = await aMember(test);
    const seat = await aSeat(test, firm, person);
    const mission = await aMission(test, creator);
    await query('update mission set seat_id = $2 where id = $1', mission, seat);
    await query('update seat set ended_at = $2 where id = $1', seat, daysAgo(1_830));
    const recent = await aSeat(test, firm, person);
    await query('update seat set ended_at = $2 where id = $1', recent, daysAgo(1_820));
    for (const [act, days] of [['oldAct', 1_830] as const, ['recentAct', 1_820] as const])
      await query(
        `insert into firm_act (firm_id, act, body, at) values ($1, $2, '{}', $3)`,
        firm.id,
        act,
        daysAgo(days),
      );
    for (const [name, days] of [['ancienne', 95] as const, ['recente', 85] as const])
      await query(
        `insert into firm_invitation (firm_id, way, role, email, made_at, expires_at, state)
        values ($1, 'address', 'reader', $2, $3, $3, 'waiting')`,
        firm.id,
        `${name}@exemple.fr`,
        daysAgo(days),
      );
    await night();
    expect(await query('select id from seat where firm_id = $1 and ended_at is not null', firm.id)).toEqual([
      { id: recent },
    ]);
    expect(await query('select seat_id from mission where id = $1', mission)).toEqual([{ seat_id: null }]);
    expect(await query('select act from firm_act where firm_id = $1', firm.id)).toEqual([
      { act: 'recentAct' },
    ]);
    expect(await query('select email from firm_invitation where firm_id = $1', firm.id)).toEqual([
      { email: 'recente@exemple.fr' },
    ]);
  });

  it('forgets a hearing that nobody took three months after its hour, its notices too, and absences that are over', async () => {
    const avocat = await aMember(test, { jobName: 'Avocat' });
    const asked = async (days: number, state: string) => {
      const id = await aHearing(test, avocat);
      await query(
        'update hearing set state = $2, brief = null, held_at = $3 where mission_id = $1',
        id,
        state,
        daysAgo(days),
      );
      await query('insert into hearing_notice values ($1, $2, 1, 10, $3)', id, avocat.id, daysAgo(days));
      return id;
    };
    const [old, withdrawn, recent] = [
      await asked(95, 'passed'),
      await asked(95, 'cancelled'),
      await asked(85, 'passed'),
    ];
    await query(
      `insert into hearing_profile (member_id, is_on, town, kinds, acts, week, revised_at)
      values ($1, true, '69123', '{tj}', '{pleading}', 1, $2)`,
      avocat.id,
      daysAgo(100),
    );
    for (const days of [3, -3])
      await query(
        'insert into hearing_absence (member_id, first_day, last_day) values ($1, $2, $2)',
        avocat.id,
        daysAgo(days),
      );
    await night();
    for (const id of [old, withdrawn]) {
      expect(await isThere('hearing', 'mission_id', id)).toBe(false);
      expect(await isThere('mission', 'id', id)).toBe(false);
    }
    expect(await isThere('hearing_notice', 'mission_id', recent)).toBe(true);
    expect(await query('select 1 from hearing_absence where member_id = $1', avocat.id)).toHaveLength(1);
  });

  it('forgets after a year whom a register names no more, and after three months an edition that nobody decided about', async () => {
    const [old, recent, named] = [await aMember(test), await aMember(test), await aMember(test)];
    const match = (id: string, state: string, days: number) =>
      query(
        `insert into public_register_match (member_id, register, state, name, seen_on, found_at)
        values ($1, 'avocats', $2, 'BENALI', '2025-01-01', $3)`,
        id,
        state,
        daysAgo(days),
      );
    await match(old.id, 'missing', 370);
    await match(recent.id, 'missing', 360);
    await match(named.id, 'confirmed', 370);
    const edition = async (days: number, digit: string) => {
      const id = crypto.randomUUID();
      await query(
        `insert into public_register_edition (id, register, released_on, sha256, line_count, state, imported_at)
        values ($1, 'avocats', '2026-01-01', $2, 1, 'held', $3)`,
        id,
        digit.repeat(64),
        daysAgo(days),
      );
      await query(
        `insert into public_register_entry (edition_id, name_key, name) values ($1, 'nom', 'NOM')`,
        id,
      );
      return id;
    };
    const [forgotten, waiting] = [await edition(95, 'a'), await edition(85, 'b')];
    await night();
    for (const [{ id }, isKept] of [
      [old, false],
      [recent, true],
      [named, true],
    ] as const)
      expect(await isThere('public_register_match', 'member_id', id)).toBe(isKept);
    expect(await isThere('public_register_entry', 'edition_id', forgotten)).toBe(false);
    expect(await isThere('public_register_entry', 'edition_id', waiting)).toBe(true);
    expect(await query('select state from public_register_edition where id = $1', forgotten)).toEqual([
      { state: 'past' },
    ]);
  });

  it('keeps a hearing whose thread is kept, and forgets who was told of it', async () => {
    const [client, taker] = [
      await aMember(test, { jobName: 'Avocat' }),
      await aMember(test, { jobName: 'Avocat' }),
    ];
    const ids = [await aHearing(test, client), await aHearing(test, client)];
    for (const id of ids) {
      await query('insert into hearing_notice values ($1, $2, 1, 10, $3)', id, taker.id, daysAgo(1));
      expect((await takeHearing(test, taker, id)).statusCode).toBe(201);
      await query('update hearing set brief = null, held_at = $2 where mission_id = $1', id, daysAgo(95));
    }
    // A batch that deleted something is followed by another.
    const batch = () =>
      test.platform.database.transaction((trx) => deleteHearingNotices(trx, daysAgo(92), 1));
    expect([await batch(), await batch(), await batch()]).toEqual([1, 1, 0]);
    for (const id of ids) {
      expect(await isThere('hearing', 'mission_id', id)).toBe(true);
      expect(await isThere('hearing_notice', 'mission_id', id)).toBe(false);
    }
  });

  const listed = async (query = '') => {
    const admin = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
    const answer = await test.call('GET', `/admin/retention${query}`, { token: admin.token });
    expect(answer.statusCode, answer.body).toBe(200);
    return { nights: answer.json(), next: /after=([^>&]+)/.exec(String(answer.headers.link))?.[1] };
  };

  it('is read by admins, with what failed, and the nights before it page by page', async () => {
    await query('delete from retention_night');
    await aRefusal(10);
    await query('update notification set created_at = $1', daysAgo(400));
    // Makes one step fail: the others must still run.
    await query(`create function refuse_drafts() returns trigger language plpgsql as $$
      begin raise 'no drafts'; end $$`);
    await query(
      'create trigger refuse_drafts before delete on job_draft for each statement execute function refuse_drafts()',
    );
    await expect(retain(test.platform)).rejects.toThrow('Some classes of data were not retained');
    await query('drop function refuse_drafts cascade');
    test.clock.advance(dayMs);
    await night();
    await query('insert into retention_night (began_at) values ($1)', daysAgo(-1 / 24));
    await query('insert into retention_night (began_at) values ($1)', daysAgo(9));

    const first = await listed('?limit=3');
    expect(first.nights.map(({ state }: { state: string }) => state)).toEqual(['running', 'done', 'failed']);
    const failed = first.nights[2];
    const drafts = failed.steps.findIndex(({ step }: { step: string }) => step === 'drafts');
    expect(failed.steps[drafts]).toEqual({ step: 'drafts', done: 0, leftOver: 0, hasFailed: true });
    // In the order of the steps of a night.
    expect(failed.steps[drafts + 1]).toMatchObject({ step: 'notifications', leftOver: 0, hasFailed: false });
    expect(failed.steps[drafts + 1].done).toBeGreaterThan(0);
    expect([failed.tookMs, first.nights[0].tookMs]).toEqual([expect.any(Number), null]);
    const second = await listed(`?limit=3&after=${first.next}`);
    expect(second.nights.map(({ state }: { state: string }) => state)).toEqual(['cutOff']);
    expect(second.next).toBeUndefined();
  });
});
