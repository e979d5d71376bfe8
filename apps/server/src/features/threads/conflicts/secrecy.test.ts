import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { isConnected, openBrowserSocket } from '../../../../test/browser-socket.ts';
import {
  aDeclaration,
  addNames,
  aName,
  anApplicationWith,
  anAskingMission,
  askAbout,
  nameParties,
  nthName,
  tablesWith,
} from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { proceed } from '../../../../test/missions.ts';
import { brokenRecords } from '../../../../test/proof/record.ts';
import { openLog } from '../../../platform/observability/log.ts';

/**
 * Names of parties appear nowhere in the traces of a thread; and concurrent commands about independence in
 * two processes (rules §9).
 */

const environment = {
  NETWORK_LIMITS: 'off',
  CONFLICTS: 'on',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
let test: TestApp;
/** Another process on the same database. */
let other: TestApp;
let port: number;
const lines: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  test = await createTestApp({ environment, log: openLog('debug', sink) });
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
  port = await test.listen();
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const consent = 'mission/ndaConsent';
const planted = 'Zyxwvutsrq';

const aThread = async (kind: 'declared' | 'reserved', parties = [aName(planted)]) => {
  const client = await aMember(test, { kind: 'COMPANY' });
  const candidate = await aMember(test, { jobName: 'Avocat' });
  const missionId = await anAskingMission(test, client, parties);
  const id = await anApplicationWith(test, missionId, candidate, kind);
  await proceed(test, id, [client, consent], [candidate, consent]);
  return { client, candidate, missionId, id };
};
type Played = Awaited<ReturnType<typeof aThread>>;

const give = (
  app: TestApp,
  { id }: Pick<Played, 'id'>,
  { token }: TestMember,
  command: string,
  body: object = {},
) =>
  app.call('POST', `/messagerie/${command}/${id}`, {
    token,
    body,
    headers: { 'idempotency-key': `${command.replaceAll('/', '-')}-${randomBytes(4).toString('hex')}` },
  });

describe('names of parties', () => {
  it('are in no event, mail, notification, log, job or table of a thread, nor in its evidence file', async () => {
    const played = await aThread('reserved');
    const { client, candidate, missionId, id } = played;
    const heard: unknown[] = [];
    const sockets = [client, candidate].map((one) => openBrowserSocket(`http://127.0.0.1:${port}`, one));
    for (const socket of sockets) socket.onAny((...event) => heard.push(event));
    await Promise.all(sockets.map(isConnected));
    await give(test, played, candidate, 'independence/declare', aDeclaration());
    await give(test, played, client, 'parties/disclose', { listVersion: 1 });
    await nameParties(test, client, missionId, 1, [aName(planted), aName(`${planted}b`)]);
    await give(test, played, candidate, 'independence/declare', aDeclaration(2));
    await give(test, played, candidate, 'independence/retract');
    const shown = await test.call('GET', `/messagerie/parties/${id}`, { token: candidate.token });
    expect(shown.json().parties).toMatchObject([{ name: planted }]);
    await test.drain();
    // The last change of the thread, and the notifications before it.
    await expect.poll(() => JSON.stringify(heard)).toContain('"position":6,"action":null');
    for (const socket of sockets) socket.close();

    const paths = [
      `/messagerie/${id}`,
      '/notifications/new',
      '/missions/discussions',
      '/messagerie/waiting',
      `/missions/single/${missionId}`,
      `/messagerie/evidence/${id}`,
    ];
    const read = async ({ token }: TestMember) => {
      const headers = { accept: 'application/json' };
      const answers = paths.map((path) => test.call('GET', path, { token, headers }));
      return (await Promise.all(answers)).map(({ body }) => body);
    };
    const said = [
      JSON.stringify(heard),
      ...(await read(client)),
      ...(await read(candidate)),
      ...(await test.mails()).map((one) => JSON.stringify(one)),
      ...lines,
    ];
    expect(said.filter((text) => text.toLowerCase().includes(planted.toLowerCase()))).toEqual([]);
    expect(await tablesWith(test, planted)).toEqual([]);
  });

  it('are not revealed to the client by anything that a candidate did about them', async () => {
    const [one, two] = [await aThread('declared'), await aThread('declared')];
    const seen = async ({ client, id, missionId }: Played) => {
      const paths = [`/messagerie/${id}`, `/missions/postulants/${missionId}`];
      const answers = paths.map((path) => test.call('GET', path, { token: client.token }));
      const bodies = (await Promise.all(answers)).map(({ body }) => body);
      return bodies.map((body) =>
        body
          .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
          .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
          .replaceAll(/"(?:readP|otherReadP)osition":\d+/g, 'read'),
      );
    };
    for (const { client, missionId } of [one, two])
      await nameParties(test, client, missionId, 1, [aName(planted), aName('Ngong')]);
    await addNames(test, one.candidate, [aName('Ngong')]);
    expect((await askAbout(test, one.candidate, one.missionId)).json().answer).toBe('examine');
    expect(await seen(one)).toEqual(await seen(two));
  });
});

describe('two processes', () => {
  it('sign on one version while the list changes: the version in the row and in the record', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const played = await aThread('reserved', [aName(nthName(turn))]);
      const { client, candidate, missionId, id } = played;
      const [changed, ...signed] = await Promise.all([
        nameParties(other, client, missionId, 1, []),
        give(test, played, candidate, 'independence/declare', aDeclaration(1)),
        give(test, played, candidate, 'independence/declare', aDeclaration(2)),
      ]);
      expect(changed?.statusCode).toBe(200);
      const found = await rows(
        `select list_version, commitment is null as has_no_names from independence
         where application_id = $1 and kind = 'declared' order by position`,
        id,
      );
      expect(found).toHaveLength(signed.filter(({ statusCode }) => statusCode === 200).length);
      for (const { list_version, has_no_names } of found) expect(has_no_names).toBe(list_version === 2);
      for (const answer of signed)
        if (answer.statusCode !== 200)
          expect(['PARTIES_CHANGED', 'ALREADY_DECLARED']).toContain(answer.json().code);
      const entries = await rows(
        `select body::jsonb #>> '{independence,listVersion}' as version from thread_entry
         where application_id = $1 and body::jsonb ->> 'command' = 'independence/declare' order by position`,
        id,
      );
      expect(entries.map(({ version }) => Number(version))).toEqual(
        found.map(({ list_version }) => list_version),
      );
      expect(await brokenRecords(test.platform.database.pool, [id])).toEqual([]);
    }
  });

  it('apply on one version while the list changes: the version that the commitment is of', async () => {
    const client = await aMember(test, { kind: 'COMPANY' });
    const codes: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const candidate = await aMember(test, { jobName: 'Avocat' });
      const missionID = await anAskingMission(test, client, [aName(nthName(200 + turn))]);
      await addNames(test, candidate, [aName('Ng')]);
      await askAbout(test, candidate, missionID);
      const independence = { kind: 'declared', ...aDeclaration(1) };
      const [applied, changed] = await Promise.all([
        test.call('POST', '/missions/postulate', {
          token: candidate.token,
          body: { missionID, offer: 500, tvaApplicable: true, independence },
        }),
        nameParties(other, client, missionID, 1, []),
      ]);
      expect(changed.statusCode).toBe(200);
      codes.push(applied.json().code ?? 'ok');
      const found = await rows(
        `select list_version, commitment is null as has_no_names from independence
         where application_id = (select id from application where mission_id = $1)`,
        missionID,
      );
      expect(found).toEqual(codes.at(-1) === 'ok' ? [{ list_version: 1, has_no_names: false }] : []);
    }
    expect(codes.filter((code) => code !== 'ok' && code !== 'PARTIES_CHANGED')).toEqual([]);
  });

  it('disclose, retract and withdraw in some order, each once, and the record stays valid', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const played = await aThread('declared', [aName(nthName(100 + turn))]);
      const { client, candidate, id } = played;
      const answers = await Promise.all([
        give(test, played, client, 'parties/disclose', { listVersion: 1 }),
        give(other, played, client, 'parties/disclose', { listVersion: 1 }),
        give(test, played, candidate, 'independence/retract'),
        give(other, played, candidate, 'independence/retract'),
        give(test, played, candidate, 'action/withdraw'),
      ]);
      const codes = answers.map((answer) => (answer.statusCode === 200 ? 'ok' : answer.json().code));
      expect(codes[4]).toBe('ok');
      expect(codes.slice(0, 2).filter((code) => code === 'ok').length).toBeLessThanOrEqual(1);
      expect(codes.slice(2, 4).filter((code) => code === 'ok').length).toBeLessThanOrEqual(1);
      expect(codes.filter((code) => !['ok', 'STATE_CHANGED', 'ALREADY_SHOWN'].includes(code))).toEqual([]);
      const [{ shown, retracted }] = await rows(
        `select (select count(*)::int from party_disclosure where application_id = $1) as shown,
           (select count(*)::int from independence where application_id = $1 and kind = 'retracted') as retracted`,
        id,
      );
      expect([shown, retracted]).toEqual([
        codes.slice(0, 2).filter((code) => code === 'ok').length,
        codes.slice(2, 4).filter((code) => code === 'ok').length,
      ]);
      const read = await test.call('GET', `/messagerie/parties/${id}`, { token: candidate.token });
      expect(read.statusCode).toBe(404);
      expect(await brokenRecords(test.platform.database.pool, [id])).toEqual([]);
    }
  });
});
