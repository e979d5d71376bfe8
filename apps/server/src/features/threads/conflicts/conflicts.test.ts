import { createHash, randomBytes } from 'node:crypto';
import { actingForHeader } from '@basoche/contract/acting-for';
import { independenceText } from '@basoche/domain/conflicts/independence';
import { independenceWordsADay } from '@basoche/domain/conflicts/limits';
import type { EvidenceEntry, EvidenceHead } from '@basoche/domain/evidence/evidence-file';
import { linkedHash } from '@basoche/domain/evidence/hash-chain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  aDeclaration,
  addNames,
  aName,
  anApplicationWith,
  anAskingMission,
  askAbout,
  nameParties,
} from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFile, aJsonFile } from '../../../../test/files.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aMission, anApplication, proceed } from '../../../../test/missions.ts';
import { brokenRecords } from '../../../../test/proof/record.ts';
import { secretCommands } from '../../../commands/secrets.ts';
import type { Block } from '../../../platform/documents/blocks.ts';
import { openSealing } from '../../../platform/secrets/sealing.ts';
import { saltSealedFor } from '../../conflicts/hashing/service.ts';
import { commitmentOf } from '../../conflicts/thread-parties/service.ts';
import { blocksOf } from '../evidence/presenter.ts';

/** Independence in a thread, and the parties that are shown there (rules §9). */

const environment = {
  NETWORK_LIMITS: 'off',
  CONFLICTS: 'on',
  SECRETS_KEY: randomBytes(32).toString('base64'),
};
let test: TestApp;
/** The same database with the conflict check off. */
let off: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment });
  off = await createTestApp({
    environment: { ...environment, CONFLICTS: 'off' },
    databaseUrl: test.databaseUrl,
  });
});
afterAll(async () => {
  await off.close();
  await test.close();
});

