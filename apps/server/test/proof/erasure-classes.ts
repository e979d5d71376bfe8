/**
 * For every table: the member data in it, and the part that outlives an erasure. The sweep fails for a table that is
 * not here, and for a word of an erased member found in a place that has no reason here.
 */

const party = (member: string) =>
  `application_id in (select id from application where ${member} in (creator_id, candidate_id))`;
const own = (column = 'member_id') => `${column} = $1`;

/** Condition that selects a member's rows of a table; `$1` is the member's id. */
export const ownRows: Readonly<Record<string, string>> = {
  member: own('id'),
  credential: own(),
  session: own(),
  one_time_code: own(),
  second_factor: own(),
  recovery_code: own(),
  member_presence: own(),
  inactivity_warning: own(),
  erasure_due: own(),
  data_export: own(),
  accepted_text: own(),
  person_profile: own(),
  company_profile: own(),
  company_photo: own(),
  skill: own(),
  experience: own(),
  formation: own(),
  picture: own(),
  member_availability: own(),
  calendar_feed: own(),
  member_listing: own(),
  member_favourite: '$1 in (member_id, kept_id)',
  verification_request: own(),
  verification_document: 'request_id in (select id from verification_request where member_id = $1)',
  verification_reminder: own(),
  mission: own('creator_id'),
  mission_listing: 'mission_id in (select id from mission where creator_id = $1)',
  mission_favourite: own(),
  mission_invitation: '$1 in (creator_id, member_id)',
  job_offer: own('creator_id'),
  job_listing: 'job_id in (select id from job_offer where creator_id = $1)',
  job_draft: own('author_id'),
  job_favourite: own(),
  cv: own(),
  saved_search: own(),
  saved_search_hit: 'search_id in (select id from saved_search where member_id = $1)',
  alert_entry: own(),
  alert_stop: 'search_id in (select id from saved_search where member_id = $1)',
  application: '$1 in (creator_id, candidate_id)',
  application_action: party('$1'),
  job_application: party('$1'),
  mission_application: party('$1'),
  saved_presentation: own(),
  message: own('sender_id'),
  attachment: own(),
  nda_consent: own(),
  independence: party('$1'),
  party_disclosure: party('$1'),
  thread_entry: party('$1'),
  thread_digest: party('$1'),
  review: '$1 in (author_id, subject_id)',
  report: own('reporter_id'),
  notification: own(),
  payment_account: own(),
  bank_details: own(),
  bank_details_disclosure: own('owner_id'),
  billing_details: own(),
  deposit_session: party('$1'),
  payment_request: party('$1'),
  money_movement: party('$1'),
  chargeback: party('$1'),
  ledger_entry: party('$1'),
  hold: party('$1'),
  invoice: '$1 in (issuer_id, buyer_id)',
  invoice_series: 'issuer = $1::text',
  subscriber: own(),
  subscription: own(),
  subscription_attempt: own(),
  news_author: own(),
  member_decision: own(),
  office_member: own(),
  passkey: own(),
  publication_measure: 'mission_id in (select id from mission where creator_id = $1)',
  publication_review:
    'measure_id in (select p.id from publication_measure p join mission m on m.id = p.mission_id where m.creator_id = $1)',
  address_change: own(),
  firm: '$1 in (member_id, contact_person_id)',
  seat: '$1 in (firm_id, person_id)',
  firm_invitation: '$1 in (firm_id, person_id)',
  firm_domain: own('firm_id'),
  firm_act: '$1 in (firm_id, person_id)',
  deposit_approval: '$1 in (firm_id, asked_by, decided_by)',
  conflict_register: own(),
  conflict_entry: own(),
  conflict_act: '$1 in (member_id, person_id)',
  conflict_check: '$1 in (member_id, person_id)',
  mission_party_list: 'mission_id in (select id from mission where creator_id = $1)',
  mission_named_party: 'mission_id in (select id from mission where creator_id = $1)',
  hearing: 'mission_id in (select id from mission where creator_id = $1)',
  hearing_notice: own(),
  hearing_document: '$1 in (member_id, person_id)',
  hearing_profile: own(),
  hearing_absence: own(),
  bar_entry: own(),
  hearing_report: party('$1'),
  notification_wish: own(),
  push_device: own(),
  report_appeal:
    'report_id in (select id from report where reporter_id = $1) or decision_id in (select id from member_decision where member_id = $1)',
};

