import { maskContacts } from '@basoche/domain/threads/contacts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { isAgreed } from '../../../../platform/listing/agreement.ts';
import { instalments, ofInstalment } from '../../../../platform/listing/instalments.ts';

/** Rows stored about a member, by table, without secrets such as hashes, sealed values and tokens. */

type ArchivedRow = Record<string, unknown>;

interface OwnRows {
  /** File of the archive that contains the rows, without its extension. */
  readonly file: string;
  readonly name: string;
  readonly rows: (memberId: string) => RawBuilder<ArchivedRow>;
  /** Column with another party's text, in which contact details are masked if the row says `is_masked`. */
  readonly words?: string;
}

const ownRows = (
  file: string,
  table: string,
  owner = 'member_id',
  without: readonly string[] = [],
): OwnRows => ({
  file,
  name: table,
  rows: (memberId) => sql`
    select to_jsonb(t) - ${[owner, ...without]}::text[] as archived from ${sql.table(table)} t
    where t.${sql.ref(owner)} = ${memberId}::uuid order by 1`,
});

/** Rows of a firm, in a file with those of its people. */
const ofFirm = (table: string, without: readonly string[] = []): OwnRows => ({
  ...ownRows('equipe', table, 'firm_id', without),
  name: `${table}_of_firm`,
});

/** Rows about threads in which the member is this party. */
const ofThreads = (
  file: string,
  table: string,
  party: 'creator_id' | 'candidate_id',
  without: readonly string[],
): OwnRows => ({
  file,
  name: table,
  rows: (memberId) => sql`
    select to_jsonb(t) - ${without}::text[] as archived from ${sql.table(table)} t
    join application a on a.id = t.application_id where a.${sql.ref(party)} = ${memberId}::uuid order by 1`,
});

/** Rows of the member from tables that need another join, or that hold data about others, which is left out. */
const ownBy = (
  file: string,
  name: string,
  rows: (memberId: RawBuilder<unknown>) => RawBuilder<ArchivedRow>,
  words?: string,
): OwnRows => ({
  file,
  name,
  rows: (memberId) => rows(sql`${memberId}::uuid`),
  ...(words === undefined ? {} : { words }),
});

/** Thread and time of a price, and whether this member reads its texts masked, as in the thread. */
const priceFacts = (
  memberId: RawBuilder<unknown>,
) => sql`jsonb_build_object('application_id', a.id, 'sent_at', x.sent_at,
  'result', x.result, 'is_masked', a.candidate_id <> ${memberId} and not ${isAgreed})`;

