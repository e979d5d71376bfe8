import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { addressesOf } from '../database.ts';
import { aMember, type TestMember } from '../factories.ts';
import { freePort } from '../free-port.ts';
import { aMission, aMissionForm } from '../missions.ts';
import { type Program, startProgram } from '../program.ts';
import { startVarnish, type Varnish } from './varnish.ts';

/** The program behind a real Varnish, which caches its pages and receives its purges. */

let site: TestApp;
let program: Program;
let varnish: Varnish;
let environment: Record<string, string>;
let creator: TestMember;
let moderator: TestMember;

/**
 * Lifetime of a cached page in seconds, and the time for which it is served afterwards while the program is
 * down.
 */
const seconds = 2;
const stale = 5 * seconds;

const query = (text: string) => site.platform.database.pool.query(text);

/**
 * Waits until all noted purges are sent, and removes their repetition, which would hide a failed first purge.
 */
const isQuiet = async () => {
  await vi.waitFor(async () => expect((await query('select from edge_change')).rows).toEqual([]), 60_000);
  await query(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'edge.purge' and j.run_at > now()`);
};

beforeAll(async () => {
  site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(site, { kind: 'COMPANY', companyName: 'Étude Vasseur' });
  moderator = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
  const port = await freePort();
  varnish = await startVarnish(inject('varnish') ?? '', port);
  environment = {
    ...addressesOf(site.databaseUrl),
    DATA_DIR: site.platform.config.dataDir,
    NETWORK_LIMITS: 'off',
    PORT: String(port),
    PURGE_URL: `${varnish.url}/purge`,
    PURGE_HEADERS: 'Authorization=Bearer%20change-me',
  };
});
afterAll(async () => {
  program.process.kill('SIGTERM');
  await program.exited;
  await varnish.stop();
  await site.close();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(varnish.url + path, { headers, redirect: 'manual' });
  return {
    status: answer.status,
    text: await answer.text(),
    headers: answer.headers,
    // Varnish names the request that brought a page besides the one that is answered.
    isHit: answer.headers.get('x-varnish')?.includes(' ') === true,
  };
};

/** Reads a page until the edge has cached it. */
const isKept = (path: string) => expect.poll(async () => (await read(path)).isHit).toBe(true);
/** The text that the next reader sees after the purges. */
const nextText = async (path: string): Promise<string> => {
  await isQuiet();
  return (await read(path)).text;
};

describe('a page at the edge', () => {
  beforeAll(async () => {
    program = await startProgram({ ...environment, EDGE_SECONDS: '600' });
    await isQuiet();
  });

  it('is read from there, without the keys that the program gave it', async () => {
    const path = `/consult/missions/${await aMission(site, creator, { title: 'Rédiger un bail rural' })}`;
    expect(await nextText(path)).toContain('Rédiger un bail rural');
    await isKept(path);
    const { headers } = await read(path);
    expect(headers.get('surrogate-key')).toBe(null);
    expect(headers.get('cache-control')).toBe('public, max-age=0');
  });

  it('is new for the next reader once its mission was edited, and others are still read from there', async () => {
    const id = await aMission(site, creator, { title: 'Avant la modification' });
    const person = await aMember(site);
    await isQuiet();
    const pages = [`/consult/missions/${id}`, '/consult/missions', '/'];
    const others = [`/users/${person.id}`, '/consult/emplois', '/aide'];
    for (const path of [...pages, ...others]) await isKept(path);
    const body = aMissionForm(site, { title: 'Après la modification' });
    const edited = await site.call('POST', `/missions/update/${id}`, { token: creator.token, body });
    expect(edited.statusCode, edited.body).toBe(200);
    for (const path of pages) expect(await nextText(path), path).toContain('Après la modification');
    for (const path of others) expect((await read(path)).isHit, path).toBe(true);
  });

  it('shows a new mission, and a hidden one no more', async () => {
    await isKept('/consult/missions');
    const id = await aMission(site, creator, { title: 'Une mission de trop' });
    expect(await nextText('/consult/missions')).toContain('Une mission de trop');
    const path = `/consult/missions/${id}`;
    await isKept(path);
    const hidden = await site.call('POST', `/admin/publications/missions/${id}/hide`, {
      token: moderator.token,
      body: {
        ground: 'OTHER',
        origin: 'OWN',
        facts: 'Le texte promet un revenu qui n’existe pas.',
        basis: 'Conditions générales, article 6',
      },
    });
    expect(hidden.statusCode, hidden.body).toBe(200);
    for (const one of [path, '/consult/missions'])
      expect(await nextText(one), one).not.toContain('Une mission de trop');
  });

  it('is gone with the account of its member', async () => {
    const person = await aMember(site, { kind: 'EMPLOYEE', firstName: 'Aliénor', lastName: 'Duquesne' });
    const path = `/users/${person.id}`;
    expect(await nextText(path)).toContain('Aliénor Duquesne');
    await isKept(path);
    await isKept('/members');
    const erased = await site.call('DELETE', '/users/me', { token: person.token });
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    expect(await nextText(path)).not.toContain('Aliénor');
    expect((await read(path)).status).toBe(410);
    expect((await read('/members')).text).not.toContain('Aliénor');
  });

  it('is never a private one, nor what a member is answered', async () => {
    const authorization = `Bearer ${creator.token}`;
    for (const [path, headers] of [
      ['/messages', {}],
      ['/admin/membres', {}],
      [`/api/users/${creator.id}`, { authorization }],
      ['/api/missions', { authorization }],
      ['/api/missions', {}],
    ] as const) {
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await read(path, headers);
        expect([path, answer.isHit, answer.headers.get('cache-control')]).toEqual([path, false, 'no-store']);
        expect(answer.headers.get('surrogate-key')).toBe(null);
      }
    }
    const own = JSON.parse((await read(`/api/users/${creator.id}`, { authorization })).text);
    const seen = JSON.parse((await read(`/api/users/${creator.id}`)).text);
    expect(own).not.toEqual(seen);
  });

  it('is dropped by the program alone', async () => {
    const purge = (headers: Record<string, string>) =>
      fetch(`${varnish.url}/purge`, { method: 'POST', headers }).then(({ status }) => status);
    const authorization = 'Bearer change-me';
    await isKept('/aide');
    expect(await purge({ 'surrogate-key': 'all' })).toBe(403);
    expect(await purge({ authorization: 'Bearer guess', 'surrogate-key': 'all' })).toBe(403);
    expect(await purge({ authorization, 'surrogate-key': 'all) || (obj.status' })).toBe(400);
    expect((await read('/aide')).isHit).toBe(true);
    expect(await purge({ authorization, 'surrogate-key': 'none all' })).toBe(200);
    expect((await read('/aide')).isHit).toBe(false);
  });
});

describe('while the program is away', () => {
  it('a page is served as it was, for no longer than said', async () => {
    program.process.kill('SIGTERM');
    await program.exited;
    program = await startProgram({ ...environment, EDGE_SECONDS: String(seconds) });
    await expect.poll(async () => (await read('/aide')).headers.get('age')).toBe('0');
    await isKept('/tarifs');
    program.process.kill('SIGKILL');
    await program.exited;
    const ages: number[] = [];
    await expect
      .poll(async () => {
        const { status, headers } = await read('/tarifs');
        if (status === 200) ages.push(Number(headers.get('age')));
        return status;
      })
      .toBe(503);
    // Older than the lifetime, but never older than the time allowed for stale pages.
    expect(Math.max(...ages)).toBeGreaterThan(seconds);
    expect(Math.max(...ages)).toBeLessThanOrEqual(seconds + stale);
  });
});
