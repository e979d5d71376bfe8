import type { ThreadActor } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { decide } from '@basoche/domain/threads/decide';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import { hearing as aProspect, report } from '@basoche/domain/threads/fixtures';
import { permitted } from '@basoche/domain/threads/permitted';
import { parisDay } from '@basoche/domain/time/paris';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followThread } from '../../src/features/hearings/closing/service.ts';
import { pass } from '../../src/features/hearings/untaken/service.ts';
import { runCommand } from '../../src/features/threads/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, aSession, type TestMember } from '../factories.ts';
import { aHearing, aTaking, moveHearing } from '../hearings.ts';
import { brokenRecords } from './record.ts';

/**
 * Random commands on hearings of the running server, applied to the same threads in memory: taken, given
 * back, taken again, cancelled, paid, reported, contested.
 *
 * A hearing has at most one live thread, and follows its state. `CHAOS_RUNS` plays more sequences.
 */
const runs = Number(process.env.CHAOS_RUNS ?? 10);
const seed = Number(process.env.CHAOS_SEED ?? 173);
const hourMs = 3_600_000;

let test: TestApp;
/** Reads the open hearings, and takes none. */
let reader: TestMember;
let staff: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on', CONFLICTS: 'off' } });
  reader = await anAvocat();
  staff = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const anAvocat = () => aMember(test, { jobName: 'Avocat', isPayable: true });

interface Live {
  readonly id: string;
  readonly taker: TestMember;
  application: Application;
}

interface Scene {
  readonly id: string;
  readonly mode: 'direct' | 'funds';
  readonly heldAt: Date;
  readonly client: TestMember;
  /** Avocats who have not taken it yet. */
  readonly free: TestMember[];
  readonly threads: string[];
  /** Everybody who took it, each with their thread. */
  readonly takers: { readonly taker: TestMember; readonly thread: string }[];
  readonly asked: string[];
  live: Live | null;
  state: 'open' | 'taken' | 'cancelled' | 'passed';
}

const reason = 'Vu les pièces du dossier.';
const commandsOn = (application: Application): readonly (readonly [ThreadActor['role'], ThreadCommand])[] => [
  ['creator', { type: 'hearing/cancel' }],
  ['candidate', { type: 'hearing/giveBack', why: 'prevented' }],
  ['candidate', { type: 'hearing/giveBack', why: 'asked', text: 'Comme convenu.' }],
  ['candidate', { type: 'deliver' }],
  ['candidate', { type: 'deliver', report }],
  ['candidate', { type: 'deliver', report }],
  ['provider', { type: 'deposit/confirm', amountCents: depositDueCents(application), currency: 'eur' }],
  ['provider', { type: 'deposit/confirm', amountCents: depositDueCents(application), currency: 'eur' }],
  ['provider', { type: 'chargeback/open' }],
  ['provider', { type: 'chargeback/won' }],
  ['creator', { type: 'cancelDeposit' }],
  ['candidate', { type: 'cancelDeposit' }],
  ['creator', { type: 'contest', reason }],
  ['creator', { type: 'contest/withdraw' }],
  ['staff', { type: 'settle', outcome: 'refund', reason }],
  ['creator', { type: 'mission/validate' }],
  ['timer', { type: 'hearing/remind' }],
  ['timer', { type: 'hearing/unfunded' }],
  ['timer', { type: 'hearing/reportDue', hours: 2 }],
  ['timer', { type: 'release' }],
];

/** The consent of a taker for the rules, which ignore its digest. */
const aConsent = { version: currentConfidentiality.version, sha256: 'a'.repeat(64) };

const reached = new Set<string>();

const openScene = async (mode: Scene['mode'], hours: number): Promise<Scene> => {
  const client = await anAvocat();
  const free = [await anAvocat(), await anAvocat(), await anAvocat()];
  const id = await aHearing(test, client, { mode });
  const heldAt = new Date(test.clock.now().getTime() + hours * hourMs);
  await moveHearing(test, id, heldAt);
  return { id, mode, heldAt, client, free, threads: [], takers: [], asked: [], live: null, state: 'open' };
};

