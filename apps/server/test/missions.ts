import type { MissionForm } from '@basoche/contract/missions/publishing';
import type { GivenIndependenceBody } from '@basoche/contract/threads/independence';
import type { GivenPricing } from '@basoche/contract/threads/pricing';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { Clock } from '../src/platform/clock.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** A well-formed form of a mission in which nobody is concerned. */
export const aMissionForm = (
  { clock }: { readonly clock: Clock },
  wishes: Partial<MissionForm> = {},
): MissionForm => ({
  title: 'Rechercher la jurisprudence sur la rupture brutale',
  domain: 'droit_affaires',
  nature: 'recherches',
  skillsRequired: 'Recenser les arrêts récents et en faire une note de dix pages.',
  timeLimit: 'Deux semaines',
  experience: '1an | 2_5ans',
  endDate: addDays(parisDay(clock.now()), 20),
  startNow: true,
  onPlace: true,
  place: '75',
  city: 'Paris',
  isAnonym: false,
  namesParties: 'no',
  tarifLow: 300,
  tarifHigh: 900,
  ...wishes,
});

const created = async (answer: Promise<{ statusCode: number; body: string }>): Promise<{ id: string }> => {
  const { statusCode, body } = await answer;
  if (statusCode !== 201) throw new Error(`Expected 201, got ${statusCode}: ${body}`);
  return JSON.parse(body);
};

/** Publishes a mission and returns its id. */
export const aMission = async (
  test: TestApp,
  creator: TestMember,
  wishes: Partial<MissionForm> = {},
): Promise<string> => {
  const body = aMissionForm(test, wishes);
  return (await created(test.call('POST', '/missions/create', { token: creator.token, body }))).id;
};

/** Sends a candidate's application and returns its id. */
export const anApplication = async (
  test: TestApp,
  missionID: string,
  candidate: TestMember,
  offer = 500,
  said: {
    presentation?: string;
    delayDays?: number;
    ndaVersion?: string;
    pricing?: GivenPricing;
    independence?: GivenIndependenceBody;
  } = {},
): Promise<string> => {
  const body = { missionID, offer, tvaApplicable: true, ...said };
  return (await created(test.call('POST', '/missions/postulate', { token: candidate.token, body }))).id;
};

/** Adds a presentation to a member and returns its id. */
export const aPresentation = async (
  test: TestApp,
  { token }: TestMember,
  text = 'Dix ans de baux commerciaux.',
): Promise<string> =>
  (await created(test.call('POST', '/missions/presentations', { token, body: { name: 'Baux', text } }))).id;

/** Sends these commands in turn, each by its party. Stops at the first refusal. */
export const proceed = async (
  test: TestApp,
  applicationId: string,
  ...steps: readonly (readonly [TestMember, string, object?])[]
): Promise<void> => {
  for (const [member, command, body = {}] of steps) {
    const answer = await test.call('POST', `/messagerie/${command}/${applicationId}`, {
      token: member.token,
      body,
    });
    if (answer.statusCode !== 200) throw new Error(`${command}: ${answer.statusCode} ${answer.body}`);
  }
};
