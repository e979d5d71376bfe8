import { routes } from '@basoche/contract/routes';
import {
  consentToConfidentiality,
  consentToJobConfidentiality,
  threadCommands,
} from '@basoche/contract/threads/commands';
import { stages as domainStages } from '@basoche/domain/threads/fixtures';
import { applicationStates } from '@basoche/domain/threads/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { pathOf } from '../calls.ts';
import { checksum } from '../checksum.ts';
import type { TestMember } from '../factories.ts';
import { rolledBack } from '../rolled-back.ts';
import { sideBySide } from '../side-by-side.ts';
import {
  aCast,
  aStagedThread,
  type Cast,
  isAboutJob,
  type MatrixStage,
  matrixStages,
  type StagedThread,
} from './stages.ts';
import { isAffair, stateCalls } from './state-calls.ts';
import { stateMatrix } from './state-matrix.ts';

/**
 * Trust, "Money and state": every command × state × party through the API. Refusals are tested too, and change no row.
 */

let test: TestApp;
let cast: Cast;
let bystanders: Readonly<Record<Bystander, TestMember | undefined>>;

const bystanderNames = ['visitor', 'stranger', 'rival', 'staff', 'partner'] as const;
type Bystander = (typeof bystanderNames)[number];
type Principal = Bystander | 'creator' | 'candidate';
const principals: readonly Principal[] = ['creator', 'candidate', ...bystanderNames];

beforeAll(async () => {
  test = await createTestApp({
    environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on', VIGILANCE: 'ask' },
  });
  cast = aCast(test);
  bystanders = {
    visitor: undefined,
    stranger: await cast({ firstName: 'Étrangère' }),
    // Has applied to the same mission or offer.
    rival: await cast({ firstName: 'Rivale', jobName: 'Avocat' }),
    staff: await cast({ kind: 'STAFF', staffRole: 'admin' }),
    partner: await cast({ kind: 'PARTNER' }),
  };
});
afterAll(() => test.close());

const calls = Object.entries(stateCalls).flatMap(([name, call]) => {
  const route = routes.find((one) => one.name === name);
  return route === undefined ? [] : [{ name, route, ...call }];
});
type StateCall = (typeof calls)[number];

const statusOf: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NDA_REQUIRED: 403,
  MESSAGES_CLOSED: 403,
  NOT_FOUND: 404,
};

/** The state after the command; null if it stays the same, undefined if the command is not allowed. */
const stateAfter = (stage: MatrixStage, principal: Principal, command: string): string | null | undefined => {
  const column = stateMatrix[stage];
  const cells =
    principal === 'creator' || principal === 'candidate' || principal === 'staff' || principal === 'partner'
      ? (column[principal] ?? [])
      : [];
  const found = cells.map((cell) => cell.split(' > ')).find(([name]) => name === command);
  return found === undefined ? undefined : (found[1] ?? null);
};

/** The expected refusal for this principal; `null` if the call is allowed. */
const refusalOf = (stage: MatrixStage, principal: Principal, call: StateCall): string | null => {
  const isJob = isAboutJob(stage);
  if (principal === 'visitor') return 'UNAUTHENTICATED';
  const isOffice = call.route.access.who !== 'member';
  const isOfOffice = principal === 'staff' || principal === 'partner';
  if (isOffice !== isOfOffice) return 'FORBIDDEN';
  if (!isOfOffice) {
    if (principal === 'stranger' || principal === 'rival') return 'NOT_FOUND';
    if (call.jobs === (isJob ? 'elsewhere' : 'alone')) {
      const isOfTrade = call.route.access.who === 'member' && call.route.access.kinds.includes('CUSTOMER');
      return stage === 'choosingOfCustomer' && principal === 'creator' && !isOfTrade
        ? 'FORBIDDEN'
        : 'NOT_FOUND';
    }
  }
  if (!call.by.includes(principal)) return 'FORBIDDEN';
  if (stateAfter(stage, principal, call.command) !== undefined) return null;
  if (isOffice && !isAffair(stage, call.command)) return 'NOT_FOUND';
  return stateMatrix[stage].told?.[`${principal} ${call.command}`] ?? 'STATE_CHANGED';
};

