import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { actingForHeader } from '@basoche/contract/acting-for';
import { exportDays } from '@basoche/domain/retention/exports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant } from '../../../../test/anonymous-canary.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { readZip } from '../../../../test/archives.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aPdf, aSmallPicture } from '../../../../test/files.ts';
import { aFirm, anInvitation, aSeat } from '../../../../test/firms.ts';
import { anApplication, proceed } from '../../../../test/missions.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const dayMs = 86_400_000;
/** A new session, since the clock moves in these tests. Its owner has just proved their identity. */
const tokenOf = (member: Pick<TestMember, 'id'>) => aSession(test, member.id);
/** Request headers of this member, for a firm if one is given. */
const as = async (member: TestMember, firm?: TestMember) => ({
  token: await tokenOf(member),
  headers: firm === undefined ? {} : { [actingForHeader]: firm.id },
});
const ask = async (member: TestMember, firm?: TestMember) =>
  test.call('POST', '/users/me/exports', { ...(await as(member, firm)), body: {} });
const listed = async (member: TestMember) =>
  (await test.call('GET', '/users/me/exports', { token: await tokenOf(member) })).json();
const fetched = async (id: string, member: TestMember, firm?: TestMember) =>
  test.call('GET', `/users/me/exports/${id}/file`, await as(member, firm));

const archiveOf = async (member: TestMember, firm?: TestMember): Promise<Map<string, string>> => {
  const asked = await ask(member, firm);
  expect(asked.statusCode, asked.body).toBe(201);
  await test.drain();
  const answer = await fetched(asked.json().id, member, firm);
  expect(answer.statusCode, answer.body).toBe(200);
  return readZip(answer.rawPayload);
};

const whole = (archive: Map<string, string>): string =>
  [...archive].map(([name, text]) => `${name}\n${text}`).join('\n');

const namesIn = (archive: Map<string, string>, folder: string): string[] =>
  [...archive.keys()].filter((name) => name.startsWith(folder));

