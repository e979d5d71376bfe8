import { createHash } from 'node:crypto';
import { confidentialityText, currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import type pg from 'pg';

/** Threads about missions in which both parties may write, made by PostgreSQL itself, and their parties with a session each. */

export interface Talker {
  readonly id: string;
  readonly token: string;
}

export interface Conversation {
  readonly id: string;
  /** Places in `talkers`. */
  readonly creator: number;
  readonly candidate: number;
}

export interface Conversations {
  readonly talkers: readonly Talker[];
  readonly threads: readonly Conversation[];
}

const tokenOf = (number: number) => `talker-${number}-`.padEnd(43, '0');

const people = `
with made as (
  insert into member (kind, email, company_name, first_name, last_name, job_name, is_moral, confirmed_at, verified_at)
  select case when i % 2 = 0 then 'COMPANY' else 'EMPLOYEE' end, 'talker-' || i || '@basoche.example',
    case when i % 2 = 0 then 'Entreprise ' || i end, case when i % 2 = 1 then 'Camille' end,
    case when i % 2 = 1 then 'Roy ' || i end, case when i % 2 = 1 then 'Juriste' end, i % 2 = 0, now(), now()
  from generate_series(0, $1::int - 1) i returning id, email
)
select id, substring(email from 'talker-(\\d+)@')::int as number from made order by 2`;

const sessions = `
insert into session (member_id, token_hash, expires_at)
select id, sha256(convert_to(token, 'utf8')), now() + interval '7 days'
from unnest($1::uuid[], $2::text[]) as t(id, token)`;

const threads = `
with asked as (
  select (ordinality - 1)::int as number, creator, candidate
  from unnest($1::uuid[], $2::uuid[]) with ordinality as t(creator, candidate, ordinality)
), published as (
  insert into mission (creator_id, title, labels, domain, nature, description, summary, time_limit, experience, on_place,
    start_now, end_date, closes_on, is_anonymous, is_from_customer, is_listed, published_at)
  select creator, 'Mission ' || number, '', 'droit_affaires', 'recherches', 'Une mission.', 'Une mission.', 'Deux semaines',
    'juriste', false, true, current_date + 30, current_date + 30, false, false, true, now()
  from asked returning id, title
), applied as (
  insert into application (type, mission_id, creator_id, candidate_id, is_from_customer, state, offer_cents, tva_applicable,
    position)
  select 'MISSION', p.id, creator, candidate, false, 'NEW', 50000, true, 3
  from asked join published p on p.title = 'Mission ' || number
  returning id, mission_id, creator_id, candidate_id
), priced as (
  insert into application_action (application_id, type, offer_cents, sent_at, opened_position, position)
  select id, 'PRICE', 50000, now(), 1, 1 from applied
), agreed as (
  insert into application_action (application_id, type, result, sent_at, opened_position, position)
  select id, 'NDA', 'ACCEPTED', now(), 2, 3 from applied
), consented as (
  insert into nda_consent (application_id, party, member_id, version, sha256, consented_at, position)
  select id, party, case party when 'creator' then creator_id else candidate_id end, $3, $4, now(),
    case party when 'creator' then 2 else 3 end
  from applied, unnest(array['creator', 'candidate']) party
)
select a.id, substring(p.title from '\\d+')::int as number
from applied a join published p on p.id = a.mission_id order by 2`;

/** The first of each pair publishes, the second applies; pairs follow each other through the members, and again from the first. */
const pairsOf = (members: number, count: number) =>
  Array.from({ length: count }, (_, number) => {
    const round = Math.floor((2 * number) / members);
    const creator = (2 * number) % members;
    return { creator, candidate: (creator + 1 + 2 * round) % members };
  });

/** Fills an empty, migrated database. */
export const fillConversations = async (
  client: pg.Client,
  { members, count }: { readonly members: number; readonly count: number },
): Promise<Conversations> => {
  const { version } = currentConfidentiality;
  const sha256 = createHash('sha256').update(confidentialityText(version)).digest('hex');
  const made = await client.query<{ id: string }>(people, [members]);
  const talkers = made.rows.map(({ id }, number): Talker => ({ id, token: tokenOf(number) }));
  await client.query(sessions, [talkers.map(({ id }) => id), talkers.map(({ token }) => token)]);
  const pairs = pairsOf(members, count);
  const idOf = (place: number) => talkers[place]?.id;
  const opened = await client.query<{ id: string }>(threads, [
    pairs.map(({ creator }) => idOf(creator)),
    pairs.map(({ candidate }) => idOf(candidate)),
    version,
    sha256,
  ]);
  // What was not written by the program has a record from here on.
  await client.query('select open_thread_records()');
  await client.query('analyze');
  return {
    talkers,
    threads: opened.rows.flatMap(({ id }, number) => {
      const pair = pairs[number];
      return pair === undefined ? [] : [{ id, ...pair }];
    }),
  };
};
