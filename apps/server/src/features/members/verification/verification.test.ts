import { createHash } from 'node:crypto';
import { documentsASlot } from '@basoche/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aPicture } from '../../../../test/documents.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aFile, aPdf, aVerificationDocument } from '../../../../test/files.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { decideVerification } from '../verification-decisions/service.ts';

let test: TestApp;
let member: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
});
beforeEach(async () => {
  member = await aMember(test, { kind: 'STUDENT', verified: false });
});
afterAll(() => test.close());

const read = async ({ token } = member) => (await test.call('GET', '/verification', { token })).json();
const add = (slot: string, file: File, { token } = member) =>
  test.call('POST', `/verification/documents?slot=${slot}`, { token, body: { file } });
const send = ({ token } = member) => test.call('POST', '/verification', { token, body: {} });
const decide = (how: 'accept' | 'refuse', body: object, userId = member.id) =>
  test.call('POST', `/admin/verifications/${userId}/${how}`, { token: moderator.token, body });
const queue = async () =>
  (await test.call('GET', '/admin/verifications?limit=100', { token: moderator.token })).json();
const lineOf = async ({ id } = member) =>
  (await queue()).find(({ user }: { user: { id: string } }) => user.id === id);
const kept = async () => (await Array.fromAsync(test.platform.files.list())).length;
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await test.platform.database.pool.query<Row>(text, values)).rows;
const reason = 'Le certificat n’est pas celui de l’année en cours.';
const sendOne = async (who = member) => {
  const id = await aVerificationDocument(test, who, 'enrolment', aPdf('Certificat.pdf'));
  expect((await send(who)).statusCode).toBe(200);
  return id;
};

describe('documents', () => {
  it('are prepared one by one, taken back before they are sent, and sent together', async () => {
    expect(await read()).toMatchObject({ state: 'none', canPrepare: true, documents: [], isVerified: false });
    const picture = await add('enrolment', await aPicture('png'));
    expect(picture.statusCode, picture.body).toBe(201);
    const other = await aVerificationDocument(test, member, 'enrolment');
    expect((await read()).documents.map(({ kind }: { kind: string }) => kind)).toEqual(['png', 'pdf']);
    const before = await kept();
    const path = `/verification/documents/${other}`;
    expect((await test.call('DELETE', path, { token: member.token })).statusCode).toBe(204);
    await test.drain();
    expect(await kept()).toBe(before - 1);
    const sent = (await send()).json();
    expect(sent).toMatchObject({ state: 'sent', canPrepare: false });
    expect(new Date(sent.dueAt).getTime() - new Date(sent.sentAt).getTime()).toBe(24 * 3_600_000);
    // Sent documents cannot be removed, added to, or sent twice.
    const gone = await test.call('DELETE', `/verification/documents/${picture.json().id}`, {
      token: member.token,
    });
    expect(gone.statusCode).toBe(404);
    expect((await add('enrolment', aPdf())).json().code).toBe('PROOFS_WAIT');
    expect((await send()).json().code).toBe('PROOFS_WAIT');
  });

  it('that are all taken back leave nothing behind', async () => {
    const id = await aVerificationDocument(test, member, 'enrolment');
    await test.call('DELETE', `/verification/documents/${id}`, { token: member.token });
    expect(await read()).toMatchObject({ state: 'none', documents: [] });
  });

  it('are of what the kind of account must show, and every one of them', async () => {
    const company = await aMember(test, { kind: 'COMPANY', verified: false });
    expect((await add('enrolment', aPdf(), company)).json().errors[0].path).toBe('slot');
    expect((await add('diploma', aPdf(), member)).json().errors[0].path).toBe('slot');
    expect((await send(company)).json().code).toBe('PROOFS_MISSING');
    for (const slot of ['diploma', 'employment'] as const) await aVerificationDocument(test, company, slot);
    expect((await send(company)).json().code).toBe('PROOFS_MISSING');
    await aVerificationDocument(test, company, 'registration');
    expect((await send(company)).statusCode).toBe(200);
  });

  it('are refused by their content, and nothing of them is kept', async () => {
    const before = await kept();
    const answers = await Promise.all([
      add('enrolment', aFile('<html><script>alert(1)</script></html>')),
      add('enrolment', aFile('')),
      add('enrolment', aFile(new Uint8Array(5 * 1024 * 1024 + 1))),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 400, 413]);
    expect(await kept()).toBe(before);
  });

  it(`are ${documentsASlot} at most of each, even when several come at once`, async () => {
    for (let made = 1; made < documentsASlot; made += 1)
      await aVerificationDocument(test, member, 'enrolment');
    const answers = await Promise.all([1, 2, 3].map(() => add('enrolment', aPdf())));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect((await read()).documents).toHaveLength(documentsASlot);
  });

  it('are read by their owner and, once they are sent, by staff: to be saved, and never to be shown', async () => {
    const id = await aVerificationDocument(test, member, 'enrolment', aPdf('Certificat é.pdf'));
    const own = () => test.call('GET', `/verification/documents/${id}`, { token: member.token });
    const ofStaff = () =>
      test.call('GET', `/admin/verifications/${member.id}/documents/${id}`, { token: moderator.token });
    expect([(await own()).statusCode, (await ofStaff()).statusCode]).toEqual([200, 404]);
    await send();
    for (const answer of [await own(), await ofStaff()]) {
      expect(answer.rawPayload.equals(Buffer.from(await aPdf().arrayBuffer()))).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(answer.headers['content-disposition']).toMatch(/^attachment; /);
    }
    const other = await aMember(test, { kind: 'STUDENT', verified: false });
    const stolen = await test.call('GET', `/verification/documents/${id}`, { token: other.token });
    const elsewhere = await test.call('GET', `/admin/verifications/${other.id}/documents/${id}`, {
      token: moderator.token,
    });
    expect([stolen.statusCode, elsewhere.statusCode]).toEqual([404, 404]);
  });
});

