import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { readZip } from '../../../../test/archives.ts';
import { aMember, aSession } from '../../../../test/factories.ts';
import { aPdf } from '../../../../test/files.ts';
import { directInstalments } from '../../../../test/instalments.ts';
import { entriesFrom, monthsIn, today } from '../../../../test/months.ts';
import { gives } from '../../../../test/play-threads.ts';
import { drainAll } from '../../../../test/searches.ts';
import { aWorld } from '../../../../test/world.ts';
import { receivingFolder } from '../../../platform/files/stored-files.ts';
import { classOf } from './rows/store.ts';
import { writeArchive } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const archiveOf = async (memberId: string): Promise<Map<string, string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const path = join(folder, 'archive.zip');
  expect(await writeArchive(test.platform, memberId, path)).toBe(true);
  const made = await readZip(await readFile(path));
  await rm(folder, { recursive: true });
  return made;
};

it('a file that cannot be read fails the try, not the process, and the next try gives the whole archive', async () => {
  const member = await aMember(test);
  const { token } = member;
  await test.call('POST', '/jobs/cv', { token, body: { file: aPdf() } });
  const { file_id: fileId } = await test.platform.database.db
    .selectFrom('cv')
    .select('file_id')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const { dataDir } = test.platform.config;
  const place = join(dataDir, 'files', fileId.slice(0, 2), fileId);
  // A folder opens like a file; its first read fails.
  await rm(place);
  await mkdir(place);
  const asked = await test.call('POST', '/users/me/exports', { token, body: {} });
  expect(asked.statusCode, asked.body).toBe(201);
  await test.drain();
  const { rows: failed } = await test.platform.database.pool.query<{ last_error: string }>(
    `select last_error from graphile_worker.jobs where task_identifier = 'ownData.export'`,
  );
  expect(failed).toMatchObject([{ last_error: expect.stringContaining('EISDIR') }]);
  expect(await readdir(receivingFolder(dataDir))).toEqual([]);
  const [preparing] = (await test.call('GET', '/users/me/exports', { token })).json();
  expect(preparing.state).toBe('preparing');

  await rm(place, { recursive: true });
  await writeFile(place, 'lisible');
  await drainAll(test);
  const answer = await test.call('GET', `/users/me/exports/${asked.json().id}/file`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  const archive = await readZip(answer.rawPayload);
  expect([...archive].filter(([name]) => name.startsWith('fichiers/cv/')).map(([, text]) => text)).toEqual([
    'lisible',
  ]);
});

it('has the sheets of one’s months with their drafts, and as a client those that were sent', async () => {
  test.clock.set(new Date('2037-03-10T09:00:00Z'));
  const world = await monthsIn(test, 'direct');
  const sheetsOf = async ({ id }: { id: string }) => {
    const made = await archiveOf(id);
    return made.get('comptes-rendus.csv')?.trimEnd().split('\r\n').slice(1);
  };
  const entries = [{ ...entriesFrom('2037-03-10', [1])[0], text: 'Note à moi@exemple.fr' }];
  const kept = await test.call('PUT', `/messagerie/sheet/${world.applicationId}`, {
    token: await aSession(test, world.candidate.id),
    body: { entries },
  });
  expect(kept.statusCode, kept.body).toBe(204);
  const own = await sheetsOf(world.candidate);
  expect(own).toHaveLength(1);
  expect(own?.[0]).toMatch(
    /;Mois\u00a01;2037-03-10;2037-03-31;Vous;Brouillon;;2037-03-10;une demi-journée;Note à moi@exemple\.fr$/,
  );
  expect(await sheetsOf(world.owner)).toBeUndefined();
  await gives(test, world, world.candidate, 'mission/deliver', {
    body: { sheet: { entries, isLast: true } },
  });
  const [received] = (await sheetsOf(world.owner)) ?? [];
  expect(received).toMatch(/;Votre prestataire;10\u00a0mars\u00a02037 à /);
  expect(received).not.toContain('moi@exemple.fr');
  for (const party of [world.owner, world.candidate]) await gives(test, world, party, 'mission/ndaConsent');
  expect((await sheetsOf(world.owner))?.[0]).toContain('moi@exemple.fr');
  expect(await sheetsOf(world.otherCandidate)).toBeUndefined();
});

it('hides contact details in the words of a price from the client until both accepted the agreement', async () => {
  const address = 'moi@exemple.fr';
  const priced = async (pricing: object, offer: number) => {
    const world = await aWorld(test, 'priceRefused');
    await gives(test, world, world.candidate, 'action/price/new', { body: { offer, pricing } });
    await gives(test, world, world.owner, 'action/price/accept');
    await gives(test, world, world.owner, 'action/choose/direct');
    await gives(test, world, world.candidate, 'action/direct/accept');
    return world;
  };
  const titled = { title: `Note à ${address}`, sum: 100, days: null };
  const services = `Veille envoyée à ${address}`;
  const startsOn = today(test);
  for (const world of [
    await priced({ kind: 'instalments', instalments: [titled, titled] }, 200),
    await priced({ kind: 'retainer', month: 100, months: 2, startsOn, services }, 200),
  ]) {
    const isShown = async ({ id }: { id: string }) =>
      [...(await archiveOf(id)).values()].some((text) => text.includes(address));
    expect([await isShown(world.owner), await isShown(world.candidate)]).toEqual([false, true]);
    for (const party of [world.owner, world.candidate]) await gives(test, world, party, 'mission/ndaConsent');
    expect(await isShown(world.owner)).toBe(true);
  }
});

it('has the instalments of one’s missions on both sides, agreed and opened, and nobody else’s', async () => {
  const world = await directInstalments(test);
  await gives(test, world, world.owner, 'mission/validate');
  const instalmentsOf = async ({ id }: { id: string }) => {
    const { price_plan_instalment: agreed, instalment: opened } = await classOf(
      test.platform.database.db,
      id,
      'paiements',
    );
    return { agreed, opened };
  };
  const { applicationId: application_id } = world;
  const expected = {
    agreed: [
      { application_id, position: 0, title: 'Étape 1', cents: 30_000, days: null },
      { application_id, position: 1, title: 'Étape 2', cents: 20_000, days: null },
    ],
    opened: [
      { application_id, position: 0, net_cents: 30_000, close: 'accepted', due_cents: 30_000 },
      { application_id, position: 1, net_cents: 20_000, close: null, due_cents: null },
    ],
  };
  expect(await instalmentsOf(world.owner)).toMatchObject(expected);
  expect(await instalmentsOf(world.candidate)).toMatchObject(expected);
  expect(await instalmentsOf(world.otherCandidate)).toEqual({ agreed: [], opened: [] });
});