/** Tables without data of any member. */
export const nobodys: Readonly<Record<string, string>> = {
  schema_migration: "the program's own",
  request_budget: 'digests, for a day at most',
  written_position: 'positions of the log, by slots that members share',
  edge_purging: 'a mark that an edge is told of changes',
  edge_change: 'ends of ids, until the edge is told of them',
  idempotency_key: 'digests, for a day at most',
  socket_io_attachments: 'parcels between processes, for seconds',
  stored_file: 'ids and sizes; the files themselves are looked into',
  mission_tally: 'counts',
  job_tally: 'counts',
  listed_word: 'single words, counted again each night',
  mission_view: 'digests of viewers, for thirty days',
  mission_view_count: 'counts',
  view_secret: 'a key of the day',
  member_facet: 'counts',
  directory_code: 'the lists of codes',
  eligibility_rule: 'rules that staff write',
  conflict_rule: 'rules that staff write',
  hearing_rule: 'rules that staff write',
  hearing_step: 'codes and counts',
  evidence_secret: 'a key',
  picture_file: 'ids of files',
  provider_event: 'ids of the payment provider',
  ledger_line: 'amounts',
  ledger_day: 'sums of days',
  ledger_summed: 'a day',
  retention_night: 'counts',
  retention_run: 'counts',
  news_university: 'written by editors',
  article: 'written by editors',
  news_version: 'a number',
  staff_act: 'codes and ids of what staff decided, never a text',
  office_filter: 'of staff',
  thread_reading: 'the reason of staff who opened a thread',
  incident_act: 'the reason of staff who tried a job again',
  network_figure: 'counts',
  article_draft: 'written by editors',
  news_picture: 'ids',
  news_picture_file: 'ids of files',
  portage_exclusion: 'codes',
  portage_payee: 'a login of the portage company',
  kept_rules: 'codes',
  rule_change: 'what staff changed of the rules',
  passkey_challenge: 'digests, for minutes',
  conflict_scheme: 'a key',
  push_key: "the program's own",
  network_counted: 'days',
};

const thread = 'the other party goes on reading the thread (rules §1)';
const evidence = 'the record of a thread is linked by hashes (rules §3)';
const published =
  'what was published is archived with its threads, under «\u00a0Compte supprimé\u00a0» (rules §1)';

const accounts = 'accounts and their vouchers, ten years (Code de commerce, L123-22)';
const counts = 'counts by codes, which the sweep wrote over with words';
const decided = 'what staff decided, with its reason, for as long as it may be contested';
const signed = 'the name that articles were signed with goes on with them';

const acted = 'who acted for a firm, by ids: its threads and its money go on';

const byStaff = 'names who of the staff decided';

/** Tables that refer to a member and keep an erased member's rows, with the reason. No feature empties them. */
export const keptTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({
      [thread]: 'application application_action attachment hearing hearing_report message',
      [evidence]: 'independence nda_consent party_disclosure review',
      [published]: 'mission job_offer',
      [acted]: 'deposit_approval firm firm_act seat',
      [accounts]: 'deposit_session invoice money_movement subscriber subscription subscription_attempt',
      [decided]: 'member_decision report verification_request',
      [byStaff]:
        'article_draft incident_act portage_payee publication_measure publication_review report_appeal rule_change staff_act thread_reading',
    }).flatMap(([reason, tables]) => tables.split(' ').map((table) => [table, reason])),
  ),
  accepted_text: 'which texts were agreed to, as proof',
  alert_entry: 'ids of what was published, which stays archived',
  bank_details_disclosure: 'that bank details were read, by whom and when; none of them',
  idempotency_key: 'digests, for a day at most',
  office_filter: 'filters of the staff, without a word of a member',
  office_member: "that there was an account, in staff's list of all of them",
};

/** The same reason for several columns of a table. */
const all = (table: string, reason: string, columns: string): Record<string, string> =>
  Object.fromEntries(columns.split(' ').map((column) => [`${table}.${column}`, reason]));

/** `table.column` → reason why an erased member's words stay there. */
export const kept: Readonly<Record<string, string>> = {
  ...all('message', thread, 'content attachments client_id'),
  ...all('attachment', thread, 'name'),
  ...all('hearing', thread, 'matter chamber agreement_version court'),
  ...all('hearing_report', thread, 'text'),
  ...all('application_action', thread, 'reason'),
  ...all('job_application', thread, 'letter'),
  ...all('mission_application', thread, 'presentation'),
  ...all('application', thread, 'refusal_text'),
  ...all('notification', thread, 'title'),
  ...all('thread_entry', evidence, 'body'),
  ...all('nda_consent', evidence, 'version'),
  ...all('independence', evidence, 'version'),
  ...all('review', 'what was written of another stays with who it is about, without its author', 'text'),
  ...all('application', decided, 'closed_note contest_decision_reason'),
  ...all('report', decided, 'reason'),
  ...all('report_appeal', decided, 'text'),
  ...all('member_decision', decided, 'reason'),
  ...all('publication_measure', decided, 'basis facts'),
  ...all('member_decision', 'where the mail about an erasure goes, until it has left', 'told_at'),
  ...all(
    'mission',
    published,
    'title city description domain experience labels marks nature summary time_limit',
  ),
  ...all(
    'job_offer',
    published,
    'title city description domain experiences labels marks nature salary salary_description summary',
  ),
  ...all('mission_tally', counts, 'domain nature place'),
  ...all('job_tally', counts, 'contract_type domain modality nature place'),
  ...all('firm_act', 'a code, which the sweep wrote over with a word', 'act'),
  ...all(
    'deposit_approval',
    'why a firm refused a deposit is read there until the firm or its writer is erased',
    'reason',
  ),
  ...all('news_author', signed, 'id name role avatar_url'),
  ...all('deposit_session', accounts, 'charge_id payment_intent provider_id subject url'),
  ...all('money_movement', accounts, 'last_error provider_id'),
  ...all('chargeback', accounts, 'provider_id reason'),
  ...all('ledger_entry', accounts, 'source'),
  ...all('invoice', accounts, 'document number subject'),
  ...all('subscriber', accounts, 'customer_id'),
  ...all('subscription', accounts, 'id'),
  ...all('subscription_attempt', accounts, 'provider_id url'),
};
