import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aJobOffer } from '../../../../test/jobs.ts';

let test: TestApp;
let creator: TestMember;
beforeEach(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'Étude & Vauban' });
});
afterEach(() => test.close());

const get = (name: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url: `/consult/emplois/flux/${name}.xml`, headers });

const parse = (text: string): Element => {
  const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
    text,
    'text/xml',
  ).documentElement;
  if (root === null) throw new Error('No root.');
  return root;
};
const atom = 'http://www.w3.org/2005/Atom';
const children = (element: Element, name: string): Element[] =>
  [...element.childNodes].filter(
    (node): node is Element => node.nodeName === name && node.namespaceURI === atom,
  );
const textOf = (element: Element, name: string) => children(element, name).map((one) => one.textContent);
const titlesOf = (body: string) => children(parse(body), 'entry').flatMap((entry) => textOf(entry, 'title'));
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

const change = (id: string, columns: string) =>
  test.platform.database.pool.query(`update job_offer set ${columns}, updated_at = $2 where id = $1`, [
    id,
    test.clock.now(),
  ]);

describe('the feed of offers', () => {
  it('has what Atom asks of a feed and of each entry (RFC 4287, §4.1)', async () => {
    const id = await aJobOffer(test, creator, {
      title: 'Juriste <baux> & «\u00a0sociétés\u00a0»',
      domain: 'droit_baux',
      salary: '45 k€',
    });
    const answer = await get('droit_baux');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parse(answer.body);
    expect([feed.localName, feed.namespaceURI]).toEqual(['feed', atom]);
    const self = 'http://basoche.test/consult/emplois/flux/droit_baux.xml';
    expect(textOf(feed, 'id')).toEqual([self]);
    expect(textOf(feed, 'title')).toEqual([
      'Basoche · Offres d’emploi\u202f: Baux d’habitation et baux commerciaux',
    ]);
    expect(textOf(feed, 'updated')[0]).toMatch(instant);
    const links = (element: Element) =>
      children(element, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
    expect(links(feed)).toEqual([
      ['self', self],
      ['alternate', 'http://basoche.test/consult/emplois?domain=droit_baux'],
    ]);
    const [entry, ...others] = children(feed, 'entry');
    expect(others).toEqual([]);
    if (entry === undefined) throw new Error('No entry.');
    expect(textOf(entry, 'id')).toEqual([`urn:uuid:${id}`]);
    expect(textOf(entry, 'title')).toEqual(['Juriste <baux> & «\u00a0sociétés\u00a0»']);
    expect(textOf(entry, 'updated')[0]).toMatch(instant);
    expect(textOf(entry, 'published')[0]).toMatch(instant);
    expect(children(entry, 'author').flatMap((author) => textOf(author, 'name'))).toEqual(['Étude & Vauban']);
    expect(links(entry)).toEqual([['alternate', `http://basoche.test/consult/emplois/${id}`]]);
    expect(children(entry, 'category')[0]?.getAttribute('term')).toBe('droit_baux');
    expect(textOf(entry, 'summary')[0]).toContain('CDI · Temps plein · Paris (75) · 45 k€/an');
  });

  it('has the offers of its domain, or all, the newest fifty first, and none that is not open', async () => {
    for (let number = 1; number <= 51; number += 1) {
      test.clock.advance(1_000);
      await aJobOffer(test, creator, { title: `N° ${number}` });
    }
    await aJobOffer(test, creator, { title: 'Divorce', domain: 'divorce' });
    await aJobOffer(test, creator, { title: 'Fermée', end_date: '2026-01-01' });
    const all = titlesOf((await get('tous')).body);
    expect(all).toHaveLength(50);
    expect(all.slice(0, 2)).toEqual(['Divorce', 'N° 51']);
    expect(titlesOf((await get('divorce')).body)).toEqual(['Divorce']);
    expect(titlesOf((await get('droit_fiscal')).body)).toEqual([]);
  });

  it.each([
    ['archived', 'is_archived = true, is_listed = false'],
    ['filled', 'is_archived = true, is_listed = false, filled_at = now()'],
  ])('loses an offer that is %s, and says so to who has read it', async (_what, columns) => {
    const id = await aJobOffer(test, creator);
    const before = await get('tous');
    const tag = { 'if-none-match': String(before.headers.etag) };
    const date = { 'if-modified-since': String(before.headers['last-modified']) };
    for (const known of [tag, date, { 'if-none-match': `W/"autre", W/${before.headers.etag}` }]) {
      const again = await get('tous', known);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', before.headers.etag]);
    }
    // If both headers are sent, the tag decides.
    expect((await get('tous', { ...date, 'if-none-match': '"autre"' })).statusCode).toBe(200);
    test.clock.advance(2_000);
    await change(id, columns);
    for (const known of [tag, date]) {
      const after = await get('tous', known);
      expect([after.statusCode, titlesOf(after.body)]).toEqual([200, []]);
    }
  });

  it('loses at midnight what expired, and says so to who has read it', async () => {
    test.clock.set(new Date('2026-11-18T14:00:00Z'));
    await aJobOffer(test, creator, { end_date: '2026-11-18' });
    const before = await get('tous');
    expect(titlesOf(before.body)).toHaveLength(1);
    test.clock.set(new Date('2026-11-18T23:00:00Z'));
    const after = await get('tous', { 'if-modified-since': String(before.headers['last-modified']) });
    expect([after.statusCode, titlesOf(after.body)]).toEqual([200, []]);
  });

  it('is not there for what is no domain', async () => {
    for (const name of ['droit_lunaire', 'constructor', '%2e%2e']) {
      expect((await get(name)).statusCode).toBe(404);
    }
    const plain = await test.app.inject({ method: 'GET', url: '/consult/emplois/flux/divorce' });
    expect(plain.statusCode).toBe(404);
  });
});
