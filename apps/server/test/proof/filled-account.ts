import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app.ts';
import { aCareer } from '../careers.ts';
import { aMember, aSession, type TestMember } from '../factories.ts';
import { aCv, anAttachment, aPdf, aVerificationDocument } from '../files.ts';
import { aJobApplication, aJobDraft, aJobOffer } from '../jobs.ts';
import { aMission, anApplication, aPresentation, proceed } from '../missions.ts';
import { aReport } from '../reports.ts';
import { aSavedSearch, aStopToken } from '../searches.ts';
import { fillFirms } from './filled-firms.ts';
import { fillMoney } from './filled-money.ts';
import { fillVigilance } from './filled-vigilance.ts';

/** A member with every kind of activity, whose name and files contain a word. */

export interface Leaver {
  readonly id: string;
  readonly token: () => Promise<string>;
  /** Stored files: those removed with the account, and those that were sent to somebody. */
  readonly files: { readonly own: readonly string[]; readonly sent: readonly string[] };
}

/** Writes rows for which no call is needed. */
const fillRest = async (
  test: TestApp,
  leaver: TestMember,
  other: TestMember,
  { mission, hearing, taken, thread }: Readonly<Record<'mission' | 'hearing' | 'taken' | 'thread', string>>,
): Promise<void> => {
  const { pool } = test.platform.database;
  const now = test.clock.now();
  const theirs = await aMission(test, other);
  const offer = await aJobOffer(test, other);
  const own = (text: string, ...more: unknown[]) => pool.query(text, [leaver.id, now, ...more]);
  await own("insert into accepted_text values ($1, 'TERMS', '2026-11-21', $3, $2)", Buffer.alloc(32, 1));
  await own(
    "insert into bank_details values ($1, $3, 'FR76 **** 0189', 'AGRI****', $2)",
    Buffer.alloc(64, 1),
  );
  await own(
    `insert into bank_details_disclosure
     select id, $1, creator_id, $2, $2 from application where candidate_id = $1 and state = 'DONE' limit 1`,
  );
  await own(
    `with declared as (
       insert into independence (application_id, position, kind, version, sha256, list_version, given_at)
       select id, 1, 'declared', '2026-11-28', repeat('a', 64), 1, $2 from application where candidate_id = $1 limit 1
     ) insert into party_disclosure (application_id, list_version, shown_at)
       select id, 1, $2 from application where creator_id = $1 and mission_id is not null limit 1`,
  );
  await own(
    `with price as (
       select x.id, x.application_id from application_action x join application a on a.id = x.application_id
       where a.candidate_id = $1 and x.type = 'PRICE' limit 1
     ), plan as (
       insert into price_plan (action_id, kind, month_cents, months, starts_on, services)
       select id, 'retainer', 10000, 2, '2026-11-01', 'Des conseils' from price
     ), planned as (
       insert into price_plan_instalment select id, 0, 'Une étape', 100, null from price
     ), opened as (
       insert into instalment (application_id, position, net_cents, opened_at) select application_id, 0, 100, $2 from price
     ), told as (
       insert into sheet (application_id, position, from_day, until_day, returned_at, return_reason)
       select application_id, 0, '2026-11-01', '2026-11-30', $2, 'Une journée manque.' from price
     ) insert into sheet_entry select application_id, 0, 0, '2026-11-02', 1, 'Une note.' from price`,
  );
  await own(
    "insert into billing_details values ($1, 'Anne', null, null, '3 rue', '75002', 'Paris', 'FR', null, null, $2)",
  );
  await own(
    `with scheme as (insert into conflict_scheme values (1, $3, 1, $2)), register as (
       insert into conflict_register values ($1, $2, $2)
     ), act as (insert into conflict_act (member_id, act, names, at) values ($1, 'added', 1, $2))
     insert into conflict_entry (member_id, sealed_text, sealed_hashes, scheme, added_at) values ($1, $3, $3, 1, $2)`,
    Buffer.alloc(64, 5),
  );
  await own(
    `with list as (insert into mission_party_list values ($3, 1, 0, $2)), party as (
       insert into mission_named_party (mission_id, added_in, sealed_text, sealed_hashes, scheme) values ($3, 1, $4, $4, 1)
     ) insert into conflict_check (mission_id, member_id, version, asked_at, sealed_answer) values ($3, $1, 1, $2, $4)`,
    mission,
    Buffer.alloc(64, 6),
  );
  await pool.query('update mission set is_archived = true, is_listed = false where id in ($1, $2)', [
    hearing,
    taken,
  ]);
  await own(
    `with asked as (
       insert into hearing (mission_id, court, act, held_at, matter, price_cents, mode, brief, agreement_version, agreement_sha256, agreed_at)
       values ($3, 'tj-69123', 'pleading', $2, 'Référé', 100, 'direct', 'Consignes', '2026-11-21', $4, $2)
     ), told as (insert into hearing_notice values ($3, $1, 1, 10, $2)), bar as (
       insert into bar_entry (member_id, court, stated_at) values ($1, 'tj-69123', $2)
     ), line as (
       insert into public_register_match (member_id, register, state, name, first_name, seen_on, found_at)
       values ($1, 'avocats', 'confirmed', 'NOM', 'Prénom', '2026-09-23', $2)
     ), profile as (
       insert into hearing_profile (member_id, is_on, town, kinds, acts, week, revised_at)
       values ($1, true, '69123', '{tj}', '{pleading}', 1, $2)
     ) insert into hearing_absence (member_id, first_day, last_day) values ($1, '2026-12-01', '2026-12-02')`,
    hearing,
    'a'.repeat(64),
  );
  await own(
    `with taken as (
       insert into hearing (mission_id, court, act, held_at, chamber, matter, price_cents, mode, state, application_id, agreement_version,
         agreement_sha256, agreed_at)
       select mission_id, 'tj-69123', 'pleading', $2, 'Référés', 'Référé', 100, 'direct', 'taken', id, '2026-11-21', $3, $2
       from application where creator_id = $1 and mission_id = $4 returning application_id
     ), ended as (
       insert into hearing_ending (application_id, kind, why, words, at) select application_id, 'returned', 'prevented', 'Un mot.', $2 from taken
     ), late as (insert into hearing_late_return select application_id, $1, $2 from taken)
     insert into hearing_report (application_id, outcome, text, at) select application_id, 'pleaded', 'Plaidée.', $2 from taken`,
    'a'.repeat(64),
    taken,
  );
  await own(
    `with shown as (insert into party_disclosure (application_id, list_version, shown_at) values ($3, 1, $2))
     insert into independence (application_id, position, kind, version, sha256, list_version, given_at)
     select id, 1, 'declared', '2026-11-28', $4, 1, $2 from application where id = $3 and candidate_id = $1`,
    thread,
    'a'.repeat(64),
  );
  await own('insert into job_favourite values ($1, $3, $2)', offer);
  await own('insert into mission_favourite values ($1, $3, $2)', theirs);
  await own(
    'insert into mission_invitation (mission_id, creator_id, member_id, created_at) values ($3, $1, $4, $2)',
    mission,
    other.id,
  );
  await own('insert into person_profile (member_id) select $1 where $2::timestamptz is not null');
  await own('insert into company_profile (member_id) select $1 where $2::timestamptz is not null');
  await own(
    `with file as (insert into stored_file (id, kind, bytes, created_at) values (uuidv7(), 'pdf', 1, $2) returning id)
     insert into hearing_document (member_id, file_id, name, sha256, created_at) select $1, id, 'Note.pdf', $3, $2 from file`,
    Buffer.alloc(32, 8),
  );
  const picture = randomUUID();
  await own("insert into picture values ($3, $1, 'photo', $2)", picture);
  await own('insert into company_photo select $1, 1, $3 where $2::timestamptz is not null', picture);
  await own(
    'insert into second_factor (member_id, sealed_secret, created_at) values ($1, $3, $2)',
    Buffer.alloc(32, 2),
  );
  await own('insert into recovery_code select $1, $3 where $2::timestamptz is not null', Buffer.alloc(32, 2));
  await own("insert into skill select $1, 'redaction', 4, 1 where $2::timestamptz is not null");
  await own("insert into subscriber values ($1, 'cus_1', $2)");
  await own(
    "insert into subscription values ('sub_1', $1, 'monthly', 'canceled', false, $2, null, $2, 1, $2)",
  );
  await own(
    "insert into subscription_attempt (member_id, plan, status, planned_at, expires_at) values ($1, 'monthly', 'expired', $2, $2)",
  );
  await own(
    "insert into member_decision (member_id, decision, reason, decided_by, decided_at) values ($1, 'restore', 'Rien.', $3, $2)",
    other.id,
  );
  await own(
    `insert into report_appeal (report_id, party, text, made_at)
     select id, 'reporter', 'Je conteste.', $2 from report where reporter_id = $1`,
  );
  await own(
    `insert into report_appeal (decision_id, party, text, made_at)
     select id, 'subject', 'Je conteste.', $2 from member_decision where member_id = $1`,
  );
  await own(
    "insert into passkey (member_id, credential_id, public_key, counter, transports, name, created_at) values ($1, $3, $3, 0, '{}', 'Clé', $2)",
    Buffer.alloc(32, 3),
  );
  await own(
    "insert into identity_link (issuer, subject, member_id, linked_at, address_proved) values ('https://identite.exemple', 'personne', $1, $2, true)",
  );
  await own(
    `insert into address_change (member_id, email, session_id, asked_at, expires_at) values ($1, 'autre@exemple.fr', $3, $2, $2)`,
    randomUUID(),
  );
  await own(
    "insert into notification_wish select $1, 'money', 'mail', false where $2::timestamptz is not null",
  );
  await own(
    `insert into push_device (member_id, session_id, name, endpoint, endpoint_hash, p256dh, auth, server_key, created_at)
     select $1, id, 'Firefox', 'https://push.example/1', $3, 'p', 'a', 'k', $2 from session where member_id = $1 limit 1`,
    Buffer.alloc(32, 4),
  );
  await own(
    `with measure as (
       insert into publication_measure (mission_id, hidden_at, hidden_by, ground, origin, facts, basis)
       values ($3, $2, $4, 'OTHER', 'OWN', 'Un fait.', 'Un fondement.') returning id
     ) insert into publication_review (measure_id, asked_at, text) select id, $2, 'Je conteste.' from measure where $1::uuid is not null`,
    mission,
    other.id,
  );
  await own("insert into verification_reminder values ($1, $2, 'month', $2)");
  await own(
    'insert into saved_search_hit (search_id, mission_id, waits_since) select id, $3, $2 from saved_search where member_id = $1',
    theirs,
  );
  await own(
    'insert into alert_entry (member_id, mission_id, batch_id, sent_at) values ($1, $3, $4, $2)',
    theirs,
    randomUUID(),
  );
};

