import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { type Option, valuesOf } from '@basoche/domain/options/option';
import { professions } from '@basoche/domain/options/professions';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { textLimits } from '@basoche/domain/text-limits';
import { depositOpensOn } from '@basoche/domain/threads/sheet-conditions';
import { applicationStates } from '@basoche/domain/threads/states';
import { addDays, startOfParisDay } from '@basoche/domain/time/paris';
import { describe, expect, it } from 'vitest';
import { communes } from './content/communes.ts';
import { personas } from './content/personas.ts';
import { inTown, ofTown, typeset, variantsOf } from './french.ts';
import { generateDemo } from './generate.ts';
import { kernels } from './missions.ts';
import type { ThreadRows } from './rows.ts';

/** Days on which it is made: first and last ones of months, and those on which the clocks change. */
const days = [
  '2026-01-01',
  '2026-02-28',
  '2026-03-29',
  '2026-05-10',
  '2026-08-31',
  '2026-09-01',
  '2026-10-31',
  '2026-11-01',
  '2026-12-28',
  '2028-02-29',
] as const;
const today = '2026-11-21';
const demo = generateDemo({ today });
const { members, missions, threads } = demo;
const share = (part: number, whole: number) => part / whole;
const isKnown = (options: readonly Option[], value: string) => valuesOf(options).includes(value);

