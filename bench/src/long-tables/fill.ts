import type pg from 'pg';

/**
 * Fills the long tables like years of use. Threads have 20, 200 or 1,400 messages (50 on average), written in
 * turn, so that the messages of a thread are far apart.
 *
 * Each thread has four commands and five notifications; staff read one thread in twenty.
 */

/** Numbers of messages in a thread: one thread in a hundred is long, one in ten is middling. */
const lengths = { short: 20, middling: 200, long: 1_400 } as const;
const messagesAThread = 50;
/** Rows per statement. */
const portion = 1_000_000;

export const threadsOf = (messages: number): number => Math.ceil(messages / messagesAThread / 100) * 100;

const creatorsOf = (threads: number) => Math.max(100, Math.floor(threads / 40));
const candidatesOf = (threads: number) => Math.max(200, Math.floor(threads / 20));

/** SQL of an id computed from a number, in the order of the numbers, like uuidv7. */
const idOf = (kind: number, number: string) =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const threadId = (number: string) => idOf(3, number);

/** Sentences from which each message takes a part. */
const prose = `'Bonjour Maître, je vous remercie de votre proposition et vous confirme que la note sera remise avant la fin du mois ; les pièces du dossier suivent par le même canal, dont les conclusions de la partie adverse. Pourriez-vous me dire si le délai convient à votre cliente, et si la consultation doit traiter aussi de la clause de non-concurrence ? Bien à vous, et à demain pour en parler.'`;

const people = (threads: number) => `
insert into member (id, kind, email, company_name, first_name, last_name, job_name, is_moral, confirmed_at, verified_at, created_at)
select ${idOf(1, 'i')}, case when i <= ${creatorsOf(threads)} then 'COMPANY' else 'EMPLOYEE' end, 'big-' || i || '@basoche.example',
  case when i <= ${creatorsOf(threads)} then 'Entreprise ' || i end, case when i > ${creatorsOf(threads)} then 'Camille' end,
  case when i > ${creatorsOf(threads)} then 'Roy ' || i end, case when i > ${creatorsOf(threads)} then 'Juriste' end,
  i <= ${creatorsOf(threads)}, now(), now(), now() - interval '3 years'
from generate_series(1, ${creatorsOf(threads) + candidatesOf(threads)}) i`;

const missions = (threads: number) => `
insert into mission (id, creator_id, title, labels, domain, nature, description, summary, time_limit, experience, on_place,
  start_now, end_date, closes_on, is_anonymous, is_from_customer, is_listed, published_at, marks)
select ${idOf(2, 'i')}, ${idOf(1, `1 + i % ${creatorsOf(threads)}`)}, 'Mission ' || i, '', 'droit_affaires', 'recherches', 'Une mission.',
  'Une mission.', 'Deux semaines', 'juriste', false, true, current_date - 30, current_date - 30, false, false, false, now(), ''
from generate_series(0, ${threads / 10}) i`;

const creatorId = (threads: number) => idOf(1, `1 + (t / 10) % ${creatorsOf(threads)}`);
const candidateId = (threads: number) =>
  idOf(1, `${creatorsOf(threads)} + 1 + (t::bigint * 7919) % ${candidatesOf(threads)}`);
const lengthOf = `case when t % 100 = 0 then ${lengths.long} when t % 10 = 0 then ${lengths.middling} else ${lengths.short} end`;
/** Age of a thread's end, at most three years; one thread in twenty is past its retention time. */
const age = `interval '1 day' * (t % 1000)`;

const applications = (threads: number) => (from: number, until: number) =>
  `
insert into application (id, type, mission_id, creator_id, candidate_id, is_from_customer, state, closed_reason, offer_cents, tva_applicable,
  position, creator_read_position, candidate_read_position, created_at, updated_at)
select ${threadId('t')}, 'MISSION', ${idOf(2, 't / 10')}, ${creatorId(threads)}, ${candidateId(threads)}, false,
  case when t % 20 = 7 then 'REFUSED' else 'NEW' end, case when t % 20 = 7 then 'refused' end, 50000, true, 4 + ${lengthOf},
  case when t % 5 = 0 then 4 else 4 + ${lengthOf} end, 4 + ${lengthOf}, now() - ${age} - interval '30 days', now() - ${age}
from generate_series(${from}, ${until}) t`;

const actions = (from: number, until: number) => `
insert into application_action (application_id, type, result, offer_cents, sent_at, opened_position, position, closed_at)
select ${threadId('t')}, case n when 1 then 'PRICE' else 'NDA' end, 'ACCEPTED', case n when 1 then 50000 end, now() - ${age}, n, n,
  now() - ${age}
from generate_series(${from}, ${until}) t, generate_series(1, 4) n`;

