import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aPdf } from '../../../test/files.ts';
import { aFirm, aSeat } from '../../../test/firms.ts';
import { aHearing, aHearingForm, aTaking, takeHearing } from '../../../test/hearings.ts';

/** Attempts on hearings of others: to read them, to take or give them back, and to learn why somebody gave one back. */

let test: TestApp;
let client: TestMember;
let taker: TestMember;
let other: TestMember;
let open: string;
let taken: string;
let thread: string;

const brief = 'Demander le renvoi contre la société Zorvelbrief.';
const matter = 'Référé, bail zorvelmatter';
const anAvocat = (more: object = {}) => aMember(test, { jobName: 'Avocat', ...more });

/** Each call about a hearing or its thread, as somebody would make it with another's ids. */
const attempts = () =>
  [
    ['GET', `/hearings/${open}`],
    ['GET', `/hearings/${taken}`],
    ['GET', `/hearings/${taken}/calendar`],
    ['GET', `/messagerie/${thread}`],
    ['GET', `/messagerie/evidence/${thread}`],
    ['GET', `/missions/parties/${open}`],
    ['GET', `/missions/single/${open}`],
    ['POST', `/hearings/${open}/cancel`, {}],
    ['POST', `/hearings/${open}/raise`, { price: 500 }],
    ['POST', `/hearings/${open}/take`, aTaking()],
    ['POST', `/hearings/${taken}/take`, aTaking()],
    ['POST', `/hearings/${open}/decline`, {}],
    ['POST', `/messagerie/hearing/giveBack/${thread}`, { why: 'asked' }],
    ['POST', `/messagerie/hearing/cancel/${thread}`, {}],
    [
      'POST',
      `/messagerie/mission/deliver/${thread}`,
      { report: { outcome: 'pleaded', text: 'Plaidée.', nextDay: null } },
    ],
  ] as const;

/** Names of the attempts that a caller makes with success. */
const successes = async (token: string, headers: Record<string, string> = {}): Promise<string[]> => {
  const made: string[] = [];
  for (const [method, path, body] of attempts()) {
    const answer = await test.call(method, path, { token, headers, ...(body && { body }) });
    expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(500);
    for (const word of ['Zorvelbrief', 'zorvelmatter'])
      if (answer.statusCode >= 300) expect(answer.body).not.toContain(word);
    if (answer.statusCode < 300) made.push(`${method} ${path.replace(open, 'open').replace(taken, 'taken')}`);
  }
  return made;
};

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on', CONFLICTS: 'on' } });
  [client, taker, other] = [await anAvocat(), await anAvocat(), await anAvocat()];
  open = await aHearing(test, client, { brief, matter });
  taken = await aHearing(test, client, { brief, matter, time: '15:00' });
  thread = (await takeHearing(test, taker, taken)).json().postulationID;
});
afterAll(() => test.close());

describe('a hearing of somebody else', () => {
  it('is not there for another trade, an avocat who is not verified, a firm without a bar, or who is suspended', async () => {
    for (const wishes of [
      {},
      { jobName: 'Avocat', verified: false },
      { kind: 'COMPANY' },
      { kind: 'CUSTOMER' },
      { jobName: 'Avocat', suspended: true },
    ] as const) {
      const { token } = await aMember(test, wishes);
      expect(await successes(token), JSON.stringify(wishes)).toEqual([]);
      expect((await test.call('GET', '/hearings', { token })).body).not.toContain('zorvelmatter');
    }
  });

  it('is read by another avocat, without instructions or a way to its thread; what is taken stays', async () => {
    const { token } = other;
    const read = ['GET /hearings/open', 'GET /hearings/taken'];
    const made = await successes(token, { 'idempotency-key': 'attaque' });
    expect(made.filter((one) => !/open\/(take|decline)/.test(one))).toEqual(read);
    const { body } = await test.call('GET', `/hearings/${taken}`, { token });
    expect(body).not.toContain('Zorvelbrief');
    expect(JSON.parse(body)).toMatchObject({
      client: { id: null, name: null, isFirm: false },
      postulationID: null,
      brief: null,
      documents: null,
      steps: null,
    });
  });

  it('does not tell who asks for it, but to who took it', async () => {
    const name = (await test.call('GET', `/hearings/${taken}`, { token: taker.token })).json().client.name;
    expect(name).not.toBeNull();
    for (const path of [`/hearings/${taken}`, `/hearings/${open}`, '/hearings?limit=50']) {
      const { body } = await test.call('GET', path, { token: other.token });
      for (const word of [client.id, name]) expect(body).not.toContain(word);
    }
  });

  it('is nothing to a colleague whose seat only reads, nor taken by the people of its client', async () => {
    const colleague = await anAvocat();
    const firm = await aFirm(test, { owner: await anAvocat() });
    await aSeat(test, firm, colleague, 'reader');
    await aSeat(test, firm, client, 'publisher');
    expect(await successes(colleague.token, { [actingForHeader]: firm.id })).toEqual([]);
    const ofFirm = await aFirm(test);
    await test.platform.database.db
      .insertInto('bar_entry')
      .values({
        member_id: ofFirm.id,
        court: 'tj-69123',
        stated_at: test.clock.now(),
        confirmed_at: test.clock.now(),
      })
      .execute();
    await aSeat(test, ofFirm, client, 'publisher');
    await aSeat(test, ofFirm, colleague, 'publisher');
    await test.platform.database.pool.query('update member set verified_at = now() where id = $1', [
      ofFirm.id,
    ]);
    const asked = await test.call('POST', '/hearings', {
      token: client.token,
      headers: { [actingForHeader]: ofFirm.id },
      body: aHearingForm(test, { brief, matter, time: '11:00' }),
    });
    expect(asked.statusCode, asked.body).toBe(201);
    const path = `/hearings/${asked.json().id}`;
    for (const { token } of [client, colleague]) {
      expect((await test.call('GET', path, { token })).json()).toMatchObject({
        permitted: expect.not.arrayContaining(['take']),
        refusal: { code: 'OWN_FIRM' },
      });
      expect((await takeHearing(test, { token }, asked.json().id)).json().code).toBe('OWN_FIRM');
    }
  });
});