describe('a decision', () => {
  it('to accept verifies from the next request on, until 31 October of the following academic year', async () => {
    await sendOne();
    const line = await lineOf();
    expect(line).toMatchObject({
      user: { name: 'Anne Lefèvre', userType: 'STUDENT', email: member.email },
      isRenewal: false,
      refusedBefore: 0,
      urgency: 'onTime',
    });
    expect((await decide('accept', { requestID: line.id })).statusCode).toBe(204);
    expect((await test.call('GET', '/auth/me', { token: member.token })).json().isVerified).toBe(true);
    const now = await read();
    expect(now).toMatchObject({ state: 'accepted', isVerified: true, canPrepare: false, refusal: null });
    expect(now.until).toMatch(/^20\d\d-10-31$/);
    expect(await lineOf()).toBeUndefined();
    expect((await add('enrolment', aPdf())).json().code).toBe('ALREADY_VERIFIED');
    const news = (await test.call('GET', '/notifications/new', { token: member.token })).json();
    expect(news).toMatchObject([
      { type: 'NEW_MESSAGE', about: 'VERIFICATION', title: 'Votre profil est vérifié.', missionID: null },
    ]);
  });

  it('to refuse says why, in a mail too, and another request replaces it', async () => {
    await sendOne();
    expect((await decide('refuse', { reason: ' ' })).json().errors[0].path).toBe('reason');
    expect((await decide('refuse', { reason })).statusCode).toBe(204);
    expect(await read()).toMatchObject({
      state: 'refused',
      canPrepare: true,
      documents: [],
      refusal: { reason },
    });
    await test.drain();
    const mails = (await test.mails()).filter(({ to }) => to?.[0]?.address === member.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Vos justificatifs sont bien arrivés',
      'Vos justificatifs n’ont pas été acceptés',
    ]);
    expect(mails[1]?.text).toContain(reason);
    await aVerificationDocument(test, member, 'enrolment');
    expect(await read()).toMatchObject({ state: 'preparing', refusal: { reason } });
    await send();
    expect((await lineOf()).refusedBefore).toBe(1);
    expect((await decide('accept', {})).statusCode).toBe(204);
    expect(await read()).toMatchObject({ state: 'accepted', refusal: null });
  });

  it('is one of those that several take at once, and is written down once', async () => {
    await sendOne();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0 ? decide('accept', {}) : decide('refuse', { reason }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, ...Array(9).fill(409)]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('STATE_CHANGED');
    const acts = await query<{ body: string }>(
      `select body from staff_act where body::jsonb #>> '{on,id}' = $1`,
      [member.id],
    );
    expect(acts.map(({ body }) => JSON.parse(body))).toMatchObject([
      { by: { memberId: moderator.id }, act: expect.stringMatching(/^verification/), on: { kind: 'member' } },
    ]);
    const { isVerified } = await read();
    expect(acts[0]?.body.includes('verification/accept')).toBe(isVerified);
  });

  it('is of the request that was looked at, and of nobody who sent none', async () => {
    expect((await decide('accept', {})).statusCode).toBe(404);
    await sendOne();
    const { id } = await lineOf();
    await decide('refuse', { reason, requestID: id });
    await sendOne();
    expect((await decide('accept', { requestID: id })).json().code).toBe('STATE_CHANGED');
    expect((await read()).state).toBe('sent');
  });

  it('of an operator decides what waits, and writes to nobody who sent nothing', async () => {
    await sendOne();
    expect((await decideVerification(test.platform, member.email, true))?.until).toMatch(/-11-01$/);
    expect((await read()).state).toBe('accepted');
    const silent = await aMember(test, { verified: false });
    await decideVerification(test.platform, silent.email, true);
    expect(await read(silent)).toMatchObject({ state: 'accepted', until: null });
    expect((await test.call('GET', '/notifications/new', { token: silent.token })).json()).toEqual([]);
    await decideVerification(test.platform, silent.email, false);
    const lost = {
      state: 'refused',
      isVerified: false,
      refusal: { reason: expect.stringContaining('retiré') },
    };
    expect(await read(silent)).toMatchObject(lost);
    // Tells nothing more once it is gone.
    await decideVerification(test.platform, silent.email, false);
    expect(
      await query('select state from verification_request where member_id = $1 order by id', [silent.id]),
    ).toEqual([{ state: 'ACCEPTED' }, { state: 'REFUSED' }]);
  });
});

