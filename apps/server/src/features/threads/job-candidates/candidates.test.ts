import { randomBytes } from 'node:crypto';
import { routes } from '@basoche/contract/routes';
import { jobStages } from '@basoche/domain/options/job-stages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aCv } from '../../../../test/files.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';

let test: TestApp;
let company: TestMember;
let jobId: string;
/** Three candidates with their applications; the last one applied most recently. */
let people: { member: TestMember; applicationId: string }[];
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  company = await aMember(test, { kind: 'COMPANY' });
  jobId = await aJobOffer(test, company);
  people = [];
  for (const lastName of ['Aubry', 'Blanc', 'Caron']) {
    test.clock.advance(1_000);
    const member = await aMember(test, { firstName: 'Léa', lastName });
    const cvID = await aCv(test, member);
    const applicationId = await aJobApplication(test, jobId, member, { letter: `Lettre ${lastName}`, cvID });
    people.push({ member, applicationId });
  }
});
afterAll(() => test.close());

const person = (index: number) => {
  const found = people[index];
  if (found === undefined) throw new Error(`No person ${index}.`);
  return found;
};
const get = async (path: string, { token } = company) => (await test.call('GET', path, { token })).json();
const post = (path: string, body: object, { token } = company) => test.call('POST', path, { token, body });
const candidates = (query = '') => get(`/jobs/postulants/${jobId}${query}`);
const names = async (query = '') =>
  (await candidates(query)).map(({ user }: { user: { name: string } }) => user.name.split(' ').at(-1));
const move = (index: number, stage: string, by = company) =>
  post(`/jobs/postulants/stage/${person(index).applicationId}`, { stage }, by);
const note = (index: number, text: string, { token } = company) =>
  test.call('PUT', `/jobs/postulants/note/${person(index).applicationId}`, { token, body: { note: text } });
const refuse = (index: number) =>
  post(`/messagerie/action/refuseCandidate/${person(index).applicationId}`, {});

describe('the candidates of an offer', () => {
  it('come newest first, each with what they sent and what may be done', async () => {
    const [newest, ...others] = await candidates();
    expect(others).toHaveLength(2);
    expect(newest).toMatchObject({
      id: person(2).applicationId,
      isRefused: false,
      isWithdrawn: false,
      stage: 'new',
      note: '',
      user: { id: person(2).member.id, name: 'Léa Caron', role: 'EMPLOYEE', jobName: 'Juriste' },
      sent: { letter: 'Lettre Caron', cv: { name: 'CV.pdf' } },
      creatorNDAConsent: false,
      permitted: ['nda', 'refuseCandidate'],
    });
  });

  it('come a page at a time', async () => {
    const first = await test.call('GET', `/jobs/postulants/${jobId}?limit=2`, { token: company.token });
    const next = /<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await get(next)).map(({ id }: { id: string }) => id)).toEqual([person(0).applicationId]);
  });

  it('are told apart by whether they were refused, and counted so', async () => {
    await refuse(1);
    await test.call('POST', `/messagerie/action/withdraw/${person(0).applicationId}`, {
      token: person(0).member.token,
      body: {},
    });
    expect(await names()).toEqual(['Caron', 'Blanc', 'Aubry']);
    expect(await names('?isRefused=false')).toEqual(['Caron']);
    expect(await names('?isRefused=true')).toEqual(['Blanc', 'Aubry']);
    expect(await get(`/jobs/postulates/count/${jobId}`)).toEqual([1, 2]);
    expect(
      (await candidates('?isRefused=true')).map((one: { isWithdrawn: boolean }) => one.isWithdrawn),
    ).toEqual([false, true]);
  });

  it('are told apart by their stage, without those who were refused', async () => {
    await move(0, 'interview');
    await move(1, 'interview');
    await refuse(1);
    expect(await names('?stage=interview')).toEqual(['Aubry']);
    expect(await names('?stage=interview&isRefused=false')).toEqual(['Aubry']);
    expect(await names('?stage=interview&isRefused=true')).toEqual([]);
    expect(await names('?stage=new')).toEqual(['Caron']);
    expect(await get(`/jobs/postulates/stages/${jobId}`)).toEqual([1, 0, 1, 0]);
  });

  it('are nobody’s but the creator’s', async () => {
    for (const other of [person(0).member, await aMember(test, { kind: 'COMPANY' })]) {
      for (const path of ['postulants', 'postulates/count', 'postulates/stages']) {
        expect(await get(`/jobs/${path}/${jobId}`, other)).toMatchObject({ code: 'NOT_FOUND' });
      }
    }
  });
});

describe('a stage', () => {
  it.each(jobStages.map(({ value }) => value))('may be %s, forth and back', async (stage) => {
    const answer = await move(0, stage);
    expect([answer.statusCode, answer.json().stage]).toEqual([200, stage]);
    expect((await move(0, 'new')).json().stage).toBe('new');
  });

  it('is not for those who were refused', async () => {
    await refuse(0);
    expect((await move(0, 'offer')).json()).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
  });

  it('is the creator’s to say, of an offer', async () => {
    expect((await move(0, 'offer', person(0).member)).statusCode).toBe(403);
    expect((await move(0, 'offer', person(1).member)).statusCode).toBe(404);
    expect((await candidates())[2]).toMatchObject({ stage: 'new' });
  });
});