/** The state of a hearing after its thread was closed, written by hand from the rules. */
const afterClosing = ({ hearingEnd: end }: Application, heldAt: Date, now: Date): Scene['state'] => {
  if (heldAt <= now) return 'taken';
  if (end?.kind !== 'returned' || end.why === 'asked') return 'cancelled';
  return heldAt.getTime() - now.getTime() >= hourMs ? 'open' : 'passed';
};

const takeIt = async (scene: Scene): Promise<void> => {
  const taker = scene.free.shift();
  if (taker === undefined) return;
  const now = test.clock.now();
  const token = await aSession(test, taker.id);
  const answer = await test.call('POST', `/hearings/${scene.id}/take`, { token, body: aTaking() });
  const isOpen = scene.state === 'open' && scene.heldAt > now;
  expect(answer.statusCode < 300 ? 'ok' : answer.json().code).toBe(
    isOpen ? 'ok' : scene.state === 'taken' ? 'HEARING_TAKEN' : 'HEARING_CLOSED',
  );
  if (!isOpen) return;
  const base = aProspect(scene.mode, { heldAt: scene.heldAt });
  const decision = decide(
    {
      ...base,
      creator: { memberId: scene.client.id, kind: 'EMPLOYEE', isMoral: false },
      candidate: { ...base.candidate, memberId: taker.id },
      subject: {
        ...base.subject,
        creatorId: scene.client.id,
        creatorKind: 'EMPLOYEE',
        endDate: parisDay(scene.heldAt),
      },
    },
    { type: 'take', priceCents: 15_000, tvaApplicable: true, consent: aConsent },
    { role: 'candidate', memberId: taker.id },
    now,
  );
  if (!decision.ok) throw new Error(`The rules refuse to take: ${decision.code}`);
  const { postulationID: id } = answer.json();
  scene.live = { id, taker, application: { ...decision.application, payeeIsReady: true } };
  scene.state = 'taken';
  scene.threads.push(id);
  scene.takers.push({ taker, thread: id });
  reached.add(scene.threads.length > 1 ? 'taken anew' : 'taken');
};

const actorOf = (role: ThreadActor['role'], { application }: Live): ThreadActor =>
  role === 'creator' || role === 'candidate' ? { role, memberId: application[role].memberId } : { role };

const give = async (scene: Scene, live: Live, pick: number): Promise<void> => {
  const all = commandsOn(live.application);
  const now = test.clock.now();
  const open = all.filter(([by, one]) => decide(live.application, one, actorOf(by, live), now).ok);
  // Three of four commands are allowed by the rules.
  const choice = pick % 4 === 0 || open.length === 0 ? all : open;
  const [role, command] = choice[(pick >> 2) % choice.length] ?? choice[0] ?? ['timer', { type: 'release' }];
  const actor = actorOf(role, live);
  const decision = decide(live.application, command, actor, now);
  const by = 'memberId' in actor ? { memberId: actor.memberId } : actor;
  const code = await runCommand(test.platform, by, live.id, command).then(
    () => 'ok',
    (error) => error.code,
  );
  expect([role, command.type, code]).toEqual([role, command.type, decision.ok ? 'ok' : decision.code]);
  if (!decision.ok) return;
  reached.add(command.type);
  live.application = decision.application;
  for (const effect of decision.effects)
    if (effect.kind === 'payment') scene.asked.push(`${live.id} ${effect.payment.ask}`);
  if (decision.application.state !== 'REFUSED') return;
  await followThread(test.platform, { applicationId: live.id });
  scene.state = afterClosing(decision.application, scene.heldAt, now);
  if (scene.state !== 'taken') scene.live = null;
  reached.add(`then ${scene.state}`);
};

interface Listed {
  readonly id: string;
  readonly state: string;
  readonly postulationID: string | null;
}

/**
 * Compares the hearing in the lists of a possible taker, its client, its takers and staff, and its threads in
 * the inboxes.
 */