describe('what is kept of a request', () => {
  const forget = async () => {
    await addJob(test.platform.database.db, 'verification.forget', {});
    await test.drain();
  };

  it('is the decision, its author and the digests, thirty days after it; the documents are gone', async () => {
    const id = await sendOne();
    await decide('accept', {});
    test.clock.advance(29 * 86_400_000);
    try {
      await forget();
      expect(
        await query('select from verification_document where id = $1 and name is not null', [id]),
      ).toHaveLength(1);
      const before = await kept();
      test.clock.advance(2 * 86_400_000);
      await forget();
      expect(await kept()).toBeLessThan(before);
    } finally {
      test.clock.advance(-31 * 86_400_000);
    }
    const sha256 = createHash('sha256').update(Buffer.from(await aPdf().arrayBuffer()));
    expect(
      await query(
        `select d.file_id, d.name, encode(d.sha256, 'hex') as sha256, r.decided_by, r.state
         from verification_document d join verification_request r on r.id = d.request_id where d.id = $1`,
        [id],
      ),
    ).toEqual([
      {
        file_id: null,
        name: null,
        sha256: sha256.digest('hex'),
        decided_by: moderator.id,
        state: 'ACCEPTED',
      },
    ]);
    expect(
      (await test.call('GET', `/verification/documents/${id}`, { token: member.token })).statusCode,
    ).toBe(404);
  });

  it('and was never sent is nothing, thirty days after it was last added to', async () => {
    const id = await aVerificationDocument(test, member, 'enrolment');
    test.clock.advance(31 * 86_400_000);
    await forget();
    test.clock.advance(-31 * 86_400_000);
    expect(await query('select from verification_document where id = $1', [id])).toEqual([]);
    expect((await read()).state).toBe('none');
  });

  it('of an account that is deleted is no document, and nothing waits for staff', async () => {
    await sendOne();
    await decide('refuse', { reason });
    const id = await sendOne();
    const before = await kept();
    expect((await test.call('DELETE', '/users/me', { token: member.token })).statusCode).toBe(204);
    await test.drain();
    expect(await kept()).toBe(before - 2);
    expect(await lineOf()).toBeUndefined();
    expect((await decide('accept', {})).statusCode).toBe(404);
    expect(
      await query('select state, reason from verification_request where member_id = $1 order by sent_at', [
        member.id,
      ]),
    ).toEqual([
      { state: 'REFUSED', reason: null },
      { state: 'WITHDRAWN', reason: null },
    ]);
    expect(
      await query('select from verification_document where id = $1 and file_id is null', [id]),
    ).toHaveLength(1);
  });
});