describe('a note', () => {
  it('is kept as it is written, of whoever was refused too, and an empty one is none', async () => {
    await refuse(0);
    expect((await note(0, '  À rappeler.\nTrès bon entretien  ')).json().note).toBe(
      'À rappeler.\nTrès bon entretien',
    );
    expect((await candidates())[2].note).toBe('À rappeler.\nTrès bon entretien');
    expect((await note(0, '')).json().note).toBe('');
  });

  it('is refused to anybody else', async () => {
    expect((await note(0, 'x', person(0).member)).statusCode).toBe(403);
    expect((await note(0, 'x', person(1).member)).statusCode).toBe(404);
  });
});

describe('what a candidate is told', () => {
  it('has nothing of the stage and of the note in any answer, mail or notification, and shows no change', async () => {
    const { member, applicationId } = person(0);
    const about = [jobId, applicationId, member.id, company.id];
    const paths = routes.flatMap(({ method, path }) => {
      if (method !== 'GET') return [];
      const fillings = path.includes(':') ? about : [''];
      return fillings.map((id) => path.replace(/:\w+/g, id));
    });
    expect(paths.length).toBeGreaterThan(60);
    // Reads the record as JSON. Its time and its seal differ at each read, which is not a change of the
    // thread.
    const asking = { token: member.token, headers: { accept: 'application/json' } };
    const answers = async () => {
      const found: string[] = [];
      for (const path of paths) {
        const { body } = await test.call('GET', path, asking);
        found.push(body.replaceAll(/"(?:generatedAt|seal)":"[^"]*"/g, ''));
      }
      return found;
    };
    await test.drain();
    // Reads once before the comparison, since the first read marks the thread as read and counts a view.
    await answers();
    await test.drain();
    const [before, mails] = [await answers(), (await test.mails()).length];
    test.clock.advance(60_000);
    await move(0, 'shortlisted');
    await note(0, 'Canari-4711');
    await test.drain();
    const after = await answers();
    expect(after).toEqual(before);
    expect((await test.mails()).length).toBe(mails);
    expect(after.join()).not.toMatch(/Canari|shortlisted|"stage"|"note"/);
  });
});

const clientId = () => randomBytes(8).toString('hex');
const write = (body: object, by = company) =>
  post(
    `/jobs/postulants/message/${jobId}`,
    { content: 'Bonjour à tous.', clientId: clientId(), consent: true, ...body },
    by,
  );
const messagesOf = async (index: number, who = person(index).member) =>
  (await get(`/messagerie/${person(index).applicationId}`, who)).messages.map(
    ({ content }: { content: string }) => content,
  );
const everyone = () => people.map(({ applicationId }) => applicationId);

describe('a message to several', () => {
  it('is one in each thread, and none of them sees the others', async () => {
    const answer = await write({ postulationIDs: everyone() });
    expect(answer.json()).toEqual(everyone().map((postulationID) => ({ postulationID, refusal: null })));
    for (const index of [0, 1, 2]) expect(await messagesOf(index)).toEqual(['Bonjour à tous.']);
  });

  it('sent again is there once, whatever arrived the first time', async () => {
    const id = clientId();
    await write({ postulationIDs: everyone().slice(0, 1), clientId: id });
    const answers = await Promise.all(
      [1, 2, 3].map(() => write({ postulationIDs: everyone(), clientId: id })),
    );
    for (const answer of answers) {
      expect(answer.json().map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
        null,
        null,
        null,
      ]);
    }
    for (const index of [0, 1, 2]) expect(await messagesOf(index)).toEqual(['Bonjour à tous.']);
  });

  it('asks for the agreement where it was not accepted yet, and accepts it where the creator says so', async () => {
    await post(`/messagerie/job/ndaConsent/${person(0).applicationId}`, {});
    const without = await write({ postulationIDs: everyone(), consent: false });
    expect(without.json().map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
      null,
      'NDA_REQUIRED',
      'NDA_REQUIRED',
    ]);
    expect(await messagesOf(1)).toEqual([]);
    await write({ postulationIDs: everyone() });
    expect(await messagesOf(1)).toEqual(['Bonjour à tous.']);
    expect((await candidates()).map((one: { creatorNDAConsent: boolean }) => one.creatorNDAConsent)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('leaves out who was refused and what is no candidate of the offer, and writes to the others', async () => {
    await refuse(1);
    const elsewhere = await aJobOffer(test, company);
    const other = await aJobApplication(test, elsewhere, await aMember(test));
    const nobody = '01890000-0000-7000-8000-000000000000';
    const postulationIDs = [person(1).applicationId, other, nobody, person(0).applicationId];
    expect((await write({ postulationIDs })).json()).toEqual([
      { postulationID: person(1).applicationId, refusal: 'MESSAGES_CLOSED' },
      { postulationID: other, refusal: 'NOT_FOUND' },
      { postulationID: nobody, refusal: 'NOT_FOUND' },
      { postulationID: person(0).applicationId, refusal: null },
    ]);
    expect(await messagesOf(0)).toEqual(['Bonjour à tous.']);
  });

  it('names a candidate once, and 50 at most', async () => {
    // Ids are compared without regard to case.
    const twice = [person(0).applicationId, person(0).applicationId.toUpperCase()];
    expect((await write({ postulationIDs: twice })).json()).toHaveLength(1);
    expect((await write({ postulationIDs: [] })).statusCode).toBe(400);
    const many = Array.from({ length: 51 }, () => person(0).applicationId);
    expect((await write({ postulationIDs: many })).json().errors[0].message).toBe(
      '50 candidats au plus à la fois.',
    );
  });

  it('is the creator’s to write', async () => {
    expect((await write({ postulationIDs: everyone() }, person(0).member)).statusCode).toBe(404);
    expect(await messagesOf(1)).toEqual([]);
  });
});
