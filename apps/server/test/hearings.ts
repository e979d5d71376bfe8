import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { TestApp } from './app.ts';
import { aSignature } from './conflicts.ts';
import { aMember, type TestMember } from './factories.ts';

/** A well-formed form of a hearing three days ahead, in which nobody is concerned. */
export const aHearingForm = ({ clock }: Pick<TestApp, 'clock'>, wishes: object = {}) => ({
  court: 'tj-69123',
  act: 'pleading',
  day: addDays(parisDay(clock.now()), 3),
  time: '09:00',
  chamber: '3e chambre',
  matter: 'Référé, bail commercial',
  price: 150,
  mode: 'direct',
  brief: 'Demander le renvoi. Adversaire\u202f: société Kervella.',
  namesParties: 'no',
  ndaVersion: currentConfidentiality.version,
  ...wishes,
});

/** Body of the call that takes a hearing with the terms of `aHearingForm`, and its declaration of independence. */
export const aTaking = (more: object = {}) => ({
  price: 150,
  tvaApplicable: true,
  ndaVersion: currentConfidentiality.version,
  ...aSignature,
  ...more,
});

/** Takes a hearing; returns the answer of the call. */
export const takeHearing = (
  test: TestApp,
  { token }: Pick<TestMember, 'token'>,
  id: string,
  { key, ...more }: { readonly key?: string; readonly price?: number } = {},
) =>
  test.call('POST', `/hearings/${id}/take`, {
    token,
    body: aTaking(more),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

/** Asks for a hearing; returns the answer of the call. */
export const askForHearing = (test: TestApp, { token }: TestMember, wishes: object = {}) =>
  test.call('POST', '/hearings', { token, body: aHearingForm(test, wishes) });

/** Asks for a hearing and returns its id. */
export const aHearing = async (test: TestApp, client: TestMember, wishes: object = {}): Promise<string> => {
  const answer = await askForHearing(test, client, wishes);
  if (answer.statusCode !== 201) throw new Error(`Expected 201, got ${answer.statusCode}: ${answer.body}`);
  return answer.json().id;
};

/** Moves the hearing of a thread to an hour ago. */
export const startHearing = async ({ platform, clock }: TestApp, applicationId: string): Promise<void> => {
  await platform.database.pool.query('update hearing set held_at = $2 where application_id = $1', [
    applicationId,
    new Date(clock.now().getTime() - 3_600_000),
  ]);
};

/** Moves a hearing that nobody took yet, together with the job of its hour. */
export const moveHearing = async ({ platform }: TestApp, id: string, heldAt: Date): Promise<void> => {
  const { pool } = platform.database;
  await pool.query('update hearing set held_at = $2 where mission_id = $1', [id, heldAt]);
  await pool.query('update graphile_worker._private_jobs set run_at = $2 where key = $1', [
    `hearings.pass:${id}`,
    heldAt,
  ]);
};

/** An avocat who takes hearings from Lyon, within 50 km, always free. */
export const aListener = async (test: TestApp, wishes: object = {}): Promise<TestMember> => {
  const member = await aMember(test, { jobName: 'Avocat' });
  const body = {
    isOn: true,
    town: '69123',
    distanceKm: 50,
    goesFarther: false,
    kinds: ['tj'],
    acts: ['pleading', 'representation'],
    lowest: 0,
    week: 2 ** 12 - 1,
    ...wishes,
  };
  await test.call('PUT', '/hearings/profile', { token: member.token, body });
  return member;
};

/** Advances the clock and runs the jobs that are due by then. */
export const runHearingJobs = async (test: TestApp, minutes: number): Promise<void> => {
  test.clock.advance(minutes * 60_000);
  await test.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at <= $1',
    [test.clock.now()],
  );
  await test.drain();
};