const entries = (from: number, until: number) => `
insert into thread_entry (application_id, position, body, hash)
select ${threadId('t')}, n, json_build_object('kind', 'command', 'position', n, 'at', '2026-01-01T10:00:00.000Z', 'by', 'creator',
  'command', 'action/price/accept', 'state', 'NEW', 'before', encode(sha256(int8send(t)), 'hex'))::text, sha256(int8send(t * 4 + n))
from generate_series(${from}::bigint, ${until}) t, generate_series(1, 4) n`;

const notifications = (threads: number) => (from: number, until: number) =>
  `
insert into notification (member_id, application_id, type, key, title, created_at, read_at)
select case n % 2 when 0 then ${creatorId(threads)} else ${candidateId(threads)} end, ${threadId('t')}, 'NEW_MESSAGE', 'NEW_MESSAGE',
  'Vous avez un nouveau message', now() - interval '1 day' * (t % 360), case when t % 5 <> 0 or n > 1 then now() end
from generate_series(${from}, ${until}) t, generate_series(1, 5) n`;

const acts = (from: number, until: number) => `
insert into staff_act (number, member_id, body, hash)
select t, ${idOf(1, '1')}, json_build_object('act', 'thread/read', 'at', '2026-01-01T10:00:00.000Z', 'on', json_build_object('kind', 'thread',
  'id', ${threadId('t')}))::text, sha256(int8send(t))
from generate_series(${from}::bigint, ${until}) t`;

/** The messages at these positions in their threads, in every `step`th thread. */
const messages =
  (threads: number, step: number) => (from: number, until: number, first: number, last: number) =>
    `
insert into message (application_id, sender_id, content, client_id, position, sent_at, hash)
select ${threadId('t')}, case r % 2 when 0 then ${creatorId(threads)} else ${candidateId(threads)} end,
  substr(${prose}, 1 + (t * 31 + r * 17) % 180, 20 + (t + r * 7) % 160), gen_random_uuid()::text, 4 + r, now() - ${age} + r * interval '1 hour',
  sha256(int8send(t::bigint * 2000 + r))
from generate_series(${first}, ${last}) r, generate_series(${from}, ${until}, ${step}) t`;

/** Tables whose indexes are built after the rows are written, in a tenth of the time. */
const longTables = [
  'message',
  'application_action',
  'thread_entry',
  'notification',
  'staff_act',
  'application',
];

/** Fills an empty, migrated database. Needs a superuser's connection. */
export const fillLongTables = async (
  client: pg.Client,
  wanted: number,
  tell: (line: string) => void,
): Promise<void> => {
  const threads = threadsOf(wanted);
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set statement_timeout = 0;
    set maintenance_work_mem = '2GB'; set max_parallel_maintenance_workers = 2; set jit = off`);
  const startedAt = performance.now();
  const step = (name: string) => tell(`  ${name}, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  const inPortions = async (rowsEach: number, statement: (from: number, until: number) => string) => {
    const size = Math.max(1, Math.floor(portion / rowsEach));
    for (let from = 1; from <= threads; from += size)
      await client.query(statement(from, Math.min(threads, from + size - 1)));
  };
  for (const table of longTables)
    await client.query(
      `update pg_index set indisready = false, indisvalid = false where indrelid = '${table}'::regclass`,
    );
  await client.query(people(threads));
  await client.query(missions(threads));
  await inPortions(1, applications(threads));
  await inPortions(4, actions);
  await inPortions(4, entries);
  await inPortions(5, notifications(threads));
  await client.query(acts(1, threads / 20));
  step('all but messages');
  const rounds = [
    { first: 1, last: lengths.short, step: 1 },
    { first: lengths.short + 1, last: lengths.middling, step: 10 },
    { first: lengths.middling + 1, last: lengths.long, step: 100 },
  ];
  for (const round of rounds) {
    const statement = messages(threads, round.step);
    const size = Math.max(1, Math.floor((portion * round.step) / threads));
    for (let first = round.first; first <= round.last; first += size)
      await client.query(statement(round.step, threads, first, Math.min(round.last, first + size - 1)));
    step(`messages up to the ${round.last}th of a thread`);
  }
  for (const table of longTables) {
    await client.query(`reindex table ${table}`);
    step(`indexes of ${table}`);
  }
  await client.query('vacuum (analyze)');
  step('vacuum and analyze');
};
