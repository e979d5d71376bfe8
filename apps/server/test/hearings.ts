import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** A well-formed form of a hearing, three days ahead. */
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
  ndaVersion: currentConfidentiality.version,
  ...wishes,
});

/** Body of the call that takes a hearing as `aHearingForm` asks for it. */
export const aTaking = (more: object = {}) => ({
  price: 150,
  tvaApplicable: true,
  ndaVersion: currentConfidentiality.version,
  ...more,
});

/** Takes a hearing; the answer of the call. */
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

/** Asks for a hearing; the answer of the call. */
export const askForHearing = (test: TestApp, { token }: TestMember, wishes: object = {}) =>
  test.call('POST', '/hearings', { token, body: aHearingForm(test, wishes) });

/** Asks for a hearing and returns its id. */
export const aHearing = async (test: TestApp, client: TestMember, wishes: object = {}): Promise<string> => {
  const answer = await askForHearing(test, client, wishes);
  if (answer.statusCode !== 201) throw new Error(`Expected 201, got ${answer.statusCode}: ${answer.body}`);
  return answer.json().id;
};