describe('a taking', () => {
  it('is refused twice, at another price, and of a client who is suspended', async () => {
    expect((await takeHearing(test, taker, taken)).json().code).toBe('ALREADY_APPLIED');
    const asker = await anAvocat();
    const id = await aHearing(test, asker, { time: '17:00' });
    expect((await takeHearing(test, await anAvocat(), id, { price: 149 })).json().code).toBe('PRICE_CHANGED');
    await test.platform.database.pool.query('update member set suspended_at = now() where id = $1', [
      asker.id,
    ]);
    await test.platform.database.pool.query('update mission set is_withheld = true where id = $1', [id]);
    expect((await takeHearing(test, await anAvocat(), id)).json().code).toBe('APPLICATIONS_CLOSED');
  });

  it('that is given back tells nobody else why, and does not hand its papers to strangers', async () => {
    const asker = await anAvocat();
    const [first, second] = [await anAvocat(), await anAvocat()];
    const upload = await test.call('POST', '/hearings/documents', {
      token: asker.token,
      body: { file: aPdf('Zorvelfile.pdf') },
    });
    expect(upload.statusCode, upload.body).toBeLessThan(300);
    const id = await aHearing(test, asker, { time: '08:00', brief, documents: [upload.json().id] });
    const { postulationID } = (await takeHearing(test, first, id)).json();
    const file = JSON.parse(
      (await test.call('GET', `/messagerie/${postulationID}`, { token: first.token })).body,
    ).messages[0].attachments[0];
    const attachment = `/messagerie/${postulationID}/attachments/${file.id}`;
    for (const { token } of [second, other])
      expect((await test.call('GET', attachment, { token })).statusCode).toBe(404);
    const back = await test.call('POST', `/messagerie/hearing/giveBack/${postulationID}`, {
      token: first.token,
      body: { why: 'conflict', text: null },
    });
    expect(back.statusCode, back.body).toBe(200);
    await test.drain();
    const evidence = await test.call('GET', `/messagerie/evidence/${postulationID}`, {
      token: asker.token,
      headers: { accept: 'application/json' },
    });
    const read = await test.call('GET', `/messagerie/${postulationID}`, { token: asker.token });
    for (const { body, statusCode } of [evidence, read]) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/\\?"why\\?":\s*\\?"conflict/);
    }
    const { rows } = await test.platform.database.pool.query(
      'select n::text as said from notification n where member_id = $1',
      [asker.id],
    );
    expect(rows.map(({ said }) => said).join()).not.toMatch(/conflit/i);
    const mails = (await test.mails()).filter((mail) => mail.to?.[0]?.address === asker.email);
    expect(JSON.stringify(mails)).not.toMatch(/conflit d/i);
    // The next taker has instructions and documents in a thread of their own.
    const next = (await takeHearing(test, second, id)).json().postulationID;
    const again = (await test.call('GET', `/messagerie/${next}`, { token: second.token })).body;
    expect(again).toContain('Zorvelbrief');
    expect(again).toContain('Zorvelfile');
  });

  it('leaves nothing of the instructions, documents or matter in what others are sent', async () => {
    const { rows } = await test.platform.database.pool.query(
      "select n::text as said from notification n where n::text ilike '%zorvel%'",
    );
    expect(rows).toEqual([]);
    expect(JSON.stringify(await test.mails())).not.toMatch(/zorvelbrief|zorvelfile/i);
    const jobs = await test.platform.database.pool.query(
      "select payload::text from graphile_worker._private_jobs where payload::text ilike '%zorvel%'",
    );
    expect(jobs.rows).toEqual([]);
  });
});