describe('the demonstration', () => {
  it('is the same for the same day and seed, and another for another seed', () => {
    expect(generateDemo({ today })).toEqual(demo);
    expect(generateDemo({ today, seed: 7 }).missions[0]?.row.id).not.toBe(missions[0]?.row.id);
  });

  it.each([...days])(
    'can be made on %s, with students who are verified on that day, a sheet to accept and a deposit to make',
    (day) => {
      const made = generateDemo({ today: day });
      const students = made.members.filter(({ persona }) => persona?.kind === 'STUDENT');
      expect(students.length).toBeGreaterThan(0);
      expect(students.every(({ isVerified }) => isVerified)).toBe(true);
      expect(new Set(made.threads.map(({ rows }) => rows.application.state)).size).toBe(
        applicationStates.length,
      );
      const byKind = (kind: string) =>
        made.threads.find(({ rows }) => rows.plans.some((plan) => plan.kind === kind))?.played;
      const { application, instalments } = byKind('day') ?? {};
      expect([application?.state, application?.sheet?.isLast]).toEqual(['ONGOING', true]);
      expect(instalments?.map(({ sheet }) => sheet?.entries.length ?? 0).every((lines) => lines > 1)).toBe(
        true,
      );
      const retainer = byKind('retainer')?.application;
      expect(retainer?.state).toBe('WAITING_FUNDS');
      expect(retainer && (depositOpensOn(retainer) ?? day) <= day).toBe(true);
    },
  );

  it('shows some hundreds of members, missions and threads', () => {
    expect(members.length).toBeGreaterThanOrEqual(200);
    expect(missions.length).toBeGreaterThanOrEqual(300);
    expect(missions.filter(({ row }) => row.is_listed).length).toBeGreaterThanOrEqual(150);
    expect(threads.length).toBeGreaterThanOrEqual(250);
    expect(kernels.length).toBeGreaterThanOrEqual(120);
  });

  it('gives each row an id of its own and each member an address that can belong to nobody', () => {
    const ids = [
      ...members.map(({ row }) => row.id),
      ...missions.map(({ row }) => row.id),
      ...threads.flatMap(({ rows }) => [
        rows.application.id,
        ...[...rows.actions, ...rows.messages, ...rows.notifications].map(({ id }) => id),
      ]),
      ...[...demo.ties.invitations, ...demo.ties.notifications].map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    // Companies whose people work by seats have none.
    const addresses = members.flatMap(({ row }) => row.email ?? []);
    expect(addresses.length).toBe(members.length - demo.teams.firms.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((email) => !email.endsWith('.example'))).toEqual([]);
    expect(members.filter(({ row }) => row.confirmed_at === null)).toEqual([]);
  });

  it('knows every code that it uses', () => {
    for (const { row } of missions) {
      expect(isKnown(legalDomains, row.domain)).toBe(true);
      expect(isKnown(missionNatures, row.nature)).toBe(true);
      expect(row.experience.split(' | ').filter((one) => !isKnown(soughtProfiles, one))).toEqual([]);
      expect(row.on_place).toBe(row.department !== null);
      expect(row.department === null || isKnown(departments, row.department)).toBe(true);
    }
    const jobs = members.flatMap(({ row }) => row.job_name ?? []);
    expect(jobs.filter((job) => !isKnown(professions, job))).toEqual([]);
  });

  it('uses every domain and nature, and stands in many departments', () => {
    expect(new Set(missions.map(({ row }) => row.domain)).size).toBe(legalDomains.length);
    expect(new Set(missions.map(({ row }) => row.nature)).size).toBe(missionNatures.length);
    expect(new Set(missions.flatMap(({ row }) => row.department ?? [])).size).toBeGreaterThanOrEqual(45);
  });

  it('names communes that exist, with their department and postal code', async () => {
    const path = createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json');
    const real: { nom: string; departement: string; type: string; codesPostaux?: string[] }[] = JSON.parse(
      await readFile(path, 'utf8'),
    );
    const known = new Map(
      real
        .filter(({ type }) => type === 'commune-actuelle')
        .map((commune) => [`${commune.departement} ${commune.nom}`, commune.codesPostaux ?? []]),
    );
    const wrong = communes.filter(
      ([department, name, zip]) => !known.get(`${department} ${name}`)?.includes(zip),
    );
    expect(wrong).toEqual([]);
    expect(new Set(communes.map(([department]) => department)).size).toBe(departments.length);
  });
});

describe('its missions', () => {
  it('have titles that differ, within the limits, with nothing left of their templates', () => {
    const titles = missions.map(({ row }) => row.title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { row } of missions) {
      expect(row.title.length).toBeLessThanOrEqual(textLimits.missionTitle);
      expect(`${row.title} ${row.description} ${row.time_limit}`).not.toMatch(/[[\]{}|]|undefined/);
      expect(row.description.length).toBeGreaterThan(120);
    }
  });

  it('come from templates whose alternatives go together', () => {
    for (const kernel of kernels) {
      for (const template of [kernel.text, kernel.timeLimit]) {
        expect([1, variantsOf(kernel.title)]).toContain(variantsOf(template));
      }
    }
  });

  it('are anonymous and without a price now and then, archived and expired for some', () => {
    const count = (test: (row: (typeof missions)[number]['row']) => boolean) =>
      share(missions.filter(({ row }) => test(row)).length, missions.length);
    expect(count((row) => row.is_anonymous)).toBeGreaterThan(0.1);
    expect(count((row) => row.is_anonymous)).toBeLessThan(0.2);
    expect(count((row) => row.tarif_low_cents === null)).toBeGreaterThan(0.1);
    expect(count((row) => row.tarif_low_cents === null)).toBeLessThan(0.2);
    expect(count((row) => row.is_archived)).toBeGreaterThan(0.05);
    expect(count((row) => !row.is_archived && row.closes_on < today)).toBeGreaterThan(0.15);
    expect(count((row) => row.is_from_customer)).toBeGreaterThan(0.15);
  });

  it('were published before today, by a verified member or a customer, with prices on the slider', () => {
    for (const { row, creator } of missions) {
      expect(creator.isVerified).toBe(true);
      expect(creator.row.created_at < row.created_at).toBe(true);
      expect(row.created_at < startOfParisDay(today)).toBe(true);
      expect(row.is_listed).toBe(!row.is_archived && row.closes_on >= today);
      const [low, high] = [row.tarif_low_cents, row.tarif_high_cents];
      if (low === null || high === null) continue;
      expect(low).toBeGreaterThanOrEqual(10_000);
      expect(high).toBeGreaterThanOrEqual(low);
      expect(high).toBeLessThanOrEqual(1_000_000);
      expect([low % 5_000, high % 5_000]).toEqual([0, 0]);
    }
  });
});

describe('its threads', () => {
  it('stand in every state, of every mode', () => {
    const states = new Map<string, number>();
    for (const { rows } of threads) {
      states.set(rows.application.state, (states.get(rows.application.state) ?? 0) + 1);
    }
    for (const state of applicationStates) expect(states.get(state) ?? 0).toBeGreaterThanOrEqual(5);
    const reasons = new Set(threads.map(({ rows }) => rows.application.closed_reason));
    expect(reasons).toEqual(new Set([null, 'refused', 'withdrawn', 'refunded']));
    expect(threads.some(({ rows }) => rows.application.contest_by !== null)).toBe(true);
    const reviews = new Set(threads.map(({ rows }) => rows.reviews.length));
    expect(reviews).toEqual(new Set([0, 1, 2]));
  });

  it('have positions without a gap that the rules do not make, and read marks within them', () => {
    for (const { rows } of threads) {
      const {
        position,
        creator_read_position: creator,
        candidate_read_position: candidate,
      } = rows.application;
      const opened = rows.actions.map((action) => action.opened_position);
      const places = [...opened, ...rows.messages.map((message) => message.position)];
      expect(new Set(places).size).toBe(places.length);
      expect(Math.max(...places, ...rows.actions.map((action) => action.position))).toBeLessThanOrEqual(
        position,
      );
      expect(Math.max(creator ?? 0, candidate ?? 0)).toBeLessThanOrEqual(position);
      expect(rows.messages.length === 0 || rows.consents.length > 0).toBe(true);
    }
  });

  it('happened while their mission was open, in order, and before today', () => {
    for (const { played, rows } of threads) {
      const { mission, firstDay } = played.casting;
      expect(firstDay <= mission.row.closes_on).toBe(true);
      expect(mission.row.created_at < played.createdAt).toBe(true);
      expect(played.createdAt <= played.updatedAt).toBe(true);
      expect(played.updatedAt < startOfParisDay(today)).toBe(true);
      const times = rows.messages.map((message) => new Date(message.sent_at).getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('hold nobody to a sum for longer than the rules allow', () => {
    const oldest = startOfParisDay(addDays(today, -60));
    for (const { played } of threads) {
      const { state, deposit, releaseAt } = played.application;
      if (state === 'ONGOING' && deposit) expect(deposit.confirmedAt > oldest).toBe(true);
      if (state === 'WAITING_RULES' && !played.application.contest) {
        expect(releaseAt && releaseAt >= startOfParisDay(today)).toBe(true);
      }
    }
  });

  it('have one application of a candidate on a mission', () => {
    const pairs = threads.map(
      ({ rows }) => `${rows.application.mission_id} ${rows.application.candidate_id}`,
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});

describe('its personas', () => {
  const of = (key: string) => members.find(({ persona }) => persona?.key === key)?.row.id;
  const ofKind = (kind: string) => {
    const found = threads.filter(({ rows }) => rows.plans.some((plan) => plan.kind === kind));
    expect(found.length).toBe(1);
    return found[0];
  };
  const ownMoney = (table: 'sessions' | 'requests', rows: ThreadRows | undefined) =>
    demo.money[table].filter((one) => 'application_id' in one && one.application_id === rows?.application.id);

  it.each(['claire', 'sophie', 'yasmine', 'jeanne', 'rachid'])(
    '%s publishes missions that are applied to',
    (key) => {
      expect(missions.filter(({ row }) => row.creator_id === of(key)).length).toBeGreaterThanOrEqual(3);
      const received = threads.filter(({ rows }) => rows.application.creator_id === of(key));
      expect(received.length).toBeGreaterThanOrEqual(5);
      expect(new Set(received.map(({ rows }) => rows.application.state)).size).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['yasmine', 'thomas', 'hugo', 'ines', 'malo'])(
    '%s applied to missions, in several states',
    (key) => {
      const sent = threads.filter(({ rows }) => rows.application.candidate_id === of(key));
      expect(sent.length).toBeGreaterThanOrEqual(5);
      expect(new Set(sent.map(({ rows }) => rows.application.state)).size).toBeGreaterThanOrEqual(3);
    },
  );

  it('has Thomas work on the second of three instalments, the first of which is paid', () => {
    const { played, rows } = ofKind('instalments') ?? {};
    expect(rows?.application).toMatchObject({ candidate_id: of('thomas'), state: 'ONGOING', instalment: 1 });
    expect(rows?.planned.length).toBe(3);
    expect(rows?.planned.reduce((sum, { cents }) => sum + cents, 0)).toBe(rows?.application.offer_cents);
    expect(played?.instalments.map(({ instalment: { close }, kept }) => [close, kept?.state])).toEqual([
      ['accepted', 'DONE'],
      [null, undefined],
    ]);
    expect(ownMoney('sessions', rows)).toMatchObject([{ instalment: 0 }, { instalment: 1 }]);
    expect(ownMoney('requests', rows)).toMatchObject([{ instalment: 0, ask: 'release' }]);
  });

  it('has a sheet of Yasmine’s wait for Verdelune, after a month that was paid but for a part that went back', () => {
    const { played, rows } = ofKind('day') ?? {};
    expect(rows?.application).toMatchObject({
      candidate_id: of('yasmine'),
      creator_id: of('claire'),
      state: 'ONGOING',
      instalment: 1,
    });
    const sheets = played?.instalments.map(({ instalment: { close }, sheet }) => [close, sheet?.period]);
    expect(sheets).toEqual([
      ['accepted', { from: '2026-10-10', until: '2026-10-31' }],
      [null, { from: '2026-11-01', until: '2026-11-30' }],
    ]);
    expect(ownMoney('requests', rows)).toMatchObject([{ instalment: 0, ask: 'split' }]);
    expect(rows?.entriesOfSheets.every(({ day }) => day < today)).toBe(true);
  });

  it('has a retainer of Hugo’s wait for its first deposit', () => {
    const { rows } = ofKind('retainer') ?? {};
    expect(rows?.application).toMatchObject({
      candidate_id: of('hugo'),
      creator_id: of('claire'),
      instalment: 0,
    });
    expect(rows?.plans).toMatchObject([{ kind: 'retainer', months: 6, starts_on: '2026-11-22' }]);
    expect(ownMoney('sessions', rows)).toEqual([]);
  });

  it('leaves out of the trade who is not verified', () => {
    const outside = personas.filter(({ kind, isVerified }) => kind !== 'CUSTOMER' && !isVerified);
    expect(outside.length).toBe(2);
    for (const { key } of outside) {
      expect(missions.some(({ row }) => row.creator_id === of(key))).toBe(false);
      expect(threads.some(({ rows }) => rows.application.candidate_id === of(key))).toBe(false);
    }
  });

  it('has its personas keep missions and offers, and be invited to some that they may apply to', () => {
    const { favourites, invitations, notifications } = demo.ties;
    const { offersKept } = demo;
    const missionOf = (id: string) => missions.find(({ row }) => row.id === id);
    for (const { key } of personas.filter(({ kind }) => kind !== 'CUSTOMER')) {
      expect(favourites.filter(({ member_id }) => member_id === of(key)).length, key).toBeGreaterThan(1);
      expect(offersKept.filter(({ member_id }) => member_id === of(key)).length, key).toBeGreaterThan(1);
    }
    for (const { mission_id, creator_id, created_at } of invitations) {
      expect(missionOf(mission_id)?.row.creator_id).toBe(creator_id);
      expect(missionOf(mission_id)?.row.created_at.getTime()).toBeLessThanOrEqual(
        new Date(created_at).getTime(),
      );
    }
    const pairs = invitations.map(({ mission_id, member_id }) => `${mission_id} ${member_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(notifications.length).toBe(5);
    expect(invitations.length).toBeGreaterThan(notifications.length);
  });
});

describe('French', () => {
  it('puts towns after their preposition', () => {
    expect([inTown('Lyon'), inTown('Le Mans'), inTown('Les Abymes')]).toEqual([
      'à Lyon',
      'au Mans',
      'aux Abymes',
    ]);
    expect([ofTown('Lyon'), ofTown('Le Mans'), ofTown('Angers'), ofTown('Évreux')]).toEqual([
      'de Lyon',
      'du Mans',
      'd’Angers',
      'd’Évreux',
    ]);
  });

  it('sets narrow no-break spaces', () => {
    expect(typeset('Vice caché : « oui » ; 34 000 €')).toBe(
      'Vice caché\u202f: «\u00a0oui\u00a0»\u202f; 34\u202f000\u202f€',
    );
  });
});
