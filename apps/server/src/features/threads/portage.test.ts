import { addBusinessHours } from '@basoche/domain/time/business-hours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { decides, gives, notifiedOf, readBy, untilThe, writtenTo } from '../../../test/play-threads.ts';
import { aWorld, type World } from '../../../test/world.ts';

/** Salaried portage through both reviews, with its deadlines (rules §3, "Times"). */

let test: TestApp;
let staff: TestMember;
let partner: TestMember;
/** A Thursday: the partner's 48 business hours cross a weekend. */
const thursday = new Date('2026-12-03T09:00:00Z');

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(thursday);
  staff = await aMember(test, { kind: 'STAFF' });
  partner = await aMember(test, { kind: 'PARTNER' });
});
afterAll(() => test.close());

const hours = (number: number, from: Date) => new Date(from.getTime() + number * 3_600_000);
const waiting = ({ actions }: Awaited<ReturnType<typeof readBy>>) =>
  actions.find(({ result, type }) => result === 'ONGOING' && type.startsWith('WAITING_'));
const sentAt = async (world: World) =>
  new Date(waiting(await readBy(test, world, world.owner))?.sentAt ?? '');

describe('a portage', () => {
  it('refused by the candidate, leads back to the choice with all its modes', async () => {
    const world = await aWorld(test, 'portage');
    expect((await gives(test, world, world.candidate, 'action/portage/refuse')).state).toBe(
      'WAITING_ACCEPTATION',
    );
    expect((await readBy(test, world, world.owner)).permitted).toEqual(
      expect.arrayContaining(['choose/direct', 'choose/funds', 'choose/portage']),
    );
  });

  it('validated by staff, then by the partner, awaits the deposit', async () => {
    const world = await aWorld(test, 'review');
    await decides(test, world, 'staff', { type: 'portage/validate' });
    expect((await readBy(test, world, world.candidate)).state).toBe('WAITING_PORTAGE');
    await decides(test, world, 'partner', { type: 'itg/validate' });
    const thread = await readBy(test, world, world.owner);
    expect([thread.state, thread.execution.depositDue]).toEqual(['WAITING_FUNDS', 600]);
    for (const party of [world.owner, world.candidate]) {
      expect(await notifiedOf(test, world, party)).toEqual(
        expect.arrayContaining(['PORTAGE_ACCEPTED', 'PORTAGE_ACCEPTED_BY_ITG']),
      );
    }
  });

  const rejections = [
    ['the platform', 'WAITING_BASOCHE', 'PORTAGE_REFUSED', 'staff'],
    ['the partner', 'WAITING_ITG', 'PORTAGE_REFUSED_BY_ITG', 'partner'],
  ] as const;

  it.each(rejections)(
    'rejected by %s, tells both why, and the choice is left without it',
    async (_who, type, told, by) => {
      const world = await aWorld(test, 'review');
      const reason = 'L’activité n’entre pas dans le cadre du portage.';
      if (by === 'partner') await decides(test, world, 'staff', { type: 'portage/validate' });
      await decides(test, world, by, { type: by === 'staff' ? 'portage/reject' : 'itg/reject', reason });
      for (const party of [world.owner, world.candidate]) {
        const thread = await readBy(test, world, party);
        expect(thread.actions).toContainEqual(expect.objectContaining({ type, result: 'REFUSED', reason }));
        expect(thread.state).toBe('WAITING_ACCEPTATION');
        expect((await notifiedOf(test, world, party)).at(-1)).toBe(told);
      }
      const { permitted, hindered } = await readBy(test, world, world.owner);
      expect(permitted).toEqual(expect.arrayContaining(['choose/direct', 'choose/funds']));
      expect(hindered).toContainEqual(
        expect.objectContaining({ permission: 'choose/portage', code: 'PORTAGE_ALREADY_REFUSED' }),
      );
      await gives(test, world, world.owner, 'action/choose/portage', { expects: 'PORTAGE_ALREADY_REFUSED' });
      expect((await gives(test, world, world.owner, 'action/choose/funds')).state).toBe(
        'WAITING_ACCEPTATION',
      );
      expect((await gives(test, world, world.candidate, 'action/funds/accept')).state).toBe('WAITING_FUNDS');
    },
  );
});

describe('the clocks of a portage', () => {
  it('give the platform 48 hours, with a reminder at half time and a mark when they are over', async () => {
    const world = await aWorld(test, 'review');
    const from = await sentAt(world);
    const { dueAt } = await readBy(test, world, world.owner);
    expect(dueAt).toBe(hours(48, from).toISOString());
    const asked = async () =>
      (await writtenTo(test, 'Portage salarial à examiner')).filter((to) => to === staff.email).length;
    const late = async () =>
      (await writtenTo(test, 'Portage salarial en retard')).filter((to) => to === staff.email).length;
    await test.drain();
    const [first, before] = [await asked(), await late()];
    await untilThe(test, hours(23.9, from));
    expect(await asked()).toBe(first);
    await untilThe(test, hours(24.1, from));
    expect(await asked()).toBe(first + 1);
    await untilThe(test, hours(47.9, from));
    expect(await late()).toBe(before);
    await untilThe(test, hours(48.1, from));
    expect(await late()).toBe(before + 1);
    expect((await readBy(test, world, world.owner)).state).toBe('WAITING_PORTAGE');
    await decides(test, world, 'staff', { type: 'portage/reject', reason: 'Trop tard.' });
  });

  it('give the partner 48 business hours, a week-end left out, and staff learn that they are over', async () => {
    test.clock.set(hours(24 * 14, thursday));
    const world = await aWorld(test, 'review');
    await decides(test, world, 'staff', { type: 'portage/validate' });
    const from = await sentAt(world);
    const due = addBusinessHours(from, 48);
    expect(due.getTime() - from.getTime()).toBeGreaterThanOrEqual(96 * 3_600_000 - 1);
    expect((await readBy(test, world, world.candidate)).dueAt).toBe(due.toISOString());
    const mails = async (subject: string, { email }: TestMember) =>
      (await writtenTo(test, subject)).filter((to) => to === email).length;
    await test.drain();
    const first = await mails('Portage salarial à examiner', partner);
    await untilThe(test, hours(-0.1, addBusinessHours(from, 24)));
    expect(await mails('Portage salarial à examiner', partner)).toBe(first);
    await untilThe(test, hours(0.1, addBusinessHours(from, 24)));
    expect(await mails('Portage salarial à examiner', partner)).toBe(first + 1);
    const before = await mails('Portage salarial en retard', staff);
    await untilThe(test, hours(-0.1, due));
    expect(await mails('Portage salarial en retard', partner)).toBe(0);
    await untilThe(test, hours(0.1, due));
    expect(await mails('Portage salarial en retard', partner)).toBe(1);
    expect(await mails('Portage salarial en retard', staff)).toBe(before + 1);
  });

  it('say nothing any more once it was answered', async () => {
    const world = await aWorld(test, 'review');
    const from = await sentAt(world);
    await decides(test, world, 'staff', { type: 'portage/reject', reason: 'Activité exclue.' });
    await test.drain();
    const count = async () =>
      (await test.mails()).filter(({ subject }) => /^Portage salarial (à|en)/.test(subject ?? '')).length;
    const before = await count();
    await untilThe(test, hours(72, from));
    expect(await count()).toBe(before);
  });
});