const sha256 = (...parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const thomas = aName('Kervella', { firstName: 'Thomas' });
const [consent, offer] = ['mission/ndaConsent', { offer: 500, tvaApplicable: true }];

interface Played {
  readonly client: TestMember;
  readonly candidate: TestMember;
  readonly missionId: string;
  readonly id: string;
}

const aThread = async (kind: 'declared' | 'reserved', parties?: object[]): Promise<Played> => {
  const client = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune' });
  const candidate = await aMember(test, { jobName: 'Avocat' });
  const missionId = await anAskingMission(test, client, parties);
  return {
    client,
    candidate,
    missionId,
    id: await anApplicationWith(test, missionId, candidate, kind),
  };
};
const give = ({ id }: Played, { token }: TestMember, command: string, body: object = {}, app = test) =>
  app.call('POST', `/messagerie/${command}/${id}`, { token, body });
const codeOf = async (answer: ReturnType<typeof give>) => {
  const { statusCode, ...found } = await answer;
  return statusCode === 200 ? 'ok' : found.json().code;
};
const read = async ({ id }: Played, { token }: TestMember, app = test) =>
  (await app.call('GET', `/messagerie/${id}`, { token })).json();
const shownTo = ({ id }: Played, { token }: TestMember, app = test) =>
  app.call('GET', `/messagerie/parties/${id}`, { token });
const agree = ({ id, client, candidate }: Played) =>
  proceed(test, id, [client, consent], [candidate, consent]);

interface File extends EvidenceHead {
  readonly entries: EvidenceEntry[];
}
const evidence = async ({ id, client }: Played): Promise<File> =>
  (
    await test.call('GET', `/messagerie/evidence/${id}`, {
      token: client.token,
      headers: { accept: 'application/json' },
    })
  ).json();
const verify = async (file: object) =>
  (await test.call('POST', '/evidence/verify', { body: { file: aJsonFile(file) } })).json();
/** Lines of the PDF about the last entry of a command. */
const linesOf = (file: File, command: string): string => {
  const entry = file.entries.findLast(({ body }) => JSON.parse(body).command === command);
  if (entry === undefined) throw new Error(`No entry of ${command}.`);
  return blocksOf(file, entry, 1)
    .flatMap((block) => ('text' in block ? [block.text] : []))
    .join('\n');
};

describe('an application', () => {
  it('to a mission with a conflict check requires a check first, and a declaration or a reserve with it', async () => {
    const client = await aMember(test, { kind: 'COMPANY' });
    const candidate = await aMember(test, { jobName: 'Avocat' });
    const missionID = await anAskingMission(test, client);
    const apply = (independence?: object) =>
      test.call('POST', '/missions/postulate', {
        token: candidate.token,
        body: { missionID, ...offer, independence },
      });
    const declared = { kind: 'declared', ...aDeclaration() };
    expect((await apply(declared)).json().code).toBe('CONFLICT_CHECK_NEEDED');
    await addNames(test, candidate, [thomas]);
    expect((await askAbout(test, candidate, missionID)).json().answer).toBe('examine');
    expect((await apply()).json().code).toBe('INDEPENDENCE_NEEDED');
    expect((await apply({ ...declared, version: '1999-01-01' })).json().code).toBe('INDEPENDENCE_VERSION');
    expect((await apply({ ...declared, listVersion: 2 })).json().code).toBe('PARTIES_CHANGED');
    expect((await apply({ kind: 'retracted' })).json().errors[0].path).toBe('independence.kind');
    expect((await apply(declared)).statusCode).toBe(201);
  });

  it('has no declaration if none is required, and stores none while the check is off', async () => {
    const client = await aMember(test, { kind: 'COMPANY' });
    const candidate = await aMember(test, { jobName: 'Avocat' });
    const id = await anApplication(test, await aMission(test, client), candidate);
    const thread = (await test.call('GET', `/messagerie/${id}`, { token: client.token })).json();
    expect(Object.keys(thread)).not.toContain('conflicts');
    const missionId = await aMission(off, client, { nature: 'contentieux', namesParties: 'yes' });
    const silent = await anApplication(off, missionId, candidate, 500, {
      independence: { kind: 'declared', ...aDeclaration() },
    });
    expect(await rows('select from independence where application_id = $1', silent)).toEqual([]);
    const [{ body }] = await rows('select body from thread_entry where application_id = $1', silent);
    expect(body).not.toContain('independence');
  });
});

describe('a declaration', () => {
  it('is stored with the digest of its text and a commitment that only the salt of the list opens', async () => {
    const fields = ['kind', 'side', 'name', 'firstName', 'siren'] as const;
    const parties = [aName('Ngong', { siren: null, firstName: null }), { ...thomas, siren: null }];
    const played = await aThread('declared', parties);
    const [row] = await rows('select * from independence where application_id = $1', played.id);
    expect(row).toMatchObject({
      kind: 'declared',
      list_version: 1,
      sha256: sha256(independenceText(row.version)),
    });
    const [{ sealed_salt }] = await rows(
      'select sealed_salt from mission_party_list where mission_id = $1',
      played.missionId,
    );
    const { sealing } = test.platform;
    const salt = Buffer.from(await sealing.unseal(sealed_salt, saltSealedFor(played.missionId)), 'base64');
    const named = parties.map((party: Record<string, unknown>) => fields.map((field) => party[field]));
    const list = named.map((one) => JSON.stringify(one)).toSorted();
    expect(salt).toHaveLength(32);
    expect(row.commitment).toBe(sha256(salt, `[${list.join()}]`));
    expect(row.commitment).not.toBe(sha256(`[${list.join()}]`));
  });

  it('has the same commitment after the sealing keys have changed', async () => {
    const played = await aThread('reserved');
    const { platform } = test;
    const [former, key] = [environment.SECRETS_KEY, randomBytes(32).toString('base64')];
    const { dataDir } = platform.config;
    const sealing = (secretsKey: string, formerSecretsKeys: readonly string[]) =>
      openSealing({ secretsKey, formerSecretsKeys: [...formerSecretsKeys], dataDir });
    const rotate = (to: ReturnType<typeof sealing>) =>
      secretCommands['secrets rotate']?.run({ ...platform, sealing: to }, [], []);
    const before = await commitmentOf(platform, platform.database.db, played.missionId);
    await rotate(sealing(key, [former]));
    const alone = { ...platform, sealing: sealing(key, []) };
    expect(await commitmentOf(alone, platform.database.db, played.missionId)).toEqual(before);
    expect(before.commitment).toMatch(/^[0-9a-f]{64}$/);
    await rotate(sealing(former, [key]));
  });

  it('must be signed again after a change of the list, and no mode can be accepted before', async () => {
    const played = await aThread('declared');
    const { client, candidate, id, missionId } = played;
    await proceed(test, id, [client, 'action/price/accept'], [client, 'action/choose/direct']);
    expect((await read(played, client)).conflicts).toMatchObject({
      level: 'declaration',
      parties: 'named',
      listVersion: 1,
      independence: { kind: 'declared', isCurrent: true },
      shown: null,
    });
    await nameParties(test, client, missionId, 1, [aName('Ngong')]);
    const accept = () => codeOf(give(played, candidate, 'action/direct/accept'));
    const declare = (listVersion: number) =>
      codeOf(give(played, candidate, 'independence/declare', aDeclaration(listVersion)));
    expect((await read(played, candidate)).conflicts.independence.isCurrent).toBe(false);
    expect((await read(played, candidate)).hindered).toContainEqual({
      permission: 'direct/accept',
      code: 'DECLARATION_NEEDED',
      reason: 'Signez d’abord votre déclaration d’indépendance.',
    });
    expect([await accept(), await declare(2)]).toEqual(['DECLARATION_NEEDED', 'CONFLICT_CHECK_NEEDED']);
    await askAbout(test, candidate, missionId);
    expect([await declare(1), await declare(2), await declare(2), await accept()]).toEqual([
      'PARTIES_CHANGED',
      'ok',
      'ALREADY_DECLARED',
      'ok',
    ]);
    expect(await brokenRecords(test.platform.database.pool, [id])).toEqual([]);
  });

  it('may be retracted at any time; the client reads the retraction, and no reason', async () => {
    const played = await aThread('declared');
    const { client, candidate } = played;
    expect(await codeOf(give(played, client, 'independence/retract'))).toBe('FORBIDDEN');
    expect(await codeOf(give(played, candidate, 'independence/retract'))).toBe('ok');
    expect(await codeOf(give(played, candidate, 'independence/retract'))).toBe('STATE_CHANGED');
    await test.drain();
    const mail = (await test.mails()).findLast(({ to }) => to?.[0]?.address === client.email);
    expect(mail?.subject).toContain('Déclaration d’indépendance retirée');
    expect((await read(played, client)).conflicts.independence).toMatchObject({ kind: 'retracted' });
    const listed = await test.call('GET', `/missions/postulants/${played.missionId}`, {
      token: client.token,
    });
    expect(listed.json()[0].independence).toMatchObject({ kind: 'retracted', isCurrent: false });
  });

  it('and its retraction can alternate twelve times a day in one thread', async () => {
    const played = await aThread('reserved');
    const codes: string[] = [];
    for (let turn = 0; turn <= independenceWordsADay; turn += 1)
      codes.push(
        await codeOf(
          turn % 2 === 0
            ? give(played, played.candidate, 'independence/declare', aDeclaration())
            : give(played, played.candidate, 'independence/retract'),
        ),
      );
    expect(codes).toEqual([...Array(independenceWordsADay).fill('ok'), 'TOO_MANY_REQUESTS']);
    expect(await codeOf(give(played, played.client, 'action/price/accept'))).toBe('ok');
  });

  it('for a firm is signed by a person, whom the record names', async () => {
    const client = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune' });
    const company = await aMember(test, { kind: 'COMPANY', companyName: 'Cabinet Roux', jobName: 'Avocat' });
    const firm = await aFirm(test, { of: company });
    const person = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
    await aSeat(test, firm, person);
    const missionId = await anAskingMission(test, client, []);
    const id = await anApplication(test, missionId, company, 500, { independence: { kind: 'reserved' } });
    const answer = await test.call('POST', `/messagerie/independence/declare/${id}`, {
      token: person.token,
      headers: { [actingForHeader]: firm.id },
      body: aDeclaration(),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const [last] = await rows(
      'select kind, person_id, commitment from independence where application_id = $1 order by position desc',
      id,
    );
    expect(last).toEqual({ kind: 'declared', person_id: person.id, commitment: null });
    const file = await evidence({ client, candidate: company, missionId, id });
    expect(linesOf(file, 'independence/declare')).toContain('Claire Delmas, pour Cabinet Roux');
    expect(linesOf(file, 'independence/declare')).toContain('\nListe des parties n°\u00a01\n');
  });
});

describe('the parties of a mission', () => {
  it('are readable in a thread by its two parties, from their disclosure until a refusal', async () => {
    const played = await aThread('declared');
    const { client, candidate, missionId } = played;
    const stranger = await aMember(test, { jobName: 'Avocat' });
    const show = (listVersion = 1) => codeOf(give(played, client, 'parties/disclose', { listVersion }));
    expect(await show()).toBe('BOTH_CONSENTS_NEEDED');
    await agree(played);
    expect((await shownTo(played, candidate)).statusCode).toBe(404);
    expect(await codeOf(give(played, candidate, 'parties/disclose', { listVersion: 1 }))).toBe('FORBIDDEN');
    expect([await show(), await show()]).toEqual(['ok', 'ALREADY_SHOWN']);
    for (const party of [client, candidate])
      expect((await shownTo(played, party)).json()).toEqual({
        at: expect.any(String),
        parties: [{ ...thomas, siren: null }],
      });
    expect((await shownTo(played, stranger)).statusCode).toBe(404);
    expect((await read(played, candidate)).conflicts.shown).toMatchObject({ isCurrent: true });

    await nameParties(test, client, missionId, 1, [thomas, aName('Ngong')]);
    expect((await shownTo(played, candidate)).json().parties).toHaveLength(1);
    expect((await read(played, candidate)).conflicts.shown).toMatchObject({ isCurrent: false });
    // Only the current version of the list can be shown, so the client has read every name in it.
    expect([await show(1), await show(3), await show(2)]).toEqual([
      'PARTIES_CHANGED',
      'PARTIES_CHANGED',
      'ok',
    ]);
    expect((await shownTo(played, candidate)).json().parties).toHaveLength(2);
    await give(played, candidate, 'action/withdraw');
    expect((await shownTo(played, candidate)).statusCode).toBe(404);
  });

  it('and all calls about independence answer NOT_FOUND while the check is off', async () => {
    const played = await aThread('declared');
    const { client, candidate } = played;
    await agree(played);
    await give(played, client, 'parties/disclose', { listVersion: 1 });
    const calls = [
      give(played, candidate, 'independence/declare', aDeclaration(), off),
      give(played, candidate, 'independence/reserve', {}, off),
      give(played, candidate, 'independence/retract', {}, off),
      give(played, client, 'parties/disclose', { listVersion: 1 }, off),
      shownTo(played, candidate, off),
    ];
    for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(404);
    for (const party of [client, candidate]) {
      const thread = await read(played, party, off);
      expect(Object.keys(thread)).not.toContain('conflicts');
      expect(thread.permitted.filter((one: string) => /^(independence|parties)/.test(one))).toEqual([]);
    }
  });
});

describe('the file of a record', () => {
  it('explains the sealed digest at the end of its pages, if it shows one', async () => {
    const { documents } = test.platform;
    const write = documents.pdf.bind(documents);
    const explained = async (played: Played): Promise<boolean> => {
      let last: readonly Block[] = [];
      const spy = vi.spyOn(documents, 'pdf').mockImplementationOnce((head, pieces, file) =>
        write(
          head,
          (async function* () {
            for await (const piece of pieces) {
              last = piece.blocks ?? [];
              yield piece;
            }
          })(),
          file,
        ),
      );
      const answer = await test.call('GET', `/messagerie/evidence/${played.id}`, {
        token: played.client.token,
        headers: { accept: 'application/pdf' },
      });
      spy.mockRestore();
      expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
      const bytes = new Uint8Array(answer.rawPayload);
      const verdict = await test.call('POST', '/evidence/verify', {
        body: { file: aFile(bytes, 'dossier.pdf') },
      });
      expect(verdict.json()).toMatchObject({ result: 'whole' });
      return JSON.stringify(last).includes('sans en révéler aucun');
    };
    expect(await explained(await aThread('declared'))).toBe(true);
    expect(await explained(await aThread('reserved'))).toBe(false);
  });

  it('holds each declaration with its version and digests, passes the verification, and fails it when forged', async () => {
    const played = await aThread('reserved');
    const { client, candidate } = played;
    await give(played, candidate, 'independence/declare', aDeclaration());
    await agree(played);
    await give(played, client, 'parties/disclose', { listVersion: 1 });
    const file = await evidence(played);
    expect(await verify(file)).toMatchObject({ result: 'whole' });
    const [{ sha256: text, commitment }] = await rows(
      `select sha256, commitment from independence where application_id = $1 and kind = 'declared'`,
      played.id,
    );
    expect(linesOf(file, 'apply')).toContain('Réserve sur l’indépendance\nListe des parties n°\u00a01\n');
    expect(linesOf(file, 'independence/declare')).toContain(
      `Version du 28\u00a0novembre\u00a02026, empreinte ${text}\nListe des parties n°\u00a01, empreinte scellée ${commitment}`,
    );
    expect(linesOf(file, 'parties/disclose')).toContain(`Parties montrées au prestataire — Verdelune`);
    expect(linesOf(file, 'parties/disclose')).toContain(`empreinte scellée ${commitment}`);
    for (const [from, to] of [
      ['"declared"', '"reserved"'],
      [`"${commitment}"`, `"${'0'.repeat(64)}"`],
    ] as const) {
      const chain: EvidenceEntry[] = [];
      for (const entry of file.entries) {
        const body = entry.body.includes(text) ? entry.body.replace(from, to) : entry.body;
        const hash = linkedHash(chain.at(-1)?.hash ?? null, body, sha256);
        chain.push({ ...entry, body, hash });
      }
      const forged = await verify({ ...file, entries: chain, lastHash: chain.at(-1)?.hash });
      expect(forged).toMatchObject({ result: 'altered', first: { what: 'entry', place: 2 } });
      expect(forged.sentence).toContain('Déclaration d’indépendance signée');
    }
  });
});
