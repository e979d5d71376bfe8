import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { anArticle } from '../../../../test/news.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

const channelOf = (text: string): Element => {
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    text,
    'text/xml',
  ).documentElement;
  expect([root?.localName, root?.getAttribute('version')]).toEqual(['rss', '2.0']);
  const channel = root?.getElementsByTagName('channel')[0];
  if (channel === undefined) throw new Error('No channel.');
  return channel;
};
const textsOf = (element: Element, name: string): (string | null)[] =>
  [...element.childNodes]
    .filter((node): node is Element => node.nodeName === name)
    .map(({ textContent }) => textContent);

describe('the feed of the news', () => {
  it('has what RSS asks of a channel and of each item, the newest first', async () => {
    await anArticle(test, {
      id: 'ancien',
      title: 'Un <délai> & un «\u00a0terme\u00a0»',
      first: new Date('2026-01-02T08:00:00Z'),
    });
    await anArticle(test, { id: 'neuf', title: 'Neuf', university: 'Université de Vauban' });
    await anArticle(test, { id: 'brouillon', state: 'draft' });
    const answer = await get('/blog/rss.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const channel = channelOf(answer.body);
    expect(textsOf(channel, 'link')).toEqual(['http://basoche.test/blog']);
    expect(textsOf(channel, 'language')).toEqual(['fr']);
    const items = [...channel.getElementsByTagName('item')];
    expect(items.flatMap((item) => textsOf(item, 'title'))).toEqual([
      'Neuf',
      'Un <délai> & un «\u00a0terme\u00a0»',
    ]);
    const old = items[1];
    if (old === undefined) throw new Error('No item.');
    expect(textsOf(old, 'guid')).toEqual(['http://basoche.test/blog/article/ancien']);
    expect(textsOf(old, 'pubDate')).toEqual(['Fri, 02 Jan 2026 08:00:00 GMT']);
    expect(textsOf(old, 'dc:creator')).toEqual(['Camille Roy']);
    expect(textsOf(old, 'category')).toEqual(['Procédure']);
  });

  it('says to who has read it whether anything came or left', async () => {
    const before = await get('/blog/rss.xml');
    const known = [
      { 'if-none-match': String(before.headers.etag) },
      { 'if-modified-since': String(before.headers['last-modified']) },
    ];
    for (const headers of known) expect((await get('/blog/rss.xml', headers)).statusCode).toBe(304);
    test.clock.advance(2_000);
    await test.platform.database.pool.query(`update article set state = 'withdrawn' where id = 'ancien'`);
    for (const headers of known) expect((await get('/blog/rss.xml', headers)).statusCode).toBe(200);
  });

  it('has its articles in the map for robots, and none that is not out', async () => {
    const index = (await get('/sitemap.xml')).body;
    expect(index).toContain('<loc>http://basoche.test/sitemaps/actualites.xml</loc>');
    const map = (await get('/sitemaps/actualites.xml')).body;
    const found = [...map.matchAll(/<loc>(.*?)<\/loc><lastmod>/g)].map(([, address]) => address);
    expect(found).toEqual(['http://basoche.test/blog/article/neuf']);
  });
});
