import { sql } from 'kysely';
import { type Db, unhurried } from '../src/platform/database/database.ts';

/** Words in publications, and searched words: whole, partial, misspelled, meaningless. */

export const written = [
  'bail commercial',
  'baux ruraux',
  'licenciement économique',
  'résiliation d’un contrat',
  'sous-traitance',
  'assignation en référé',
  'procès-verbal',
  'loi 2024',
  'l’été dernier',
  'clause de non-concurrence',
  "a\\b 'c' d=divorce p=75",
  // A word longer than any that is compared by letters.
  `${'a'.repeat(300)} bail`,
];
export const asked = [
  'bail',
  'aaab',
  'bai',
  'baill',
  'BAUX',
  'comercial',
  'licensiement',
  'licenciements',
  'resiliation',
  'référés',
  'sous traitance',
  'sous-traitan',
  'non concurrence',
  'de la',
  'proces verbal',
  '2024',
  'paris',
  'rhone',
  'travail',
  'bail comercial',
  'zzzz',
  'bail z',
  'z',
  'd=divorce',
  "a\\b 'c'",
  'l’été',
];

/**
 * Members with twenty searches each: half of them with words, a fifth of these misspelled; some with a domain, some
 * with a place.
 */
const manySearches = (audience: 'members' | 'jobs'): string => `
  insert into saved_search (member_id, name, name_key, audience, filters, frequency, created_at, domains, departments)
  select member_id, i, i, '${audience}', case when n % 2 = 0 then jsonb_build_object('q', said || ' ' || n % 100) else '{}' end,
    'weekly', now(), case when n % 3 > 0 then array['divorce', 'droit_rural'] end, case when n % 4 = 0 then array['69'] end
  from (
    select m.id as member_id, i, row_number() over () as n,
      (array['bail', 'licenciement', 'assignation', 'clause', left(md5(m.id::text), 6)])[1 + i % 5] as said
    from member m, generate_series(1, 20) i where m.email like 'nombreux%'
  ) made`;

/** Two thousand five hundred members, and forty thousand known words. */
const manyMembers = `
  insert into member (kind, email, first_name, last_name, confirmed_at)
  select 'EMPLOYEE', 'nombreux' || i || '@exemple.fr', 'Anne', 'Roux', now() from generate_series(1, 2500) i`;

const manyWords = (list: 'missions' | 'jobs'): string => `
  insert into listed_word (list, word)
  select distinct '${list}', left(md5(i::text), 4 + i % 6) from generate_series(1, 40000) i on conflict do nothing`;

/** Inserts fifty thousand searches of a list, without a time limit. */
export const fillSearches = async (db: Db, list: 'missions' | 'jobs'): Promise<void> => {
  const statements = [
    manyMembers,
    manyWords(list),
    manySearches(list === 'jobs' ? 'jobs' : 'members'),
    'analyze',
  ];
  await unhurried(db, async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
};
