import type { MissionCard } from '@basoche/contract/missions/missions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission } from '../../../../test/missions.ts';
import { countWords } from '../../../platform/listing/word-counts.ts';

let test: TestApp;
let company: TestMember;

const publish = (title: string, skillsRequired = 'Rien de plus que le titre.', more = {}) =>
  aMission(test, company, { title, skillsRequired, ...more });

const search = async (q: string): Promise<MissionCard[]> => {
  const answer = await test.call('GET', `/missions?q=${encodeURIComponent(q)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const titles = async (q: string) => (await search(q)).map(({ title }) => title);

/** The marked words of a text. */
const marked = (text: string, ranges: readonly (readonly [number, number])[] = []) =>
  ranges.map(([start, end]) => text.slice(start, end));

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  company = await aMember(test, { kind: 'COMPANY', companyName: 'Zéphyrine Conseil' });
  await publish('Relecture de baux commerciaux', 'Douze contrats, avec la clause d’indexation de chacun.');
  await publish('Défense prud’homale', 'Un licenciement pour faute est contesté devant le conseil.');
  await publish(
    'Audit de contrats de travail',
    'Vérifier les clauses de non-concurrence et les baux des logements.',
  );
  await publish('Note sur l’été des juges', 'Droit des successions\u202f: une société étrangère hérite.', {
    domain: 'droit_successions',
    place: '13',
    city: 'Marseille',
  });
});
afterAll(() => test.close());

describe('a search for words', () => {
  it.each([
    ['whatever their case and accents', 'DEFENSE', ['Défense prud’homale']],
    ['in the plural or the singular', 'licenciements', ['Défense prud’homale']],
    ['by their beginning while they are typed', 'commerc', ['Relecture de baux commerciaux']],
    ['with either apostrophe', 'd’indexation', ['Relecture de baux commerciaux']],
    ['after an elision', 'indexation', ['Relecture de baux commerciaux']],
    ['with a typing mistake', 'licensiement', ['Défense prud’homale']],
    ['with two letters the wrong way round', 'relectrue', ['Relecture de baux commerciaux']],
    ['in the name of the department', 'bouches-du-rhône', ['Note sur l’été des juges']],
    ['in the name of the city', 'marseille', ['Note sur l’été des juges']],
    ['all of them, in any order', 'commerciaux relecture', ['Relecture de baux commerciaux']],
    ['and nothing where one of them is nowhere', 'baux spatiaux', []],
    ['though little words say nothing', 'de la défense', ['Défense prud’homale']],
    ['that a creator is called by finds nobody', 'Zéphyrine', []],
  ])('finds them %s', async (_what, q, found) => {
    expect(await titles(q)).toEqual(found);
    const answer = await test.call('GET', `/missions?q=${encodeURIComponent(q)}`);
    expect(answer.headers['x-total-count']).toBe(String(found.length));
  });

  it('puts missions that have them in their title before those that only speak of them', async () => {
    expect(await titles('baux')).toEqual(['Relecture de baux commerciaux', 'Audit de contrats de travail']);
    expect(await titles('contrats')).toEqual([
      'Audit de contrats de travail',
      'Relecture de baux commerciaux',
    ]);
  });

  it('gives the same order page after page', async () => {
    const first = await test.call('GET', '/missions?q=contrats&limit=1');
    const next = /<\/api([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await test.call('GET', next);
    expect([...first.json(), ...second.json()].map(({ title }: MissionCard) => title)).toEqual(
      await titles('contrats'),
    );
    expect(second.headers['x-total-count']).toBeUndefined();
  });

  it('marks them in the title and in the summary, as they are written there', async () => {
    const [card] = await search('faute prud’homal');
    expect(marked(card?.title ?? '', card?.marks?.title)).toEqual(['prud', 'homale']);
    expect(marked(card?.skillsRequired ?? '', card?.marks?.skillsRequired)).toEqual(['faute']);
    const [other] = await search('indexations');
    expect(marked(other?.skillsRequired ?? '', other?.marks?.skillsRequired)).toEqual(['indexation']);
    const [plain] = (await test.call('GET', '/missions')).json();
    expect(plain.marks).toBeUndefined();
  });

  it('reads an address, a path and a number of an article as the words that they are made of', async () => {
    expect(await titles('quelquun@exemple.fr')).toEqual([]);
    expect(await titles('https://exemple.fr/baux?x=1')).toEqual([]);
    expect(await titles('conseil/licenciement')).toEqual(['Défense prud’homale']);
    expect(await titles('licenciement.')).toEqual(['Défense prud’homale']);
  });

  it('for little words alone is no search', async () => {
    expect((await search('de la')).length).toBe(4);
  });

  it('for a letter alone that no mission has is no search', async () => {
    expect((await search('h')).length).toBe(4);
    expect(await titles('licenciement h')).toEqual(['Défense prud’homale']);
    expect(await titles('j licenciement')).toEqual(['Défense prud’homale']);
    expect(await titles('f baux')).toEqual(await titles('baux'));
    expect(await titles('licenciement jz')).toEqual([]);
  });

  it('takes whatever can be typed: ligatures that grow beyond any word, runs of letters that no index takes', async () => {
    const id = await publish('Livre VIII', `${'中'.repeat(200)}${'ⅷ'.repeat(480)} ${'ⅷ'.repeat(2_000)}`);
    expect(await titles('livre ⅷ')).toEqual(['Livre VIII']);
    for (const q of ['ⅷ'.repeat(100), 'ⅷ'.repeat(70), `livrr ${'中'.repeat(60)}`]) {
      const answer = await test.call('GET', `/missions?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode, `${q} ${answer.body}`).toBe(200);
    }
    const { rows } = await test.platform.database.pool.query(
      // `convert_from` fails if a word was cut inside a multi-byte letter.
      `select max(octet_length(word)) as longest, count(convert_from(convert_to(word, 'UTF8'), 'UTF8')) from listed_word`,
    );
    expect(rows[0].longest).toBeLessThan(2_000);
    await test.call('POST', `/missions/publish/${id}`, { token: company.token, body: { toPublish: false } });
    await countWords(test.platform.database);
  });

  it.each(["l'", '\\', "' | '", '!!(&', 'd=droit_affaires', 't=baux', ':*', '<->', '%_', '“”'])(
    'takes %s for words and nothing else',
    async (q) => {
      const answer = await test.call('GET', `/missions?q=${encodeURIComponent(q)}`);
      expect(answer.statusCode).toBe(200);
    },
  );

  it('for blank text is no search, and for a text that is too long says so', async () => {
    expect((await search('   ')).length).toBe(4);
    const long = await test.call('GET', `/missions?q=${'a'.repeat(101)}`);
    expect([long.statusCode, long.json().errors[0].path]).toEqual([400, 'q']);
  });

  it('finds the same once words were counted again, and forgets those that no mission has', async () => {
    const id = await publish('Ichtyologie');
    expect(await titles('ichtyologie')).toEqual(['Ichtyologie']);
    await test.call('POST', `/missions/publish/${id}`, { token: company.token, body: { toPublish: false } });
    await countWords(test.platform.database);
    const { rows } = await test.platform.database.pool.query(
      `select word, listed, headed from listed_word where list = 'missions' and word in ('baux', 'ichtyolog')`,
    );
    expect(rows).toEqual([{ word: 'baux', listed: 2, headed: 1 }]);
    expect(await titles('baux')).toHaveLength(2);
    expect(await titles('ichtyologie')).toEqual([]);
  });

  it('counts them in parts as it would at once, and forgets no word that comes meanwhile', async () => {
    const { pool } = test.platform.database;
    const known = async () => (await pool.query('select * from listed_word order by list, word')).rows;
    const facets = async () => (await pool.query('select * from member_facet order by facet')).rows;
    await pool.query('select count_words()');
    const [words, marks] = [await known(), await facets()];
    expect(Math.min(words.length, marks.length)).toBeGreaterThan(0);
    await pool.query(`update listed_word set listed = 9 where word = 'baux'`);
    await pool.query(`insert into listed_word (list, word) values ('missions', 'zzz'), ('members', 'aaa')`);
    await pool.query('delete from member_facet');
    await countWords(test.platform.database, { rows: 2, words: 3 });
    expect(await known()).toEqual(words);
    expect(await facets()).toEqual(marks);
    // Adds a word between two parts, as a publication does.
    await pool.query(`
      create function add_word() returns trigger language plpgsql as $$ begin
        insert into listed_word (list, word) values ('missions', 'zzz') on conflict do nothing; return null; end $$;
      create trigger added after insert on listed_word for each statement when (pg_trigger_depth() = 0) execute function add_word()`);
    await countWords(test.platform.database);
    await pool.query('drop trigger added on listed_word; drop function add_word');
    expect(await known()).toContainEqual(expect.objectContaining({ list: 'missions', word: 'zzz' }));
    await countWords(test.platform.database);
    expect(await known()).toEqual(words);
  });

  it('knows again, once words were counted, one that was forgotten while a mission came with it', async () => {
    const { pool } = test.platform.database;
    await publish('Zoologie');
    await pool.query(`delete from listed_word where list = 'missions' and word = 'zoolog'`);
    expect(await titles('zoologies')).toEqual(['Zoologie']);
    await countWords(test.platform.database);
    const { rows } = await pool.query(
      `select listed, headed from listed_word where list = 'missions' and word = 'zoolog'`,
    );
    expect(rows).toEqual([{ listed: 1, headed: 1 }]);
  });

  it('asks for the few words that are known to begin so, and for every one that does where they are many', async () => {
    const { pool } = test.platform.database;
    const queryOf = async (typed: string) =>
      (await pool.query(`select words::text as query from word_search('missions', $1)`, [typed])).rows[0]
        .query;
    const words = ['vérifax', 'vérifox', 'vérifux', 'vérifix'];
    await publish('Vérin', words.slice(0, 1).join(' '));
    expect(await queryOf('vérif')).not.toContain(':*');
    expect(await titles('vérif')).toEqual(['Vérin', 'Audit de contrats de travail']);
    await publish('Vérone', words.join(' '));
    expect(await queryOf('vérif')).toContain(`'verif':*`);
    expect(await titles('vérif')).toEqual(['Vérone', 'Vérin', 'Audit de contrats de travail']);
  });

  it('finds words beside the signs and blanks of typography, and typed with them', async () => {
    const title = 'Actes\u00a0: «\u202fservitude\u202f» …mitoyenneté…';
    await publish(title);
    for (const q of ['servitude mitoyenneté', 'actes', '“servitude”\u00a0–\u00a0mitoyenneté'])
      expect(await titles(q), q).toEqual([title]);
    const [card] = await search('servitude');
    expect(marked(title, card?.marks?.title)).toEqual(['servitude']);
  });
});
