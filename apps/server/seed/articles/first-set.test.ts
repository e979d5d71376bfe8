import { access } from 'node:fs/promises';
import { newsPictureSources, newsPictureWidths } from '@basoche/domain/news/pictures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsCommands } from '../../src/commands/news.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { firstSet } from './first-set.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const install = () => newsCommands['news install']?.run(test.platform, []);

it('is added to a database without the demonstration, and what is there already stays as it is', async () => {
  expect(await install()).toBe('14 articles added.');
  const { pool } = test.platform.database;
  await pool.query(`update article set title = 'Un titre revu' where id = 'convention-d-honoraires'`);
  await pool.query(`delete from article where id = 'clause-de-non-concurrence'`);
  expect(await install()).toBe('1 article added, 13 were there already.');
  const { rows } = await pool.query(`select title from article where id = 'convention-d-honoraires'`);
  expect(rows[0].title).toBe('Un titre revu');
  const answer = await test.call('GET', '/news');
  expect(answer.headers['x-total-count']).toBe('14');
  for (const { data } of answer.json()) expect(data.lien_auteur).toBeNull();
});

it('has every picture that it names, in every width', async () => {
  const { articles, authors, universities } = firstSet({ mailDomain: null });
  const wide = articles.map(({ cover_url }) => [cover_url, 'wide'] as const);
  const square = [...authors.map((one) => one.avatar_url), ...universities.map((one) => one.logo_url)];
  const wanted = [...wide, ...square.map((address) => [address, 'square'] as const)];
  for (const [address, shape] of wanted) {
    if (typeof address !== 'string') throw new Error('A picture has no address.');
    const { src, srcSet } = newsPictureSources(address, shape);
    const files = [src, ...srcSet.split(', ').map((source) => source.split(' ')[0] ?? '')];
    expect(files).toHaveLength(1 + newsPictureWidths[shape].length);
    for (const file of files) await access(new URL(`../../../web/public${file}`, import.meta.url));
  }
});