const tokenOf = (thread: StagedThread, principal: Principal): string | undefined =>
  principal === 'creator' || principal === 'candidate'
    ? thread[principal].token
    : bystanders[principal]?.token;

let numbers = 0;
const give = (thread: StagedThread, principal: Principal, { route, body }: StateCall) => {
  numbers += 1;
  return test.call(route.method, pathOf(route.path, { id: thread.id }), {
    token: tokenOf(thread, principal),
    body: body?.(numbers) ?? {},
  });
};

const read = async (thread: StagedThread, party: 'creator' | 'candidate') =>
  (await test.call('GET', `/messagerie/${thread.id}`, { token: thread[party].token })).json();

const stateOf = async ({ id }: StagedThread): Promise<string> => {
  const { rows } = await test.platform.database.pool.query('select state from application where id = $1', [
    id,
  ]);
  return rows[0].state;
};

/** The thread of each stage, made once: refusals do not change it, and other changes are rolled back. */
const threads = new Map<MatrixStage, Promise<StagedThread>>();
const threadAt = (stage: MatrixStage): Promise<StagedThread> => {
  const { rival } = bystanders;
  const thread = threads.get(stage) ?? aStagedThread(test, stage, cast, rival === undefined ? [] : [rival]);
  threads.set(stage, thread);
  return thread;
};

describe('the state matrix', () => {
  it('has a row for every call that changes a thread, and a column for every stage of the rules', () => {
    const ofParties = [
      ...Object.values(threadCommands),
      consentToConfidentiality,
      consentToJobConfidentiality,
    ];
    const ofOffices = routes.filter(
      ({ access, method, path }) =>
        (access.who === 'staff' || access.who === 'partner') &&
        method === 'POST' &&
        /\/(portage|disputes|threads)\/:/.test(path),
    );
    const expected = ['threads.sendMessage', ...[...ofParties, ...ofOffices].map(({ name }) => name)];
    expect(Object.keys(stateCalls).toSorted()).toEqual(expected.toSorted());
    expect(calls).toHaveLength(expected.length);
    expect(matrixStages).toEqual(expect.arrayContaining(Object.keys(domainStages)));
    expect(new Set(Object.values(stateMatrix).map(({ state }) => state))).toEqual(new Set(applicationStates));
  });

  it.each(matrixStages)(
    'at %s refuses all that is not in its column, and then no row has changed',
    async (stage) => {
      const thread = await threadAt(stage);
      expect(await stateOf(thread)).toBe(stateMatrix[stage].state);
      for (const party of ['creator', 'candidate'] as const) {
        const { permitted } = await read(thread, party);
        const written = stateMatrix[stage][party].map((cell) => cell.split(' > ')[0]);
        expect([party, ...permitted.toSorted()]).toEqual([party, ...written.toSorted()]);
      }
      const refused = principals.flatMap((principal) =>
        calls.flatMap((call) => {
          const code = refusalOf(stage, principal, call);
          return code === null ? [] : [{ principal, call, code }];
        }),
      );
      const before = await checksum(test);
      await sideBySide(refused, async ({ principal, call, code }) => {
        const answer = await give(thread, principal, call);
        const told = [principal, call.name, answer.statusCode, answer.json().code];
        expect(told, answer.body).toEqual([principal, call.name, statusOf[code] ?? 409, code]);
      });
      expect(await checksum(test)).toBe(before);
    },
  );

  it.each(matrixStages)('at %s does what is in its column, and leads where it says', async (stage) => {
    const allowed = principals.flatMap((principal) =>
      calls.flatMap((call) => (refusalOf(stage, principal, call) === null ? [{ principal, call }] : [])),
    );
    const thread = await threadAt(stage);
    for (const { principal, call } of allowed) {
      await rolledBack(test, async () => {
        const answer = await give(thread, principal, call);
        expect([principal, call.name, answer.statusCode], answer.body).toEqual([
          principal,
          call.name,
          call.route.status,
        ]);
        const leadsTo = stateAfter(stage, principal, call.command) ?? stateMatrix[stage].state;
        expect([principal, call.name, await stateOf(thread)]).toEqual([principal, call.name, leadsTo]);
      });
    }
  });
});
