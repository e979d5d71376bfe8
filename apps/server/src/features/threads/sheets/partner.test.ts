import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { agreedMonths, deposit, entriesFrom, inDays, monthsIn, sixDays } from '../../../../test/months.ts';
import { decides, gives, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { addJob } from '../../../platform/queue/queue.ts';

/** The portage company reads accepted sheets, and nothing else of a thread (rules §13, "The sheets of a portage"). */

let test: TestApp;
let partner: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  partner = await aMember(test, { kind: 'PARTNER' });
  await aMember(test, { kind: 'STAFF' });
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(new Date('2037-03-10T09:00:00Z')));

const subject = 'Compte rendu accepté';

/** Mails about sheets sent so far: recipients, and texts with plain spaces. */
const sheetMails = async () => {
  await test.drain();
  return (await test.mails())
    .filter((mail) => mail.subject?.startsWith(subject))
    .map(({ to, text }) => ({
      to: to?.[0]?.address,
      text: (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' '),
    }));
};

/** A portage by day whose first month is deposited. */
const portage = async (): Promise<World> => {
  const world = await agreedMonths(test, sixDays);
  await gives(test, world, world.owner, 'action/choose/portage');
  await gives(test, world, world.candidate, 'action/portage/accept');
  await decides(test, world, 'staff', { type: 'portage/validate' });
  await decides(test, world, 'partner', { type: 'itg/validate' });
  await deposit(test, world, 240_000);
  return world;
};

/** Sends the sheet of March: two days and a half, with a phone number in the first line. */
const sends = async (world: World): Promise<void> => {
  await untilThe(test, new Date('2037-03-31T17:00:00Z'));
  const [first, ...others] = entriesFrom('2037-03-10', [2, 2, 1]);
  const entries = [{ ...first, text: 'Relecture, voir le 06 12 34 56 78' }, ...others];
  await gives(test, world, world.candidate, 'mission/deliver', { body: { sheet: { entries } } });
};

describe('the sheet of a portage', () => {
  it('is mailed to the partner alone once it is accepted, with its days, its sum and no contact', async () => {
    const before = (await sheetMails()).length;
    const world = await portage();
    await sends(world);
    expect(await sheetMails()).toHaveLength(before);
    await gives(test, world, world.owner, 'mission/validate');
    const [mail, ...others] = (await sheetMails()).slice(before);
    expect(others).toEqual([]);
    expect(mail?.to).toBe(partner.email);
    const { text = '' } = mail ?? {};
    for (const line of [
      'Période : mars 2037.',
      '10 mars 2037, 1 jour : Relecture, voir le [coordonnées masquées]',
      '12 mars 2037, une demi-journée : Travail 3',
      'En tout : 2 jours et demi, 1 250 € HT (1 500 € TTC).',
    ])
      expect(text).toContain(line);
    for (const kept of ['06 12 34', world.owner.email, world.candidate.email, '2 400'])
      expect(text).not.toContain(kept);
  });

  it('is mailed when silence accepts it, and still where the next month is open before its job runs', async () => {
    const before = (await sheetMails()).length;
    const world = await portage();
    await sends(world);
    await inDays(test, 15);
    expect((await sheetMails()).length).toBe(before + 1);
    await inDays(test, 3);
    const { rows } = await test.platform.database.pool.query(
      'select instalment from application where id = $1',
      [world.applicationId],
    );
    const job = { applicationId: world.applicationId, to: 'partner', mail: 'portage-sheet' } as const;
    await test.platform.database.transaction((trx) =>
      addJob(trx, 'threads.mail', { ...job, position: 99, instalment: 0 }),
    );
    const [first, again] = (await sheetMails()).slice(before);
    expect([rows[0]?.instalment, again?.text.match(/En tout.*/)?.[0]]).toEqual([
      1,
      first?.text.match(/En tout.*/)?.[0],
    ]);
  });

  it('of held funds goes to nobody else', async () => {
    const before = (await sheetMails()).length;
    const world = await monthsIn(test, 'funds');
    await deposit(test, world, 241_800);
    await sends(world);
    await gives(test, world, world.owner, 'mission/validate');
    expect(await sheetMails()).toHaveLength(before);
  });
});
