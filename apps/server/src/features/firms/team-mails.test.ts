import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { actFor, aFirmThread, type FirmThread } from '../../../test/firm-threads.ts';
import { aSeat } from '../../../test/firms.ts';
import { aReport } from '../../../test/reports.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { decideOnMember } from '../members/staff-decisions/service.ts';
import { eraseMember } from '../own-data/erasure/service.ts';
import { mailClosing } from './erasure/service.ts';

let test: TestApp;
let staff: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  staff = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
});
afterAll(() => test.close());

/** A firm with two owners, Anne and Karim, and Claire who publishes. */
const aTeam = async () => {
  const thread = await aFirmThread(test);
  const karim = await aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });
  const karimSeat = await aSeat(test, thread.firm, karim, 'owner');
  await test.drain();
  const before = (await test.mails()).length;
  const told = async () => {
    await test.drain();
    const people = Object.entries({ ...thread, karim }).flatMap(([name, one]) =>
      typeof one === 'object' && 'email' in one ? [[one.email, name] as const] : [],
    );
    const names = new Map<string, string>(people);
    return (await test.mails()).slice(before).flatMap(({ to, subject = '', text = '' }) => {
      const reader = names.get(to?.[0]?.address ?? '');
      return reader === undefined || reader === 'candidate' ? [] : [{ reader, subject, text }];
    });
  };
  return { ...thread, karim, karimSeat, told };
};
const readersOf = (mails: readonly { reader: string }[]) => mails.map(({ reader }) => reader).toSorted();
const decide = ({ firm }: FirmThread, decision: 'suspend' | 'restore' | 'erase') => {
  const viewer = { memberId: staff.id, kind: 'STAFF', role: 'admin' } as Parameters<typeof decideOnMember>[1];
  return decideOnMember(test.platform, viewer, { userId: firm.id, decision, reason: 'Un motif précis.' });
};
const news = async ({ token }: TestMember) =>
  (await test.call('GET', '/notifications/new', { token })).json() as {
    title: string;
    firm: object | null;
  }[];

describe('the people of a firm', () => {
  it('are told of its suspension and its return: owners with the reasons and one link, the others without', async () => {
    const team = await aTeam();
    await decide(team, 'suspend');
    const suspended = await team.told();
    expect(readersOf(suspended)).toEqual(['anne', 'claire', 'karim']);
    const links = suspended.map(({ text }) => /\/recours\/([\w-]+)/.exec(text)?.[1]);
    const [link] = links.filter((one) => one !== undefined);
    for (const { reader, text } of suspended) {
      expect(text).toContain('Verdelune Industries');
      expect(text.includes('Un motif précis.')).toBe(reader !== 'claire');
      if (link !== undefined) expect(text.includes(link)).toBe(reader !== 'claire');
    }
    await decide(team, 'restore');
    expect(readersOf((await team.told()).slice(3))).toEqual(['anne', 'claire', 'karim']);
  });

  it('are told of it without an owner who is suspended, unless no other one is left', async () => {
    const team = await aTeam();
    const suspend = (person: TestMember) =>
      test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [person.id]);
    await suspend(team.karim);
    await decide(team, 'suspend');
    expect(readersOf(await team.told())).toEqual(['anne', 'claire']);
    await suspend(team.anne);
    await decide(team, 'restore');
    expect(readersOf((await team.told()).slice(2))).toEqual(['anne', 'claire', 'karim']);
  });

  it('are told of its suspension after a report: each owner with the same link', async () => {
    const team = await aTeam();
    const { db } = test.platform.database;
    const reportId = await aReport(test, team.candidate, team.company, team.applicationId);
    await db
      .updateTable('member')
      .set({ suspended_at: test.clock.now() })
      .where('id', '=', team.firm.id)
      .execute();
    await test.platform.database.transaction((trx) =>
      addJob(trx, 'reports.mail', { reportId, mail: 'measured' }),
    );
    const mails = await team.told();
    expect(readersOf(mails)).toEqual(['anne', 'karim']);
    const links = mails.map(({ text }) => /https?:\/\/\S*recours\S*/.exec(text)?.[0]);
    expect(new Set(links).size).toBe(1);
    expect(links[0]).not.toContain('pour=');
  });

  it.each([
    ['its owner', null],
    ['staff', 'Un motif précis.'],
  ])('are told once of its erasure by %s, under a name that is kept no longer', async (by, reason) => {
    const team = await aTeam();
    const { db } = test.platform.database;
    // As in each firm that was opened: otherwise staff's mail about an account goes there.
    await db.updateTable('member').set({ email: null }).where('id', '=', team.firm.id).execute();
    if (by === 'staff') await decide(team, 'erase');
    else await test.platform.database.transaction((trx) => eraseMember(test.platform, trx, team.firm.id));
    const mails = await team.told();
    expect(readersOf(mails)).toEqual(['anne', 'claire', 'karim']);
    for (const { subject, text } of mails) {
      expect(subject).toBe('Verdelune Industries n’est plus sur Basoche');
      expect(text.includes('Un motif précis.')).toBe(reason !== null);
    }
    const { rows } = await test.platform.database.pool.query(
      'select told_name from firm where member_id = $1',
      [team.firm.id],
    );
    expect(rows).toEqual([{ told_name: null }]);
  });

  it('are told of it one by one although a mailbox refuses, and the name goes with the last attempt', async () => {
    const team = await aTeam();
    await test.platform.database.transaction((trx) => eraseMember(test.platform, trx, team.firm.id));
    const { mailer } = test.platform;
    const { send } = mailer;
    mailer.send = async (mail) => {
      if (mail.to === team.claire.email) throw new Error('There is no such mailbox.');
      await send(mail);
    };
    const nameOf = async () =>
      (
        await test.platform.database.pool.query('select told_name from firm where member_id = $1', [
          team.firm.id,
        ])
      ).rows[0].told_name;
    try {
      expect(readersOf(await team.told())).toEqual(['anne', 'karim']);
      expect(await nameOf()).toBe('Verdelune Industries');
      await mailClosing(test.platform, team.firm.id, true);
      expect(await nameOf()).toBe(null);
    } finally {
      mailer.send = send;
    }
  });

  it('are told on their screens of a role, of work and of the end of their seat', async () => {
    const team = await aTeam();
    const { anne, claire, karim, claireSeat, firm } = team;
    for (const { token } of [anne, claire, karim])
      await test.call('POST', '/notifications/all', { token, body: {} });
    const { db } = test.platform.database;
    await db
      .updateTable('session')
      .set({ proved_at: test.clock.now() })
      .where('member_id', '=', anne.id)
      .execute();
    const headers = { [actingForHeader]: firm.id };
    const path = `/firms/current/seats/${claireSeat}/role`;
    const role = await test.call('PUT', path, { token: anne.token, headers, body: { role: 'reader' } });
    expect(role.statusCode, role.body).toBeLessThan(300);
    expect(await news(claire)).toMatchObject([
      { title: 'Votre rôle dans l’équipe est désormais «\u00a0Lecture\u00a0».', firm: { id: firm.id } },
    ]);
    expect(await news(anne)).toMatchObject([
      {
        title: 'Vous êtes désormais en charge de 1 échange en cours et 1 publication.',
        firm: { id: firm.id },
      },
    ]);
    const removal = await actFor(test, team, anne, `/firms/current/seats/${claireSeat}/remove`, {});
    expect(removal.statusCode, removal.body).toBeLessThan(300);
    expect(await news(claire)).toMatchObject([
      { title: 'Vous n’êtes plus dans l’équipe de Verdelune Industries.', firm: null },
    ]);
  });
});