describe("the archive of one's data", () => {
  let world: World;
  let archive: Map<string, string>;
  beforeAll(async () => {
    world = await aWorld(test, 'files');
    const { token, id } = world.candidate;
    await test.call('POST', `/users/student/picture/update/${id}`, {
      token,
      body: { picture: aSmallPicture() },
    });
    await test.call('POST', `/messagerie/${world.applicationId}`, {
      token,
      body: { content: 'Voici mon avis motivé.', clientId: 'avis-motive' },
    });
    archive = await archiveOf(world.candidate);
  });

  it('holds what is kept of its owner, in files and in words', async () => {
    expect(archive.get('LISEZ-MOI.txt')).toContain(world.candidate.email);
    expect(archive.get('compte.json')).toContain(world.candidate.email);
    expect(archive.get('profil.json')).toContain('Master 2 Droit des affaires');
    expect(archive.get('candidatures.json')).toContain('Bonjour.');
    const thread = JSON.parse(archive.get(`echanges/${world.applicationId}.json`) ?? '');
    expect(thread.echange.id).toBe(world.applicationId);
    const said = thread.messages.map(({ content }: { content: string }) => content);
    expect(said).toContain('Voici mon avis motivé.');
    expect(namesIn(archive, 'echanges/')).toHaveLength(2);
    expect(namesIn(archive, 'fichiers/cv/')).toHaveLength(1);
    expect(namesIn(archive, 'fichiers/photos/')).toHaveLength(1);
    // Own attachments, one sent and one not sent yet.
    expect(namesIn(archive, 'fichiers/pieces-jointes/')).toHaveLength(2);
    for (const [name, text] of archive) if (name.endsWith('.json')) JSON.parse(text);
  });

  it("holds nothing that opens an account, and nothing of somebody else's", async () => {
    const text = whole(archive);
    expect(text).not.toMatch(/token_hash|password_hash|sealed|argon2/);
    for (const other of [world.owner, world.otherCandidate, world.guest]) {
      expect(text.includes(other.email), other.email).toBe(false);
    }
    expect(text).not.toContain(world.otherCandidate.id);
    expect(text).not.toContain(world.reportId);
    expect(text).not.toContain(world.draftId);
  });

  it('leaves what was unread as it was', async () => {
    const { candidate, owner, applicationId } = world;
    await test.call('POST', `/messagerie/${applicationId}`, {
      token: owner.token,
      body: { content: 'Pas encore lu.', clientId: 'pas-encore-lu' },
    });
    const readPosition = async () =>
      test.platform.database.db
        .selectFrom('application')
        .select('candidate_read_position')
        .where('id', '=', applicationId)
        .executeTakeFirstOrThrow();
    const before = await readPosition();
    expect(whole(await archiveOf(candidate))).toContain('Pas encore lu.');
    expect(await readPosition()).toEqual(before);
  });

  it('is written of by mail, is given as an attachment to its owner alone, and is gone after a week', async () => {
    const { owner, candidate } = world;
    const { id } = (await ask(owner)).json();
    expect((await listed(owner))[0]).toMatchObject({ id, state: 'preparing', expiresAt: null });
    expect((await ask(owner)).json().code).toBe('EXPORT_UNDER_WAY');
    expect((await fetched(id, owner)).json().code).toBe('NOT_FOUND');
    await test.drain();
    const mail = (await test.mails()).filter(({ to }) => to?.[0]?.address === owner.email).at(-1);
    expect(mail?.subject).toBe('Vos données sont prêtes');
    expect(mail?.text).toContain('/parametres/donnees');
    const answer = await fetched(id, owner);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="basoche-donnees-/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect((await fetched(id, candidate)).json().code).toBe('NOT_FOUND');
    expect(await listed(owner)).toMatchObject([{ id, state: 'ready', bytes: answer.rawPayload.length }]);

    test.clock.advance(exportDays * dayMs + 1_000);
    expect(await listed(owner)).toMatchObject([{ id, state: 'expired' }]);
    expect((await fetched(id, owner)).statusCode).toBe(410);
    await test.platform.database.pool.query(
      "select graphile_worker.add_job('ownData.retain', payload := '{}'::json)",
    );
    await test.drain();
    const row = await test.platform.database.db
      .selectFrom('data_export')
      .select(['file_id', 'ready_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.file_id).toBeNull();
    expect(row.ready_at).not.toBeNull();
  });

  it('is asked for three times a week at most', async () => {
    const member = await aMember(test);
    for (const _turn of [1, 2, 3]) await archiveOf(member);
    const refused = await ask(member);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'EXPORTS_SPENT']);
    expect(refused.json().title).toContain('sept jours');
    test.clock.advance(7 * dayMs);
    expect((await ask(member)).statusCode).toBe(201);
  });

  it('is one at a time, however many ask at once', async () => {
    const member = await aMember(test);
    const token = await tokenOf(member);
    const body = {};
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.call('POST', '/users/me/exports', { token, body })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    await test.drain();
  });

  it('says nothing of the creator of an anonymous mission', async () => {
    const canary = await plant(test, 'COMPANY', 'archive');
    const candidate = await aMember(test);
    const applicationId = await anApplication(test, canary.missionId, candidate);
    await proceed(
      test,
      applicationId,
      [canary.creator, 'mission/ndaConsent'],
      [candidate, 'mission/ndaConsent'],
    );
    await test.call('POST', `/messagerie/${applicationId}`, {
      token: await tokenOf(canary.creator),
      body: { content: 'Bonjour, votre prix nous convient.', clientId: 'mission-anonyme' },
    });
    await test.drain();
    const text = whole(await archiveOf(candidate)).toLowerCase();
    expect(text).toContain('votre prix nous convient');
    for (const word of canary.words) expect(text.includes(word), word).toBe(false);
  });

  it('holds one’s seats and acts, and of a firm its team, without what opens it', async () => {
    const [company, person] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
    const firm = await aFirm(test, { of: company });
    await aSeat(test, firm, person);
    const { pool } = test.platform.database;
    for (const [by, act] of [[person, 'assigned'] as const, [firm.owner, 'opened'] as const])
      await pool.query(
        `insert into firm_act (firm_id, person_id, act, body, at) values ($1, $2, $3, '{}', now())`,
        [firm.id, by.id, act],
      );
    await pool.query(
      `insert into firm_invitation (firm_id, way, role, token_hash, uses_at_most, made_at, expires_at, state)
       values ($1, 'link', 'reader', '\\xdeadbeef', 3, now(), now(), 'waiting')`,
      [firm.id],
    );
    await anInvitation(test, firm, person.email, 'reader');
    await anInvitation(test, await aFirm(test), 'ailleurs@exemple.fr');
    const teamIn = async (member: TestMember) =>
      JSON.parse((await archiveOf(member)).get('equipe.json') ?? '');
    const own = await teamIn(person);
    expect(own.seat).toMatchObject([{ firm_id: firm.id, role: 'publisher' }]);
    expect(own.firm_act).toMatchObject([{ act: 'assigned' }]);
    expect(own.seat_of_firm).toEqual([]);
    expect(own.firm_invitation).toMatchObject([{ firm_id: firm.id, email: person.email, state: 'waiting' }]);
    expect(JSON.stringify(own)).not.toContain(firm.owner.id);
    const team = await teamIn(company);
    expect(team.seat_of_firm).toHaveLength(2);
    expect(team.firm_act_of_firm.map(({ act }: { act: string }) => act).toSorted()).toEqual([
      'assigned',
      'opened',
    ]);
    expect(team.firm_invitation_of_firm).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: 'reader', uses_at_most: 3 }),
        expect.objectContaining({ email: person.email }),
      ]),
    );
    expect(JSON.stringify(team)).not.toContain('deadbeef');
  });

  it('of a firm without an address is written of to its contact', async () => {
    const [company, owner] = [
      await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune' }),
      await aMember(test),
    ];
    await aFirm(test, { of: company, owner });
    await test.platform.database.pool.query('update member set email = null where id = $1', [company.id]);
    const archive = await archiveOf(owner, company);
    expect(archive.get('LISEZ-MOI.txt')).toContain('Archive du compte Verdelune, établie');
    expect((await test.mails()).at(-1)).toMatchObject({
      subject: 'Vos données sont prêtes',
      to: [{ address: owner.email }],
    });
  });

  it('goes with its account, made or being made, and leaves no file behind', async () => {
    const member = await aMember(test);
    await archiveOf(member);
    const token = await tokenOf(member);
    await ask(member);
    expect((await test.call('DELETE', '/users/me', { token })).statusCode).toBe(204);
    await test.drain();
    const { rows } = await test.platform.database.pool.query(
      'select 1 from data_export where member_id = $1',
      [member.id],
    );
    expect(rows).toHaveLength(0);
    const files = new Set((await Array.fromAsync(test.platform.files.list())).map(({ id }) => id));
    const named = await test.platform.database.db.selectFrom('stored_file').select('id').execute();
    expect(files).toEqual(new Set(named.map(({ id }) => id)));
    expect(await readdir(join(test.platform.config.dataDir, 'incoming'))).toEqual([]);
  });

  it('comes whole where a file of it is lost', async () => {
    const member = await aMember(test);
    await test.call('POST', '/jobs/cv', { token: member.token, body: { file: aPdf() } });
    const { file_id } = await test.platform.database.db
      .selectFrom('cv')
      .select('file_id')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    await test.platform.files.remove(file_id);
    const archive = await archiveOf(member);
    const [cv = ''] = namesIn(archive, 'fichiers/cv/');
    expect(archive.get(cv)).toContain('n’est plus conservé');
  });
});
