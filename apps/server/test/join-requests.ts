import { actingForHeader } from '@basoche/contract/acting-for';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';
import { aDomain, aFirm, type TestFirm } from './firms.ts';

/** Firms with a proved domain, and calls about requests to join them. */

export interface TeamWithDomain {
  readonly company: TestMember;
  readonly firm: TestFirm;
  readonly owner: TestMember;
  readonly domain: string;
}

let number = 0;

/** A firm that proved its domain. */
export const aTeamWithDomain = async (
  test: TestApp,
  proof?: Parameters<typeof aDomain>[3],
): Promise<TeamWithDomain> => {
  number += 1;
  const domain = `verdelune-${number}.fr`;
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  const owner = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const firm = await aFirm(test, { of: company, owner });
  await aDomain(test, firm, domain, proof);
  return { company, firm, owner, domain };
};

/** A person with an address at the domain of a firm. */
export const aColleague = (
  test: TestApp,
  { domain }: TeamWithDomain,
  wishes: Parameters<typeof aMember>[1] = {},
): Promise<TestMember> => {
  number += 1;
  const karim = { firstName: 'Karim', lastName: 'Saïdi', email: `karim-${number}@${domain}` };
  return aMember(test, { ...karim, ...wishes });
};

type Answer = Awaited<ReturnType<TestApp['call']>>;

/** `ok`, or the code of the refusal. */
export const outcomeOf = (answer: Answer): string => (answer.statusCode < 300 ? 'ok' : answer.json().code);

export const firmAtDomain = async (test: TestApp, { token }: TestMember) =>
  (await test.call('GET', '/firms/at-my-domain', { token })).json();

export const askToJoin = (
  test: TestApp,
  { token }: TestMember,
  firmId: string,
  headers: Record<string, string> = {},
): Promise<Answer> => test.call('POST', `/firms/${firmId}/requests`, { token, headers, body: {} });

/** Asks to join, and returns the request's id. */
export const askedToJoin = async (
  test: TestApp,
  person: TestMember,
  { firm }: TeamWithDomain,
): Promise<string> => {
  const answer = await askToJoin(test, person, firm.id);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};

/** Accepts or refuses a request, as a person of the firm. */
export const answerRequest = (
  test: TestApp,
  { firm }: Pick<TeamWithDomain, 'firm'>,
  { token }: TestMember,
  id: string,
  what: 'accept' | 'refuse',
): Promise<Answer> =>
  test.call('POST', `/firms/current/requests/${id}/${what}`, {
    token,
    headers: { [actingForHeader]: firm.id },
    body: {},
  });
