import { generalPictures } from '@basoche/domain/sharing/general-pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJobOffer } from '../../../test/jobs.ts';
import { aMission } from '../../../test/missions.ts';
import { anArticle } from '../../../test/news.ts';
import { sharedMissions } from '../../features/missions/service.ts';

let test: TestApp;
let creator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'Zythomax-canari' });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

const drawn = async (url: string) => {
  const answer = await get(url);
  expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 200, 'image/png']);
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(answer.rawPayload.length).toBeLessThan(150_000);
  return answer;
};

const showInSearch = (id: string) =>
  test.platform.database.pool.query('update member set is_indexed = true where id = $1', [id]);

describe('the picture of a shared page', () => {
  it('is there for each kind of pages, and for no other name', async () => {
    for (const name of Object.keys(generalPictures)) await drawn(`/partage/${name}.png`);
    for (const name of ['site', 'site.jpg', 'constructor.png', 'inconnu.png']) {
      expect((await get(`/partage/${name}`)).statusCode).toBe(404);
    }
  });

  it('is there for a mission and an offer, however long and odd their titles', async () => {
    const titles = [
      'Anticonstitutionnellement'.repeat(8),
      'Relecture 😀 pour Łódź, Ελλάδα и 日本',
      '«\u00a0Bail\u00a0»',
      '😀👩‍⚖️',
      '\u0627\u0644\u0642\u0627\u0646\u0648\u0646 e\u0301\u0323 <b>&amp;</b>',
    ];
    for (const title of titles) {
      await drawn(`/partage/missions/${await aMission(test, creator, { title })}.png`);
      await drawn(`/partage/emplois/${await aJobOffer(test, creator, { title })}.png`);
    }
  });

  it('is another once the page says something else, and is not sent again to whoever has it', async () => {
    const id = await aMission(test, creator, { title: 'Audit de baux' });
    const url = `/partage/missions/${id}.png`;
    const { headers } = await drawn(url);
    // Its content may be reduced at any time: the creator becomes anonymous, or the member leaves search engines.
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/partage/site.png')).headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const tag = String(headers.etag);
    expect((await get(url, { 'if-none-match': tag })).statusCode).toBe(304);
    await test.platform.database.pool.query(`update mission set title = 'Audit' where id = $1`, [id]);
    const again = await get(url, { 'if-none-match': tag });
    expect(again.statusCode).toBe(200);
    expect(again.headers.etag).not.toBe(tag);
  });

  it('never knows an anonymous creator', async () => {
    const hidden = await aMission(test, creator, { isAnonym: true });
    const card = await sharedMissions.cardOf(test.platform, hidden);
    expect(JSON.stringify(card)).not.toMatch(/zythomax/i);
    expect(card).toMatchObject({ by: 'Client anonyme', portrait: null });
    const named = await sharedMissions.cardOf(test.platform, await aMission(test, creator));
    expect(named.by).toBe('Zythomax-canari');
  });

  it('goes with the page', async () => {
    const [mission, offer] = [await aMission(test, creator), await aJobOffer(test, creator)];
    const { pool } = test.platform.database;
    await pool.query('update mission set is_archived = true, is_listed = false where id = $1', [mission]);
    await pool.query('update job_offer set is_archived = true, is_listed = false where id = $1', [offer]);
    expect((await get(`/partage/missions/${mission}.png`)).statusCode).toBe(410);
    expect((await get(`/partage/emplois/${offer}.png`)).statusCode).toBe(410);
    expect((await get(`/partage/missions/${creator.id}.png`)).statusCode).toBe(404);
    expect((await get(`/partage/missions/${mission}`)).statusCode).toBe(404);
    expect((await get('/partage/missions/autre.png')).statusCode).toBe(404);
  });

  it('shows a member, with their portrait, who is shown to search engines, and nobody else', async () => {
    const person = await aMember(test, { kind: 'EMPLOYEE', firstName: 'Inès', lastName: 'Fournier' });
    const url = `/partage/membres/${person.id}.png`;
    expect((await get(url)).statusCode).toBe(404);
    await showInSearch(person.id);
    const bare = await drawn(url);
    const red = sharp({ create: { width: 400, height: 400, channels: 3, background: '#c00000' } });
    const picture = new File([Uint8Array.from(await red.png().toBuffer())], 'p.png', { type: 'image/png' });
    await test.call('POST', `/users/student/picture/update/${person.id}`, {
      token: person.token,
      body: { picture },
    });
    const { rawPayload, headers } = await drawn(url);
    expect(headers.etag).not.toBe(bare.headers.etag);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    // The centre of the portrait.
    const at = (330 * info.width + 174) * info.channels;
    expect([...data.subarray(at, at + 3)].map((value) => Math.round(value / 32))).toEqual([6, 0, 0]);
  });

  it('is there for an article as long as it is out', async () => {
    const out = await anArticle(test, { id: 'bail-commercial' });
    await drawn(`/partage/actualites/${out}.png`);
    await anArticle(test, { id: 'brouillon', state: 'draft' });
    await anArticle(test, { id: 'retire', state: 'withdrawn' });
    expect((await get('/partage/actualites/brouillon.png')).statusCode).toBe(404);
    expect((await get('/partage/actualites/retire.png')).statusCode).toBe(410);
    expect((await get('/partage/actualites/a%20b.png')).statusCode).toBe(404);
  });

  it('is drawn once for those who ask at the same time', async () => {
    const id = await aMission(test, creator, { title: 'Une seule fois' });
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(`/partage/missions/${id}.png`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});
