import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { addDays, type Day, parisInstant } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import { publish } from '../src/features/hearings/publishing/service.ts';
import { take } from '../src/features/hearings/taking/service.ts';
import { notifyWave } from '../src/features/hearings/waves/service.ts';
import { runCommand } from '../src/features/threads/service.ts';
import type { Trx } from '../src/platform/database/database.ts';
import type { Viewer } from '../src/platform/http/viewer.ts';
import type { Platform } from '../src/platform/platform.ts';
import { viewerOf } from './conflicts.ts';
import { hearings } from './content/hearings.ts';
import type { Demo } from './generate.ts';

/** Hearings in the demonstration, written by their own services; none while `HEARINGS` is off. */

/** The platform at another time, with every transaction inside this one and without rate limits. */
const at = (platform: Platform, trx: Trx, now: Date): Platform => ({
  ...platform,
  // The conflict check is off, so that hearings need no parties and no declarations.
  config: { ...platform.config, conflicts: false },
  clock: { ...platform.clock, now: () => now },
  rateLimits: {
    ...platform.rateLimits,
    hearingsOfMember: { ...platform.rateLimits.hearingsOfMember, take: async () => undefined },
  },
  database: { ...platform.database, db: trx, transaction: (work) => work(trx) },
});

const hour = (day: Day, time: string): Date => parisInstant(day, time) ?? new Date(`${day}T${time}Z`);

/** Inserts an avocat's bar, confirmed by staff, and their settings for hearings. */
const insertAvocat = async (
  trx: Trx,
  {
    id,
    bar,
    town,
    now,
  }: { readonly id: string; readonly bar: string; readonly town: string; readonly now: Date },
): Promise<void> => {
  await trx
    .insertInto('bar_entry')
    .values({ member_id: id, court: bar, stated_at: now, confirmed_at: now })
    .execute();
  await trx
    .insertInto('hearing_profile')
    .values({
      member_id: id,
      is_on: true,
      town,
      distance_km: 100,
      goes_farther: false,
      kinds: ['tj', 'ca', 'tc', 'cph'],
      acts: ['pleading', 'representation'],
      lowest_cents: 10_000,
      // Available every morning, and on Monday and Tuesday afternoon.
      week: 0b010101011111,
      revised_at: now,
    })
    .execute();
};

/** Deletes the mails and pushes about events from before the first start. */
const tellNobody = async (trx: Trx): Promise<void> => {
  await sql`
    delete from graphile_worker._private_jobs where task_id in (
      select id from graphile_worker._private_tasks where identifier in ('threads.mail', 'notifications.created'))`.execute(
    trx,
  );
};

/** One hearing to take tomorrow, one taken, one attended and paid, and one that nobody takes. */
export const seedHearings = async (platform: Platform, trx: Trx, demo: Demo, today: Day): Promise<void> => {
  if (!platform.config.hearings) return;
  const { members, teams } = demo;
  const memberOf = (key: string) => members.find(({ persona }) => persona?.key === key);
  const [yasmine, cabinet] = [memberOf('yasmine'), memberOf('sophie')];
  const confrere = members.find(
    ({ row, persona, isVerified }) => persona === null && isVerified && row.job_name === 'Avocat',
  );
  const seat = teams.seats.find(({ firm_id, role }) => firm_id === cabinet?.row.id && role === 'owner');
  if (!yasmine || !cabinet || !confrere || !seat?.id) return;

  const now = platform.clock.now();
  await insertAvocat(trx, { id: yasmine.row.id, bar: 'tj-59350', town: '59350', now });
  await insertAvocat(trx, { id: confrere.row.id, bar: 'tj-69123', town: '69123', now });
  await trx
    .insertInto('bar_entry')
    .values({ member_id: cabinet.row.id, court: 'tj-44109', stated_at: now, confirmed_at: now })
    .execute();
  const acting = { firmId: cabinet.row.id, seatId: seat.id, role: 'owner' } as const;
  const ofCabinet = viewerOf(cabinet, acting, seat.person_id);
  const [lawyer, other] = [viewerOf(yasmine, null), viewerOf(confrere, null)];

  type Asked = (typeof hearings)[keyof typeof hearings];
  const ask = async (asked: Asked, client: Viewer, when: { at: Date; day: Day; time: string }) => {
    const { court, chamber, matter, price, brief } = asked;
    const body = {
      court,
      act: 'pleading',
      day: when.day,
      time: when.time,
      chamber,
      matter,
      price,
      brief,
    } as const;
    const ndaVersion = currentConfidentiality.version;
    const form = { ...body, mode: 'direct' as const, documents: [], ndaVersion };
    const { id } = await publish(at(platform, trx, when.at), client, form, null);
    return id;
  };
  const takeIt = async (asked: Asked, id: string, taker: Viewer, when: Date) => {
    const body = { price: asked.price, tvaApplicable: true, ndaVersion: currentConfidentiality.version };
    return (await take(at(platform, trx, when), taker, { id, body, key: null })).postulationID;
  };

  const done = { at: hour(addDays(today, -8), '10:00'), day: addDays(today, -5), time: '10:00' };
  const attended = await ask(hearings.done, other, done);
  const thread = await takeIt(hearings.done, attended, lawyer, hour(addDays(today, -8), '10:12'));
  const report = { outcome: 'pleaded', text: hearings.done.report, nextDay: addDays(today, 30) } as const;
  const act = (who: Viewer, command: Parameters<typeof runCommand>[3], when: Date) =>
    runCommand(at(platform, trx, when), who, thread, command);
  await act(lawyer, { type: 'deliver', report }, hour(done.day, '11:30'));
  await act(other, { type: 'mission/validate' }, hour(addDays(done.day, 1), '09:20'));

  const taken = { at: hour(addDays(today, -1), '15:00'), day: addDays(today, 4), time: '09:00' };
  const given = await ask(hearings.taken, ofCabinet, taken);
  await takeIt(hearings.taken, given, other, hour(addDays(today, -1), '15:07'));

  const unfilled = { at: hour(addDays(today, -1), '09:00'), day: addDays(today, 1), time: '14:00' };
  const alone = await ask(hearings.unfilled, ofCabinet, unfilled);
  for (const [wave, time] of [
    [1, '09:00'],
    [2, '10:00'],
    [3, '12:00'],
  ] as const)
    await notifyWave(at(platform, trx, hour(addDays(today, -1), time)), { missionId: alone, wave });

  await tellNobody(trx);
  await ask(hearings.tomorrow, other, { at: now, day: addDays(today, 1), time: '09:00' });
};