const sources: readonly OwnRows[] = [
  ownRows('compte', 'member', 'id'),
  ownRows('compte', 'member_presence'),
  ownRows('compte', 'second_factor', 'member_id', ['sealed_secret', 'last_step']),
  ownRows('compte', 'inactivity_warning'),
  ownRows('compte', 'passkey', 'member_id', ['credential_id', 'public_key', 'counter']),
  ownRows('compte', 'identity_link', 'member_id', ['subject', 'address_proved']),
  ownRows('compte', 'address_change', 'member_id', ['session_id', 'old_hash', 'new_hash']),
  ownRows('compte', 'member_decision', 'member_id', ['decided_by', 'told_at', 'report_id', 'appeal_hash']),
  ownRows('sessions', 'session', 'member_id', ['token_hash']),
  ownRows('textes-acceptes', 'accepted_text'),
  ownRows('textes-acceptes', 'nda_consent'),
  ofThreads('textes-acceptes', 'independence', 'candidate_id', []),
  ofThreads('textes-acceptes', 'party_disclosure', 'creator_id', []),
  ownRows('profil', 'person_profile'),
  ownRows('profil', 'company_profile'),
  ownRows('profil', 'company_photo'),
  ownRows('profil', 'skill'),
  ownRows('profil', 'experience'),
  ownRows('profil', 'formation'),
  ownRows('profil', 'member_availability', 'member_id', ['link_hash']),
  ownRows('profil', 'calendar_feed', 'member_id', ['token_hash', 'sealed_token']),
  ownRows('profil', 'picture'),
  ownRows('verification', 'verification_request', 'member_id', ['decided_by']),
  ownRows('verification', 'verification_reminder'),
  ownBy(
    'verification',
    'verification_document',
    (memberId) => sql`
    select to_jsonb(d) - '{file_id}'::text[] as archived from verification_document d
    join verification_request r on r.id = d.request_id where r.member_id = ${memberId} order by 1`,
  ),
  ownBy(
    'registres',
    'public_register_match',
    (memberId) => sql`
    select to_jsonb(x) - '{member_id,decided_by}'::text[]
      || jsonb_build_object('decided_by', case when x.decided_by is null then 'program' else 'staff' end) as archived
    from public_register_match x where x.member_id = ${memberId} order by 1`,
  ),
  ownRows('missions', 'mission', 'creator_id', ['marks']),
  ownRows('offres', 'job_offer', 'creator_id', ['marks']),
  ownRows('offres', 'job_draft', 'author_id'),
  ownRows('candidatures', 'cv', 'member_id', ['file_id']),
  ofThreads('candidatures', 'job_application', 'candidate_id', ['note']),
  ownBy(
    'candidatures',
    'job_application_note',
    (memberId) => sql`
    select jsonb_build_object('application_id', a.id, 'note', s.note) as archived from job_application s
    join application a on a.id = s.application_id where a.creator_id = ${memberId} and s.note <> '' order by 1`,
  ),
  ofThreads('candidatures', 'mission_application', 'candidate_id', ['note', 'is_shortlisted']),
  ownBy(
    'candidatures',
    'mission_application_note',
    (memberId) => sql`
    select jsonb_build_object('application_id', a.id, 'note', s.note, 'is_shortlisted', s.is_shortlisted) as archived
    from mission_application s join application a on a.id = s.application_id
    where a.creator_id = ${memberId} and (s.note <> '' or s.is_shortlisted) order by 1`,
  ),
  ownRows('candidatures', 'saved_presentation'),
  ownBy(
    'audiences',
    'hearing_asked',
    (memberId) => sql`
    select to_jsonb(h) - '{application_id,agreed_by}'::text[] as archived from hearing h
    join mission m on m.id = h.mission_id where m.creator_id = ${memberId} order by 1`,
  ),
  ownBy(
    'audiences',
    'hearing_taken',
    (memberId) => sql`
    select jsonb_build_object('mission_id', h.mission_id, 'court', h.court, 'act', h.act, 'held_at', h.held_at, 'chamber', h.chamber,
      'matter', h.matter, 'price_cents', h.price_cents, 'mode', h.mode) as archived
    from hearing h join application a on a.id = h.application_id where a.candidate_id = ${memberId} order by 1`,
  ),
  ofThreads('audiences', 'hearing_report', 'candidate_id', ['person_id']),
  ofThreads('audiences', 'hearing_ending', 'candidate_id', ['person_id', 'appears_id']),
  ownRows('audiences', 'hearing_late_return'),
  ownRows('audiences', 'hearing_notice'),
  ownRows('audiences', 'hearing_document', 'member_id', ['person_id', 'file_id', 'sha256', 'preview']),
  ownRows('audiences', 'hearing_profile'),
  ownRows('audiences', 'hearing_absence'),
  ownRows('audiences', 'bar_entry', 'member_id', ['decided_by']),
  ownRows('dossier-vigilance', 'vigilance_document', 'member_id', ['submitted_by', 'withdrawn_by']),
  ownRows('dossier-vigilance', 'vigilance_document_file', 'member_id', ['person_id', 'file_id']),
  ownRows('dossier-vigilance', 'vigilance_reminder'),
  ownBy(
    'dossier-vigilance',
    'vigilance_collected_by',
    (memberId) => sql`
    select jsonb_build_object('client', display_name(m), 'collected_at', c.collected_at, 'sha256', c.sha256, 'index_csv', c.index_csv)
      as archived
    from vigilance_collection c join member m on m.id = c.creator_id where c.candidate_id = ${memberId} order by 1`,
  ),
  ownRows('dossier-vigilance', 'vigilance_collection', 'creator_id', ['person_id']),
  ownRows('dossier-vigilance', 'vigilance_code_check', 'creator_id', ['person_id']),
  ownRows('invitations', 'mission_invitation', 'creator_id'),
  ownBy(
    'invitations',
    'mission_invitation_received',
    (memberId) => sql`
    select to_jsonb(i) - '{creator_id,member_id}'::text[] as archived from mission_invitation i
    where i.member_id = ${memberId} order by 1`,
  ),
  ownRows('avis', 'review', 'author_id', ['reply', 'replied_at']),
  // Without the decision's text for the other party.
  ownRows('signalements', 'report', 'reporter_id', [
    'subject_id',
    'settled_by',
    'measures',
    'in_force',
    'ground',
    'statement',
    'measured_at',
    'appeal_hash',
  ]),
  ownRows('notifications', 'notification'),
  ownRows('notifications', 'notification_wish'),
  ownRows('notifications', 'push_device', 'member_id', [
    'session_id',
    'endpoint',
    'endpoint_hash',
    'p256dh',
    'auth',
    'server_key',
  ]),
  ownRows('recherches', 'saved_search'),
  ownRows('recherches', 'alert_entry', 'member_id', ['batch_id']),
  ownRows('favoris', 'mission_favourite'),
  ownRows('favoris', 'job_favourite'),
  ownRows('favoris', 'member_favourite'),
  ownRows('equipe', 'firm'),
  ownRows('equipe', 'seat', 'person_id', ['invited_by', 'ended_by']),
  ownRows('equipe', 'firm_act', 'person_id'),
  ownBy(
    'equipe',
    'firm_invitation',
    (memberId) => sql`
      select to_jsonb(i) - array['person_id', 'token_hash', 'made_by'] as archived from firm_invitation i
      where i.person_id = ${memberId} or i.email = (select email from member where id = ${memberId}) order by 1`,
  ),
  ofFirm('seat'),
  ofFirm('firm_act'),
  ofFirm('firm_invitation', ['token_hash']),
  ofFirm('firm_domain', ['code_hash']),
  ofFirm('deposit_approval'),
  ownRows('paiements', 'billing_details'),
  ownRows('paiements', 'bank_details', 'member_id', ['sealed']),
  ownRows('paiements', 'bank_details_disclosure', 'owner_id', ['person_id']),
  ownRows('paiements', 'payment_account', 'member_id', ['provider_id']),
  ownRows('paiements', 'subscriber'),
  ownRows('paiements', 'subscription'),
  ownRows('paiements', 'subscription_attempt', 'member_id', ['url', 'provider_id']),
  ofThreads('paiements', 'deposit_session', 'creator_id', [
    'url',
    'provider_id',
    'payment_intent',
    'charge_id',
  ]),
  ownRows('paiements', 'money_movement', 'payee_id', ['provider_id', 'last_error']),
  ownBy(
    'paiements',
    'price_plan',
    (memberId) => sql`
    select ${priceFacts(memberId)} || to_jsonb(p) - 'action_id' as archived
    from price_plan p join application_action x on x.id = p.action_id join application a on a.id = x.application_id
    where ${memberId} in (a.creator_id, a.candidate_id) order by a.id, x.id`,
    'services',
  ),
  ownBy(
    'paiements',
    'price_plan_instalment',
    (memberId) => sql`
    select ${priceFacts(memberId)} || to_jsonb(p) - 'action_id' as archived
    from price_plan_instalment p join application_action x on x.id = p.action_id join application a on a.id = x.application_id
    where ${memberId} in (a.creator_id, a.candidate_id) order by a.id, x.id, p.position`,
    'title',
  ),
  ownBy(
    'paiements',
    'instalment',
    (memberId) => sql`
    select jsonb_build_object('application_id', a.id, 'position', i.position, 'net_cents', i.net_cents, 'opened_at', i.opened_at,
      'deposit_confirmed_at', ${ofInstalment('deposit_confirmed_at')}, 'delivered_at', ${ofInstalment('delivered_at')},
      'ended_at', ${ofInstalment('ended_at')}, 'close', i.close, 'due_cents', i.due_cents) as archived
    from application a ${instalments} where ${memberId} in (a.creator_id, a.candidate_id) and i.position is not null
    order by a.id, i.position`,
  ),
  ownRows('archives', 'data_export', 'member_id', ['file_id']),
];

/** Names of the archive's files with rows. */
export const classNames = (): string[] => [...new Set(sources.map(({ file }) => file))];

/** A row as this member may read it. */
const readable =
  ({ words }: OwnRows) =>
  (row: ArchivedRow): ArchivedRow => {
    if (words === undefined) return row;
    const { is_masked, ...shown } = row;
    const { [words]: text } = shown;
    return is_masked === true && typeof text === 'string' ? { ...shown, [words]: maskContacts(text) } : shown;
  };

/** Rows of one file of the archive, by table. */
export const classOf = async (db: Db, memberId: string, file: string): Promise<Record<string, unknown[]>> => {
  const rowsByTable: Record<string, unknown[]> = {};
  for (const source of sources.filter((one) => one.file === file)) {
    const found = await source.rows(memberId).execute(db);
    rowsByTable[source.name] = found.rows.map(({ archived }) => readable(source)(archived as ArchivedRow));
  }
  return rowsByTable;
};