const compareLists = async ({ id, client, heldAt, live, state, takers }: Scene): Promise<void> => {
  const read = async ({ id: memberId }: TestMember, path: string) => {
    const token = await aSession(test, memberId, test.clock.now());
    const answer = await test.call('GET', path, { token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const inView = async (member: TestMember, view: string) =>
    ((await read(member, `/hearings?view=${view}&limit=50`)) as Listed[])
      .filter((one) => one.id === id)
      .map((one) => [one.state, one.postulationID]);
  const isToTake = state === 'open' && heldAt > test.clock.now();
  expect(await inView(reader, 'open')).toEqual(isToTake ? [['open', null]] : []);
  expect(await inView(client, 'asked')).toEqual([[state, live?.id ?? null]]);
  const ofStaff: { id: string }[] = await read(staff, '/admin/hearings?limit=50');
  expect(ofStaff.filter((one) => one.id === id)).toHaveLength(isToTake ? 1 : 0);
  for (const { taker, thread } of takers) {
    const isTheirs = live?.id === thread;
    expect(await inView(taker, 'taken')).toEqual(isTheirs ? [[state, thread]] : []);
    const inbox: { postulationID: string | null; state: string }[] = await read(
      taker,
      '/missions/discussions',
    );
    expect(inbox.filter(({ postulationID }) => postulationID === thread).map((one) => one.state)).toEqual([
      isTheirs ? live.application.state : 'REFUSED',
    ]);
  }
};

/** Every third comparison, and the last one of a sequence, also reads the lists. */
let turn = 0;

/** Expects the hearing and the thread of the server to equal those of the model. */
const compare = async (scene: Scene): Promise<void> => {
  const { id, live, state } = scene;
  const [found] = await rows('select state, application_id from hearing where mission_id = $1', id);
  expect(found).toEqual({ state, application_id: live?.id ?? null });
  const open = await rows(
    "select id from application where mission_id = $1 and state <> 'REFUSED' and state <> 'DONE'",
    id,
  );
  expect(open.length).toBeLessThanOrEqual(1);
  turn += 1;
  if (turn % 3 === 0) await compareLists(scene);
  if (live === null) return;
  const now = test.clock.now();
  for (const role of ['creator', 'candidate'] as const) {
    const { memberId } = live.application[role];
    const token = await aSession(test, memberId);
    const told = (await test.call('GET', `/messagerie/${live.id}?seen=false`, { token })).json();
    expect([told.state, told.permitted]).toEqual([
      live.application.state,
      permitted(live.application, { role, memberId }, now),
    ]);
    expect(told.hearing.report?.text ?? null).toBe(live.application.report?.text ?? null);
  }
};

const step = fc.record({ pick: fc.nat(), hours: fc.constantFrom(0, 0, 0, 1, 9, 30) });

it(
  `${runs} sequences of commands leave hearings and their threads where the rules lead`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('direct', 'funds'),
        fc.constantFrom(2, 40, 60),
        fc.array(step, { minLength: 12, maxLength: 16 }),
        async (mode, ahead, steps) => {
          const scene = await openScene(mode, ahead);
          for (const { pick, hours } of steps) {
            // Adds a minute, so that the clock is never exactly at a deadline.
            if (hours > 0) test.clock.advance(hours * hourMs + 60_000);
            if (scene.state === 'open' && scene.heldAt <= test.clock.now()) {
              await pass(test.platform, { missionId: scene.id });
              scene.state = 'passed';
            }
            if (scene.live === null || pick % 11 === 0) await takeIt(scene);
            else await give(scene, scene.live, pick);
            await compare(scene);
          }
          await compareLists(scene);
          expect(await brokenRecords(test.platform.database.pool, scene.threads)).toEqual([]);
          const asked = await rows(
            "select application_id || ' ' || ask as asked from payment_request where application_id = any($1::uuid[])",
            scene.threads,
          );
          expect(asked.map((row) => row.asked).toSorted()).toEqual(scene.asked.toSorted());
        },
      ),
      { numRuns: runs * 2, seed, endOnFailure: true },
    );
    expect([...reached]).toEqual(
      expect.arrayContaining([
        'taken',
        'taken anew',
        'hearing/cancel',
        'hearing/giveBack',
        'deliver',
        'then open',
      ]),
    );
  },
  600_000 + runs * 20_000,
);