describe('a student', () => {
  const at = (day: string) => test.clock.set(new Date(`${day}T09:00:00+01:00`));
  const remind = async () => {
    await addJob(test.platform.database.db, 'verification.remind', {});
    await test.drain();
  };
  const subjects = async () =>
    (await test.mails())
      .filter(({ to, subject }) => to?.[0]?.address === member.email && subject?.includes('vérification'))
      .map(({ subject }) => subject?.replace(/\s/g, ' '));
  const verified = async (day: string) => {
    at(day);
    member = await aMember(test, { kind: 'STUDENT', verified: false });
    await decideVerification(test.platform, member.email, true);
  };
  const asNow = async (day: string) => {
    at(day);
    member = { ...member, token: await aSession(test, member.id) };
  };
  afterAll(() => test.clock.set(new Date()));

  it('is reminded a month before, a week before and the day after, once each, however late and often one looks', async () => {
    await verified('2029-03-10');
    for (const day of [
      '2029-09-30',
      '2029-10-01',
      '2029-10-02',
      '2029-10-26',
      '2029-10-27',
      '2029-11-01',
      '2029-11-02',
    ]) {
      at(day);
      await Promise.all([remind(), remind()]);
    }
    expect(await subjects()).toEqual([
      'Votre vérification prend fin le 31 octobre 2029',
      'Dernière semaine : votre vérification prend fin le 31 octobre 2029',
      'Votre vérification a pris fin',
    ]);
  });

  it('who has sent the next certificate is reminded of nothing, and stays verified while it is looked at', async () => {
    await verified('2030-03-10');
    await asNow('2030-08-31');
    expect(await read()).toMatchObject({
      canPrepare: false,
      renewableFrom: '2030-09-01',
      until: '2030-10-31',
    });
    await asNow('2030-10-02');
    expect(await read()).toMatchObject({ state: 'accepted', canPrepare: true, renewableFrom: null });
    await sendOne();
    await remind();
    expect(await subjects()).toEqual([]);
    expect(await read()).toMatchObject({ state: 'sent', isVerified: true, until: '2030-10-31' });
    moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    expect((await lineOf()).isRenewal).toBe(true);
    await decide('accept', {});
    expect(await read()).toMatchObject({ state: 'accepted', isVerified: true, until: '2031-10-31' });
  });

  it('whose verification lapsed has none of its rights, and sends a new certificate', async () => {
    await verified('2031-03-10');
    await asNow('2031-10-31');
    expect((await read()).isVerified).toBe(true);
    await asNow('2031-11-01');
    expect(await read()).toMatchObject({
      state: 'expired',
      isVerified: false,
      until: '2031-10-31',
      canPrepare: true,
    });
    expect((await test.call('GET', '/auth/me', { token: member.token })).json().isVerified).toBe(false);
  });
});
