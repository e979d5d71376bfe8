import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/database.ts';
import { missionTexts } from '../../../test/large/texts.ts';
import { type Range, readHighlights } from './highlights.ts';

/** Compares the marked words with those that PostgreSQL's own `ts_headline` marks. */

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Positions of what stands between U+0001 and U+0002, in the text without these characters. */
const rangesOf = (marked: string): Range[] => {
  const [before = '', ...parts] = marked.split('\u0001');
  let length = before.length;
  return parts.map((part) => {
    const [word = '', after = ''] = part.split('\u0002');
    const start = length;
    length += word.length + after.length;
    return [start, start + word.length];
  });
};

const headlines = async (query: string, texts: readonly string[]): Promise<Range[][]> => {
  const { rows } = await pool.query<{ marked: string }>(
    `select ts_headline('words', cut_as_words(text), $1::tsquery,
       U&'HighlightAll=true, StartSel=\\0001, StopSel=\\0002') as marked
     from unnest($2::text[]) with ordinality t(text, place) order by place`,
    [query, texts],
  );
  return rows.map(({ marked }) => rangesOf(marked));
};

const queryOf = async (words: string): Promise<string> => {
  const { rows } = await pool.query<{ query: string | null }>(
    `select any_of(words, '', '')::text || ' | ' || any_of(array(select left(word, 3) from unnest(words) word), '', ':*')::text as query
     from words_of($1) words`,
    [words],
  );
  return rows[0]?.query ?? "'rien'";
};

const same = async (query: string, texts: readonly string[]) => {
  const found = await readHighlights(
    pool,
    query,
    texts.map((text) => ({ title: text, summary: text })),
  );
  const wanted = await headlines(query, texts);
  expect(found).toEqual(wanted.map((ranges) => ({ title: ranges, summary: ranges })));
  return wanted.flat().length;
};

describe('the marks of searched words', () => {
  it('stand where PostgreSQL finds them in texts of missions', async () => {
    const texts = missionTexts(120);
    const all = texts.flatMap(({ title, description }) => [title, description.slice(0, 250)]);
    let marked = 0;
    for (const { title } of texts.slice(0, 20)) marked += await same(await queryOf(title), all);
    expect(marked).toBeGreaterThan(1_000);
  });

  const odd = [
    'non-concurrence, sous-traitance : la clause d’indexation (2026-2027) à 1,5 % près',
    'l’avocat·e aujourd’hui; c’est-à-dire 12-15 jours, -3 ou +4, 1e-5 et 3e',
    'article L. 1234-5 du code, https://exemple.fr/baux?x=1 et quelqu.un@exemple.fr',
    'a < b et <b class="bail">bail</b> ou <!-- bail --> puis bail > bail',
    'œuvre, ﬁnance, e\u0301tude, bail\u200bleur, bail\u00adleur, bail\u202f: bail\u00a0! «bail»',
    '⚖️ bail — bail – bail… « bail »/bail\\bail_bail#bail%bail~bail&bail=bail',
    'BAIL Baux bail’ ’bail -bail bail- --bail',
  ];

  it('stand there too in texts with signs, tags, numbers and accents of every kind', async () => {
    expect(
      await same(await queryOf('bail concurrence clause 5 12 -3 avocat etude finance oeuvre code'), odd),
    ).toBeGreaterThan(30);
  });

  it('stand there in whatever can be typed', async () => {
    const part = fc.constantFrom(
      ...['bail', 'Bail', 'baux', 'é', 'l', '’', "'", '-', '‑', '1', '25', '.', ',', '<', '>', '&', ';', '/'],
      ...[
        '"',
        '=',
        '!',
        '?',
        ' ',
        '\u00a0',
        '\u202f',
        '\u200b',
        '\u0301',
        'ⅷ',
        '中',
        '+',
        '_',
        '(',
        '€',
        '😀',
      ],
    );
    const text = fc.array(part, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
        await same("'bail' | 'baux' | '1' | '25':* | 'l' | 'viii':* | '-1' | 'e'", texts);
      }),
      { numRuns: 150 },
    );
  });

  it('stand where they are, since a text that is cut into words keeps its length', async () => {
    const { rows } = await pool.query(`
      select chr(sign) from generate_series(1, 65535) sign
      where sign not between 55296 and 57343 and length(cut_as_words(chr(sign))) <> 1`);
    expect(rows).toEqual([]);
  });

  it('know a query’s quotes and backslashes', async () => {
    expect(await same("'bail''s' | '\\\\bail' | 'bail':*", odd)).toBeGreaterThan(10);
  });
});
