import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobApplication, aJobOffer } from '../../../test/jobs.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { writeToCandidate } from './service.ts';

/** One of several messages that a creator writes to candidates at once, stored in its thread like any other. */

let test: TestApp;
let company: TestMember;
let candidate: TestMember;
let jobId: string;
let applicationId: string;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY' });
  candidate = await aMember(test);
  jobId = await aJobOffer(test, company);
  applicationId = await aJobApplication(test, jobId, candidate);
});

interface Wishes {
  readonly by?: TestMember;
  readonly about?: string;
  readonly content?: string;
  readonly consents?: boolean;
}

/** Code of the refusal; null if the message was stored. */
const write = async ({ by = company, about = jobId, content = 'Bonjour', consents = true }: Wishes = {}) => {
  const message = { content, clientId: 'a-plusieurs-1', consents };
  try {
    const writer = { memberId: by.id, personId: by.id, acting: null };
    await writeToCandidate(test.platform, writer, { jobId: about, applicationId }, message);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

const read = async () =>
  (await test.call('GET', `/messagerie/${applicationId}`, { token: candidate.token })).json();

describe('a message to one of several candidates', () => {
  it('is written once, after the agreement where the creator gives it, and both are told to the candidate', async () => {
    expect(await write()).toBeNull();
    expect(await write()).toBeNull();
    const thread = await read();
    expect(thread.messages).toMatchObject([{ content: 'Bonjour', sentBy: company.id }]);
    expect(thread).toMatchObject({ creatorNDAConsent: true, postulantNDAConsent: false });
    const news = await test.call('GET', '/notifications/new', { token: candidate.token });
    expect(news.json().map(({ type }: { type: string }) => type)).toContain('NDA_ASKED');
  });

  it('is refused without the agreement, and changes nothing', async () => {
    const before = await read();
    expect(await write({ consents: false })).toBe('NDA_REQUIRED');
    expect(await read()).toEqual(before);
  });

  it('that the rules refuse leaves no consent behind', async () => {
    expect(await write({ content: ' \n ' })).toBe('EMPTY_MESSAGE');
    expect((await read()).creatorNDAConsent).toBe(false);
  });

  it('needs no second agreement', async () => {
    const { token } = company;
    await test.call('POST', `/messagerie/job/ndaConsent/${applicationId}`, { token, body: {} });
    expect(await write({ consents: false })).toBeNull();
    expect(await write()).toBeNull();
  });

  it('is refused in a thread that is closed, unless it was stored before', async () => {
    const { token } = candidate;
    const withdraw = () =>
      test.call('POST', `/messagerie/action/withdraw/${applicationId}`, { token, body: {} });
    await withdraw();
    expect(await write()).toBe('MESSAGES_CLOSED');
    applicationId = await aJobApplication(test, jobId, await aMember(test));
    expect(await write()).toBeNull();
    await test.call('POST', `/messagerie/action/refuseCandidate/${applicationId}`, {
      token: company.token,
      body: {},
    });
    expect(await write()).toBeNull();
  });

  it("is found by its offer's creator alone, under that offer", async () => {
    expect(await write({ by: candidate })).toBe('NOT_FOUND');
    expect(await write({ by: await aMember(test, { kind: 'COMPANY' }) })).toBe('NOT_FOUND');
    expect(await write({ about: await aJobOffer(test, company) })).toBe('NOT_FOUND');
    applicationId = '00000000-0000-7000-8000-000000000000';
    expect(await write()).toBe('NOT_FOUND');
  });
});