export const fillEveryTable = async (test: TestApp, word: string): Promise<Leaver> => {
  const { pool, db } = test.platform.database;
  const name = `Zo${word}`;
  const leaver = await aMember(test, {
    firstName: name,
    lastName: `N${word}`,
    isPayable: true,
    verified: true,
  });
  const other = await aMember(test, { kind: 'COMPANY' });
  const { token } = leaver;
  const pdf = () => aPdf(`${word}.pdf`, `Dossier ${word}`);
  const call = async (method: 'POST' | 'PUT', path: string, body: unknown, as = token) => {
    const answer = await test.call(method, path, { token: as, body });
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const sql = (text: string, ...more: unknown[]) => pool.query(text, [leaver.id, ...more]);

  // The member's publications and their candidates.
  const mission = await aMission(test, leaver);
  const hearing = await aMission(test, leaver);
  const taken = await aMission(test, leaver);
  await anApplication(test, taken, other);
  const refused = await anApplication(test, mission, await aMember(test));
  await call('PUT', `/missions/postulants/note/${refused}`, { note: `${name} le rappellera.` });
  await call('POST', `/messagerie/action/refuseCandidate/${refused}`, { text: `${name} vous remercie.` });
  const offer = await aJobOffer(test, leaver);
  await aJobApplication(test, offer, await aMember(test), { letter: 'Bonjour.' });
  await aJobDraft(test, leaver);
  // The member's applications: to a done and reviewed mission, to an offer, to an open mission.
  const done = await anApplication(test, await aMission(test, other), leaver);
  await proceed(
    test,
    done,
    [other, 'mission/ndaConsent'],
    [leaver, 'mission/ndaConsent'],
    [other, 'action/price/accept'],
    [other, 'action/choose/direct'],
    [leaver, 'action/direct/accept'],
  );
  const file = await anAttachment(test, done, leaver, pdf());
  await call('POST', `/messagerie/${done}`, {
    content: `De ${name}.`,
    clientId: 'message-du-partant',
    attachments: [file],
  });
  await proceed(test, done, [other, 'mission/validate']);
  const review = { grade: 4, text: 'Un travail soigné.' };
  await proceed(test, done, [other, 'mission/review', review], [leaver, 'mission/review', review]);
  await anAttachment(test, done, leaver, pdf()).catch(() => undefined);
  await anApplication(test, await aMission(test, other), leaver, 500, {
    presentation: `Je suis ${name}.`,
    delayDays: 3,
  });
  await aPresentation(test, leaver, `Je suis ${name}.`);
  const cv = await aCv(test, leaver, pdf());
  await aJobApplication(test, await aJobOffer(test, other), leaver, { letter: `Je suis ${name}.`, cvID: cv });
  await aReport(test, leaver, other, done);

  // The member's profile and saved items.
  await aCareer(test, leaver);
  await call('POST', `/users/updateskills/${leaver.id}`, { skills: [{ name: 'redaction', grade: 4 }] }).catch(
    () => undefined,
  );
  await call('PUT', `/users/favourites/${other.id}`, { note: 'À rappeler.' });
  await call('PUT', `/users/favourites/${leaver.id}`, { note: `${name}, à rappeler.` }, other.token);
  await call('POST', '/availability', { status: 'AVAILABLE' });
  await call('POST', '/availability/calendar', {});
  await aStopToken(test, await aSavedSearch(test, leaver));
  await call('POST', '/users/me/exports', {});
  await test.drain();
  await db.updateTable('member').set({ verified_at: null }).where('id', '=', leaver.id).execute();
  await aVerificationDocument(test, leaver, 'diploma', pdf());

  const now = test.clock.now();
  await sql('insert into one_time_code values ($1, $2, $3, $4)', 'reset', Buffer.alloc(32, 7), now);
  await sql('insert into inactivity_warning values ($1, $2, $3)', 'first', now);
  await sql('insert into erasure_due values ($1, $2)', now);
  await fillMoney(test, leaver, done, other);
  await fillRest(test, leaver, other, { mission, hearing, taken, thread: done });
  await fillFirms(test, leaver, other, done);
  await fillVigilance(test, leaver, other);
  await sql('insert into news_author (id, name, member_id) values ($2, $2, $1)', 'un-auteur');

  const ids = async (text: string): Promise<string[]> =>
    (await sql(text)).rows.map(({ id }: { id: string }) => id);
  return {
    id: leaver.id,
    // The account has a passkey, so its session must have passed the second factor.
    token: () => aSession(test, leaver.id, test.clock.now()),
    files: {
      own: await ids(`select file_id as id from cv where member_id = $1 union all
        select d.file_id from verification_document d join verification_request r on r.id = d.request_id where r.member_id = $1`),
      sent: await ids('select file_id as id from attachment where member_id = $1 and message_id is not null'),
    },
  };
};
