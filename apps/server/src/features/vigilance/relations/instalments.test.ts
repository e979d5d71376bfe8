import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { directInstalments, twoInstalments } from '../../../../test/instalments.ts';
import { entriesFrom, monthsIn } from '../../../../test/months.ts';
import { decides, gives, untilThe } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { agreedMissionsOf, heldRelationsOf } from './service.ts';

/** A mission in instalments in the sum of a year (rules §12). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const today = () => parisDay(test.clock.now());
const agreedIn = ({ owner, candidate }: World) =>
  agreedMissionsOf(test.platform.database.db, { creatorId: owner.id, candidateId: candidate.id });
const pays = (amountCents: number): ThreadCommand => ({
  type: 'deposit/confirm',
  amountCents,
  currency: 'eur',
});
const ends = (world: World) => gives(test, world, world.owner, 'mission/validate');
const days = (number: number) => untilThe(test, new Date(test.clock.now().getTime() + number * 86_400_000));

describe('a mission in instalments', () => {
  it('counts what was engaged from its acceptance, and is under way until its last instalment ends', async () => {
    const world = await twoInstalments(test);
    const concludedOn = today();
    const underWay = { mode: 'funds', netCents: 50_000, concludedOn, endedOn: null };
    expect(await agreedIn(world)).toEqual([underWay]);
    await decides(test, world, 'provider', pays(37_800));
    await days(10);
    await ends(world);
    // The release is planned, and the second instalment not open yet.
    expect(await agreedIn(world)).toEqual([underWay]);
    await days(3);
    expect(await agreedIn(world)).toEqual([underWay]);
    await decides(test, world, 'provider', pays(24_000));
    const endedOn = today();
    await ends(world);
    await days(3);
    expect(await agreedIn(world)).toEqual([{ ...underWay, endedOn }]);
  });

  it('counts what came of it once it is over, and ended with the last instalment that was paid', async () => {
    const world = await twoInstalments(test);
    const concludedOn = today();
    await decides(test, world, 'provider', pays(37_800));
    const endedOn = today();
    await ends(world);
    await days(3);
    await decides(test, world, 'provider', pays(24_000));
    await days(1);
    await decides(test, world, 'staff', { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' });
    expect(await agreedIn(world)).toEqual([{ mode: 'funds', netCents: 30_000, concludedOn, endedOn }]);
  });

  it('counts what was paid once a party stops it before a deposit', async () => {
    const world = await twoInstalments(test);
    await decides(test, world, 'provider', pays(37_800));
    const endedOn = today();
    await ends(world);
    await days(3);
    await gives(test, world, world.candidate, 'instalment/stop');
    expect(await agreedIn(world)).toMatchObject([{ netCents: 30_000, endedOn }]);
  });

  it('counts whole in a direct relation, all of which was accepted', async () => {
    const world = await directInstalments(test);
    await ends(world);
    await ends(world);
    expect(await agreedIn(world)).toMatchObject([{ mode: 'direct', netCents: 50_000, endedOn: today() }]);
  });

  it('has its documents held between two instalments too', async () => {
    const world = await directInstalments(test, [300_000, 300_000]);
    const { db } = test.platform.database;
    const heldFrom = today();
    const held = () => heldRelationsOf(db, world.owner.id, addDays(heldFrom, 1));
    expect(await held()).toMatchObject([{ heldFrom, yearCents: 600_000 }]);
    await days(1);
    await ends(world);
    expect(await held()).toMatchObject([{ heldFrom, applicationId: world.applicationId }]);
    await days(1);
    await ends(world);
    expect(await heldRelationsOf(db, world.owner.id, addDays(today(), 1))).toEqual([]);
  });
});

describe('a mission by day', () => {
  it('counts its ceiling until it is over, then what its sheets came to', async () => {
    const world = await monthsIn(test, 'direct');
    const concludedOn = today();
    expect(await agreedIn(world)).toEqual([
      { mode: 'direct', netCents: 300_000, concludedOn, endedOn: null },
    ]);
    await gives(test, world, world.candidate, 'mission/deliver', {
      body: { sheet: { entries: entriesFrom(concludedOn, [2]), isLast: true } },
    });
    await ends(world);
    expect(await agreedIn(world)).toEqual([
      { mode: 'direct', netCents: 50_000, concludedOn, endedOn: today() },
    ]);
  });
});
