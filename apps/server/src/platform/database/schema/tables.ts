/** Every table, for Kysely. Generated from the migrated database: `npm run table-types` renews it. */

import type { CameWith } from "./json-columns.ts";
import type { MemberKind } from "@basoche/domain/members/kinds";
import type { HidingGround } from "@basoche/domain/moderation/grounds";
import type { Block, RichText } from "@basoche/domain/news/article";
import type { ArticleDraftBlock } from "@basoche/domain/news/writing";
import type { AccountSubject } from "@basoche/domain/notifications/addresses";
import type { CompanySize } from "@basoche/domain/options/company-sizes";
import type { Department } from "@basoche/domain/options/departments";
import type { ExperienceLevel } from "@basoche/domain/options/experience-levels";
import type { LegalDomain } from "@basoche/domain/options/legal-domains";
import type { MissionNature } from "@basoche/domain/options/mission-natures";
import type { SkillName } from "@basoche/domain/options/skills";
import type { WorkLocation } from "@basoche/domain/options/work-locations";
import type { BillingCountry } from "@basoche/domain/payments/countries";
import type { Invoice as InvoiceDocument } from "@basoche/domain/payments/invoices/invoice";
import type { LedgerAccount, LedgerKind } from "@basoche/domain/payments/ledger";
import type { Day } from "@basoche/domain/time/paris";
import type { ColumnType, GeneratedAlways, JSONColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export interface AcceptedTextTable {
  accepted_at: Date;
  member_id: string;
  /**
   * Person who agreed for a firm; `null`: the member.
   */
  person_id: string | null;
  sha256: Buffer;
  text: "TERMS" | "DATA_CHARTER";
  version: Day;
}

export interface AddressChangeTable {
  asked_at: Date;
  email: string;
  expires_at: Date;
  id: Generated<string>;
  member_id: string;
  new_agreed_at: Date | null;
  new_hash: Buffer | null;
  old_agreed_at: Date | null;
  old_hash: Buffer | null;
  session_id: string;
}

export interface AlertEntryTable {
  batch_id: string;
  job_id: string | null;
  member_id: string;
  mission_id: string | null;
  sent_at: Date | null;
}

export interface AlertStopTable {
  created_at: Date;
  search_id: string;
  token_hash: Buffer;
}

export interface ApplicationTable {
  candidate_cancel_asked_at: Date | null;
  candidate_cancel_refused_at: Date | null;
  candidate_id: string;
  candidate_read_position: Generated<number>;
  /**
   * In charge of it, where the candidate is a firm.
   */
  candidate_seat_id: string | null;
  chargeback_at: Date | null;
  closed_note: string | null;
  closed_reason: "refused" | "withdrawn" | "refunded" | null;
  contest_at: Date | null;
  contest_by: "creator" | "candidate" | null;
  contest_decision: string | null;
  contest_decision_reason: string | null;
  contest_end: "withdrawn" | "settled" | null;
  contest_ended_at: Date | null;
  contest_reason: string | null;
  created_at: Generated<Date>;
  creator_cancel_asked_at: Date | null;
  creator_cancel_refused_at: Date | null;
  creator_id: string;
  creator_read_position: Generated<number>;
  creator_revealed: Generated<boolean>;
  /**
   * In charge of it, where the creator is a firm.
   */
  creator_seat_id: string | null;
  delivered_at: Date | null;
  deposit_cents: number | null;
  deposit_confirmed_at: Date | null;
  done_at: Date | null;
  ended_at: Date | null;
  fee_cents: Generated<number>;
  id: Generated<string>;
  /**
   * Instalment whose fields stand here; 0 for a flat price.
   */
  instalment: Generated<number>;
  /**
   * Copied from the mission that is applied to.
   */
  is_from_customer: boolean;
  job_id: string | null;
  /**
   * Hash of the last entry of the thread’s record.
   */
  last_hash: Buffer | null;
  mission_id: string | null;
  mode: "direct" | "funds" | "portage" | null;
  offer_cents: number | null;
  offer_to_confirm: Generated<("price" | "execution" | "place")[]>;
  position: Generated<number>;
  refusal_text: string | null;
  release_at: Date | null;
  reviews_opened_at: Date | null;
  /**
   * Stage of an application to a job offer.
   */
  stage: "new" | "shortlisted" | "interview" | "offer" | null;
  state: "NEW" | "REFUSED" | "WAITING_ACCEPTATION" | "WAITING_PORTAGE" | "WAITING_FUNDS" | "WAITING_RULES" | "ONGOING" | "DONE";
  told_of_edits: Generated<Date[]>;
  tva_applicable: boolean;
  type: "MISSION" | "JOB";
  updated_at: Generated<Date>;
}

export interface ApplicationActionTable {
  application_id: string;
  closed_at: Date | null;
  /**
   * Person who closed it for a firm; `null`: the party.
   */
  closed_by: string | null;
  id: Generated<string>;
  offer_cents: number | null;
  /**
   * Person who opened it for a firm; `null`: the party.
   */
  opened_by: string | null;
  opened_position: number;
  position: number;
  reason: string | null;
  result: Generated<"ONGOING" | "ACCEPTED" | "REFUSED">;
  sent_at: Date;
  suggestion_cents: number | null;
  type: "PRICE" | "CONTRACT_CHOICE" | "PORTAGE" | "WAITING_BASOCHE" | "WAITING_ITG" | "FUNDS" | "DIRECT" | "WAITING_FUNDS" | "MISSION_ONGOING" | "NDA";
}

export interface ArticleTable {
  author_id: string | null;
  body: Generated<Block[]>;
  category: string | null;
  correction: string | null;
  cover_alt: string | null;
  cover_url: string | null;
  created_at: Date;
  first_published_at: Date | null;
  id: string;
  key: Generated<string>;
  last_published_at: Date | null;
  state: "draft" | "scheduled" | "published" | "withdrawn";
  subtitle: Generated<RichText[]>;
  title: string;
  university_id: string | null;
  updated_at: Date;
}

export interface ArticleDraftTable {
  article_key: string;
  author_id: string | null;
  body: ArticleDraftBlock[];
  category: string;
  cover_alt: string | null;
  cover_url: string | null;
  slug: string;
  subtitle: RichText[];
  title: string;
  university_id: string | null;
  updated_at: Date;
  updated_by: string | null;
  version: number;
}

export interface AttachmentTable {
  application_id: string;
  created_at: Date;
  file_id: string;
  id: Generated<string>;
  member_id: string;
  /**
   * `null` until it is sent.
   */
  message_id: string | null;
  name: string;
  /**
   * Person who uploaded it for a firm; `null`: the member.
   */
  person_id: string | null;
  preview: Buffer | null;
  rank: number | null;
  sha256: Buffer;
}

export interface BankDetailsTable {
  masked_bic: string;
  masked_iban: string;
  member_id: string;
  sealed: Buffer;
  updated_at: Date;
}

export interface BankDetailsDisclosureTable {
  application_id: string;
  first_at: Date;
  last_at: Date;
  owner_id: string;
  /**
   * Person who read them for a firm; `null`: the reader.
   */
  person_id: string | null;
  reader_id: string;
}

/** Bar of an avocat or of a firm, by the code of its tribunal judiciaire. */
export interface BarEntryTable {
  confirmed_at: Date | null;
  court: string;
  /**
   * Staff who confirmed or refused it.
   */
  decided_by: string | null;
  member_id: string;
  refusal: string | null;
  /**
   * Day of the edition of a public register that confirmed it; `null`: staff did.
   */
  register_day: string | null;
  stated_at: Date;
}

export interface BillingDetailsTable {
  address: string;
  business_number: string | null;
  city: string;
  country: BillingCountry;
  legal_form: string | null;
  legal_name: string;
  member_id: string;
  /**
   * Whole euros.
   */
  share_capital: number | null;
  updated_at: Date;
  vat_number: string | null;
  zip_code: string;
}

export interface CalendarFeedTable {
  created_at: Date;
  member_id: string;
  sealed_token: Buffer;
  token_hash: Buffer;
}

export interface ChargebackTable {
  amount_cents: number;
  application_id: string;
  closed_at: Date | null;
  opened_at: Date;
  provider_id: string;
  reason: string;
  session_id: string;
  status: "open" | "won" | "lost" | "reversed";
}

export interface CompanyPhotoTable {
  member_id: string;
  picture_id: string;
  slot: number;
}

export interface CompanyProfileTable {
  company_values: string | null;
  creation_year: number | null;
  headquarters_name: string | null;
  leader_linkedin_url: string | null;
  leader_name: string | null;
  leader_picture_id: string | null;
  leader_role: string | null;
  locations: Generated<Department[]>;
  member_id: string;
  presentation_picture_id: string | null;
  sectors: Generated<LegalDomain[]>;
  sought_profiles: string | null;
  website_url: string | null;
}

/** Journal of numbers, from which budgets are counted: no name, no answer. */
export interface ConflictActTable {
  act: "added" | "listed" | "asked";
  at: Date;
  id: Generated<string>;
  member_id: string;
  names: number;
  /**
   * Person who did it for a firm; `null`: the member.
   */
  person_id: string | null;
}

/** A question about the parties of a mission, with its only answer. */
export interface ConflictCheckTable {
  asked_at: Date;
  id: Generated<string>;
  member_id: string;
  mission_id: string;
  /**
   * Person who asked for a firm; `null`: the member.
   */
  person_id: string | null;
  sealed_answer: Buffer;
  version: number;
}

/** A name of a register. Both sealed values open for this row alone, and have one size for all names. */
export interface ConflictEntryTable {
  added_at: Date;
  id: Generated<string>;
  member_id: string;
  scheme: number;
  /**
   * Keyed hashes of its spellings, with random ones between.
   */
  sealed_hashes: Buffer;
  sealed_text: Buffer;
}

/** Names that a member keeps; locked by every change of them. Outlives its names. */
export interface ConflictRegisterTable {
  began_at: Date;
  /**
   * When its owner said that it is complete; without a name: that they have no client and no adversary.
   */
  confirmed_at: Date | null;
  member_id: string;
  revised_at: Date;
}

/** Level that missions of a nature ask for. Codes are kept as they were written. */
export interface ConflictRuleTable {
  article: string;
  clients: string[];
  explanation: string;
  id: Generated<string>;
  level: "nothing" | "check" | "declaration";
  natures: string[];
  position: number;
  updated_at: Generated<Date>;
}

/** Key of the hashes of names. */
export interface ConflictSchemeTable {
  made_at: Date;
  no: number;
  /**
   * Version of the rules by which names are spelled.
   */
  rules: number;
  sealed_key: Buffer;
}

export interface CredentialTable {
  address_proved: Generated<boolean>;
  changed_at: Generated<Date>;
  member_id: string;
  password_hash: string;
}

export interface CvTable {
  created_at: Date;
  file_id: string;
  id: Generated<string>;
  member_id: string;
  name: string;
  /**
   * When its owner put it away; it stays with the applications that it was sent with.
   */
  put_away_at: Date | null;
}

export interface DataExportTable {
  asked_at: Date;
  bytes: number | null;
  failed_at: Date | null;
  file_id: string | null;
  id: Generated<string>;
  member_id: string;
  ready_at: Date | null;
}

/** Approval by a second person of a deposit above the firm’s limit. */
export interface DepositApprovalTable {
  /**
   * All taxes included.
   */
  amount_cents: number;
  application_id: string;
  asked_at: Date;
  asked_by: string;
  decided_at: Date | null;
  decided_by: string | null;
  firm_id: string;
  id: Generated<string>;
  /**
   * Of a refusal.
   */
  reason: string | null;
  state: "waiting" | "approved" | "refused" | "withdrawn" | "lapsed" | "used";
}

export interface DepositSessionTable {
  amount_cents: number;
  application_id: string;
  charge_id: string | null;
  expires_at: Date;
  fee_cents: number;
  id: Generated<string>;
  /**
   * 0 for a flat price.
   */
  instalment: number;
  paid_at: Date | null;
  paid_cents: number | null;
  payment_intent: string | null;
  /**
   * Person who asked for it for a firm; `null`: the creator.
   */
  person_id: string | null;
  planned_at: Date;
  provider_id: string | null;
  status: "planned" | "open" | "paid" | "expired" | "returned";
  subject: string;
  url: string | null;
}

export interface DirectoryCodeTable {
  bit: number;
  code: string;
  label: string;
  list: "domains" | "departments" | "experiences" | "professions";
  words: GeneratedAlways<string[]>;
}

export interface EdgeChangeTable {
  id: Generated<number>;
  keys: string[];
  noted_at: Generated<Date>;
}

export interface EdgePurgingTable {
  one: Generated<boolean>;
}

/** Codes are kept as they were written; readers keep those that they know. */
export interface EligibilityRuleTable {
  article: string;
  clients: string[];
  everyone: Generated<boolean>;
  explanation: string;
  id: Generated<string>;
  natures: string[];
  position: number;
  professions: Generated<string[]>;
  students: Generated<boolean>;
  updated_at: Generated<Date>;
}

export interface ErasureDueTable {
  member_id: string;
  since: Date;
}

export interface EvidenceSecretTable {
  id: Generated<boolean>;
  secret: Buffer;
}

export interface ExperienceTable {
  company_name: string;
  end_date: string | null;
  id: Generated<string>;
  job: string;
  location: string;
  member_id: string;
  sector: string;
  start_date: string;
}

/** A company or a customer that is a legal person, and works by seats. */
export interface FirmTable {
  /**
   * Set by its erasure.
   */
  closed_at: Date | null;
  /**
   * An owner: is written to about what nobody else is in charge of.
   */
  contact_person_id: string;
  /**
   * All taxes included; `null`: no deposit needs a second person.
   */
  deposit_limit_cents: number | null;
  member_id: string;
  opened_at: Date;
  /**
   * Name for the mails about its erasure, until these have left.
   */
  told_name: string | null;
}

/** Entry of a firm’s journal: ids, roles and amounts, never names or texts. */
export interface FirmActTable {
  act: string;
  at: Date;
  body: JSONColumnType<object>;
  firm_id: string;
  id: Generated<string>;
  /**
   * `null`: staff.
   */
  person_id: string | null;
}

/** Domain of a firm’s addresses, from which colleagues may ask for a seat. */
export interface FirmDomainTable {
  checked_at: Date | null;
  code_expires_at: Date | null;
  code_hash: Buffer | null;
  /**
   * Asked of the domain’s TXT record; not a secret.
   */
  dns_text: string;
  domain: string;
  firm_id: string;
  id: Generated<string>;
  mailbox: string | null;
  tries: Generated<number>;
  verified_at: Date | null;
  way: "dns" | "mailbox" | null;
}

/** A way into a firm: to an address, by a link, or asked for from its domain. */
export interface FirmInvitationTable {
  email: string | null;
  ended_at: Date | null;
  expires_at: Date;
  firm_id: string;
  id: Generated<string>;
  made_at: Date;
  made_by: string | null;
  /**
   * Person who asks, or who accepted an invitation to their address.
   */
  person_id: string | null;
  role: "owner" | "manager" | "publisher" | "finance" | "reader";
  state: "waiting" | "accepted" | "refused" | "revoked" | "spent";
  token_hash: Buffer | null;
  uses: Generated<number>;
  uses_at_most: number | null;
  way: "address" | "link" | "domain";
}

export interface FormationTable {
  certification: string;
  date: string | null;
  description: string | null;
  id: Generated<string>;
  member_id: string;
  school: string;
}

/** A hearing that an avocat asks another to attend; its mission is archived from its first moment. */
export interface HearingTable {
  act: "pleading" | "representation";
  agreed_at: Date;
  /**
   * Person who accepted the agreement for a firm; `null`: the client.
   */
  agreed_by: string | null;
  agreement_sha256: string;
  agreement_version: string;
  /**
   * Thread of who took it.
   */
  application_id: string | null;
  /**
   * Instructions, until the hour; a message of the thread as well once somebody took it.
   */
  brief: string | null;
  chamber: string | null;
  /**
   * Code of the program’s list of courts.
   */
  court: string;
  fee_cents: number | null;
  held_at: Date;
  matter: string;
  mission_id: string;
  mode: "direct" | "funds";
  /**
   * Without tax.
   */
  price_cents: number;
  raised: Generated<number>;
  state: Generated<"open" | "taken" | "cancelled" | "passed">;
  /**
   * Why staff cancelled it, for its client.
   */
  stopped_reason: string | null;
  wave: Generated<number>;
}

/** Days on which a person takes no hearing. */
export interface HearingAbsenceTable {
  first_day: string;
  id: Generated<string>;
  last_day: string;
  member_id: string;
}

/** Document that whoever takes a hearing is given. */
export interface HearingDocumentTable {
  created_at: Date;
  file_id: string;
  id: Generated<string>;
  member_id: string;
  /**
   * `null` until its hearing is published.
   */
  mission_id: string | null;
  name: string;
  /**
   * Person who uploaded it for a firm; `null`: the member.
   */
  person_id: string | null;
  preview: Buffer | null;
  rank: number | null;
  sha256: Buffer;
}

/** End of a hearing before its hour, by one of the parties of its thread. */
export interface HearingEndingTable {
  /**
   * Person who was to appear then; `null`: written by a version before.
   */
  appears_id: string | null;
  application_id: string;
  at: Date;
  /**
   * Given back by the platform, for a taker who may no longer appear.
   */
  is_taken_back: Generated<boolean>;
  kind: "cancelled" | "returned";
  /**
   * Person who acted for a firm; `null`: the party.
   */
  person_id: string | null;
  /**
   * For who gave it back alone.
   */
  why: "conflict" | "prevented" | "asked" | null;
  /**
   * Words to the client.
   */
  words: string | null;
}

/** Return that counts, of the person who was to appear. */
export interface HearingLateReturnTable {
  application_id: string;
  at: Date;
  member_id: string;
}

/** Member who was told of a hearing. */
export interface HearingNoticeTable {
  declined_at: Date | null;
  km: number | null;
  member_id: string;
  mission_id: string;
  opened_at: Date | null;
  told_at: Date | null;
  wave: number | null;
}

/** How a person takes hearings: from which town, how far, when, for what. */
export interface HearingProfileTable {
  acts: string[];
  /**
   * `null`: anywhere.
   */
  distance_km: number | null;
  goes_farther: Generated<boolean>;
  is_on: boolean;
  kinds: string[];
  lowest_cents: Generated<number>;
  member_id: string;
  /**
   * After late returns.
   */
  paused_until: Date | null;
  revised_at: Date;
  /**
   * INSEE code.
   */
  town: string;
  /**
   * A bit for each morning and afternoon of Monday to Saturday, Monday morning the lowest.
   */
  week: number;
}

/** Delivery of a hearing. */
export interface HearingReportTable {
  application_id: string;
  at: Date;
  next_day: string | null;
  outcome: "pleaded" | "adjourned" | "struck" | "settled" | "other";
  /**
   * Person who wrote it for a firm; `null`: the candidate.
   */
  person_id: string | null;
  text: string;
}

/** Whom the law lets act before a kind of court, and who may ask for it. Codes are kept as they were written. */
export interface HearingRuleTable {
  act: string;
  article: string;
  /**
   * Kinds of client that may ask; none: nobody.
   */
  clients: Generated<string[]>;
  court_kind: string;
  explanation: string;
  reach: "nowhere" | "bar" | "appeal" | "everywhere";
  updated_at: Generated<Date>;
}

/** Step of a hearing, which its client reads. */
export interface HearingStepTable {
  at: Date;
  kind: "sent" | "widened" | "raised" | "reopened" | "unfilled" | "taken" | "replaced" | "passed" | "cancelled";
  mission_id: string;
  no: number;
  told: number | null;
}

/** Written by the ledger’s own trigger. */
export interface HoldTable {
  application_id: string;
  deposited_cents: Generated<number>;
  disputed_cents: Generated<number>;
  fee_cents: Generated<number>;
  fee_held_cents: Generated<number>;
  held_cents: Generated<number>;
  lost_cents: Generated<number>;
  refunded_cents: Generated<number>;
  released_cents: Generated<number>;
  since: Date;
}

export interface IdempotencyKeyTable {
  call_hash: Buffer;
  key_hash: Buffer;
  made_id: string | null;
  member_id: string;
  used_at: Date;
}

export interface IdentityLinkTable {
  address_proved: boolean;
  issuer: string;
  linked_at: Date;
  member_id: string;
  /**
   * Id of the person at the provider; nothing else of them is kept.
   */
  subject: string;
}

export interface IdentityRequestTable {
  expires_at: Date;
  purpose: "signIn" | "link" | "proof";
  secret_hash: Buffer;
  /**
   * `null` where nobody is signed in yet.
   */
  session_id: string | null;
  state_hash: Buffer;
}

export interface IdentityTicketTable {
  expires_at: Date;
  issuer: string;
  subject: string;
  ticket_hash: Buffer;
}

export interface InactivityWarningTable {
  claimed_at: Date;
  member_id: string;
  warning: "first" | "last";
}

export interface IncidentActTable {
  act: "retry" | "giveUp";
  acted_at: Date;
  acted_by: string;
  id: Generated<string>;
  job_id: ColumnType<number, string>;
  reason: string;
  task: string;
}

/** An act of a candidate about their independence, at its position of the thread. */
export interface IndependenceTable {
  application_id: string;
  /**
   * Digest of the salt and the names of the list.
   */
  commitment: string | null;
  given_at: Date;
  kind: "declared" | "reserved" | "retracted";
  /**
   * 0 without a list of parties.
   */
  list_version: number;
  /**
   * Person who gave it for a firm; `null`: the candidate.
   */
  person_id: string | null;
  position: number;
  sha256: string | null;
  /**
   * Version of the signed text.
   */
  version: string | null;
}

/** One that was opened; no row for a flat price. */
export interface InstalmentTable {
  application_id: string;
  candidate_cancel_asked_at: Date | null;
  candidate_cancel_refused_at: Date | null;
  chargeback_at: Date | null;
  close: "accepted" | "settled" | "refunded" | null;
  closed_note: string | null;
  closed_reason: "refused" | "withdrawn" | "refunded" | null;
  contest_at: Date | null;
  contest_by: "creator" | "candidate" | null;
  contest_decision: string | null;
  contest_decision_reason: string | null;
  contest_end: "withdrawn" | "settled" | null;
  contest_ended_at: Date | null;
  contest_reason: string | null;
  creator_cancel_asked_at: Date | null;
  creator_cancel_refused_at: Date | null;
  delivered_at: Date | null;
  deposit_cents: number | null;
  deposit_confirmed_at: Date | null;
  /**
   * Sum for the payee, without tax.
   */
  due_cents: number | null;
  ended_at: Date | null;
  fee_cents: number | null;
  net_cents: number;
  opened_at: Date;
  position: number;
  release_at: Date | null;
  /**
   * With the columns of its work: `null` while they stand in `application`.
   */
  state: "NEW" | "REFUSED" | "WAITING_ACCEPTATION" | "WAITING_PORTAGE" | "WAITING_FUNDS" | "WAITING_RULES" | "ONGOING" | "DONE" | null;
  units: number | null;
}

/** Written by the ledger’s own trigger, as `hold` is of the whole application. */
export interface InstalmentHoldTable {
  application_id: string;
  deposited_cents: Generated<number>;
  disputed_cents: Generated<number>;
  fee_cents: Generated<number>;
  fee_held_cents: Generated<number>;
  held_cents: Generated<number>;
  instalment: number;
  lost_cents: Generated<number>;
  refunded_cents: Generated<number>;
  released_cents: Generated<number>;
  since: Date;
}

export interface InvoiceTable {
  application_id: string;
  buyer_id: string;
  corrects_id: string | null;
  document: JSONColumnType<InvoiceDocument, string, never>;
  id: Generated<string>;
  /**
   * 0 for a flat price.
   */
  instalment: number;
  issued_at: Date;
  issued_on: string;
  issuer: string;
  issuer_id: string | null;
  kind: "invoice" | "credit_note";
  number: string;
  round: number;
  sequence: number;
  subject: string;
  total_cents: number;
  year: number;
}

export interface InvoiceSeriesTable {
  day: string;
  /**
   * A member’s id, or `platform`.
   */
  issuer: string;
  sequence: number;
  year: number;
}

export interface JobApplicationTable {
  application_id: string;
  cv_id: string | null;
  letter: string | null;
  note: Generated<string>;
}

export interface JobDraftTable {
  author_id: string;
  created_at: Date;
  /**
   * In the shape of the contract (jobs/drafts).
   */
  fields: JSONColumnType<object>;
  id: Generated<string>;
  updated_at: Date;
}

export interface JobFavouriteTable {
  created_at: Date;
  job_id: string;
  member_id: string;
}

export interface JobListingTable {
  ballast: Generated<string>;
  closes_on: string;
  contract_type: string;
  domain: string;
  job_id: string;
  marks: string;
  modality: string;
  nature: string;
  place: string;
  published_at: Date;
  urgency: GeneratedAlways<number>;
}

export interface JobOfferTable {
  city: string | null;
  contract_type: "CDI" | "CDD" | "collaboration" | "other";
  created_at: Date;
  creator_id: string;
  department: Department | null;
  description: string;
  domain: LegalDomain;
  end_date: string;
  experiences: string;
  filled_at: Date | null;
  /**
   * When staff hid it.
   */
  hidden_at: Date | null;
  id: Generated<string>;
  is_archived: Generated<boolean>;
  is_listed: boolean;
  /**
   * Kept by a trigger: its creator is suspended.
   */
  is_withheld: Generated<boolean>;
  labels: string;
  marks: GeneratedAlways<string>;
  modality: "onPlace" | "distance" | "mixte";
  nature: MissionNature;
  published_at: Date;
  salary: string | null;
  salary_description: string | null;
  salary_high_cents: number | null;
  salary_low_cents: number | null;
  salary_period: "year" | "month" | "day" | "hour" | null;
  /**
   * In charge of it, where the creator is a firm.
   */
  seat_id: string | null;
  start_date: string | null;
  start_now: boolean;
  summary: string;
  timing: "full" | "part" | "other";
  title: string;
  updated_at: Date;
}

export interface JobTallyTable {
  contract_type: string;
  domain: string;
  listed: number;
  modality: string;
  nature: string;
  place: string;
  slot: Generated<number>;
}

/** Version of each table of rules. */
export interface KeptRulesTable {
  name: "eligibility" | "portage" | "conflicts" | "hearings" | "vigilance";
  version: Generated<number>;
}

/** Sums of the ledger for a finished day, in UTC. */
export interface LedgerDayTable {
  account: LedgerAccount;
  amount_cents: number;
  day: string;
  kind: LedgerKind;
}

export interface LedgerEntryTable {
  application_id: string;
  at: Date;
  id: Generated<string>;
  /**
   * 0 for a flat price.
   */
  instalment: number;
  kind: "deposit" | "hold" | "fee" | "release" | "refund" | "return" | "chargeback" | "chargeback_won" | "chargeback_lost" | "chargeback_reversed" | "refund_failed";
  source: string;
}

export interface LedgerLineTable {
  account: "provider" | "deposited" | "held" | "fee_held" | "fee" | "disputed" | "loss";
  amount_cents: number;
  entry_id: string;
}

/** One row: the last day whose sums stand. */
export interface LedgerSummedTable {
  is_only: Generated<boolean>;
  until_day: string;
}

export interface ListedWordTable {
  headed: Generated<number>;
  list: "missions" | "jobs" | "members";
  listed: Generated<number>;
  word: string;
}

export interface MemberTable {
  company_name: string | null;
  /**
   * 0 to 100.
   */
  completeness: Generated<number>;
  confirmed_at: Date | null;
  created_at: Generated<Date>;
  customer_name: string | null;
  deleted_at: Date | null;
  /**
   * `null` once the account is deleted, and of a firm that works by seats.
   */
  email: string | null;
  first_name: string | null;
  /**
   * Kept by a trigger: an application was proved, or there is a passkey.
   */
  has_second_factor: Generated<boolean>;
  id: Generated<string>;
  is_indexed: Generated<boolean>;
  is_moral: Generated<boolean>;
  job_name: string | null;
  kind: "STUDENT" | "EMPLOYEE" | "COMPANY" | "CUSTOMER" | "STAFF" | "PARTNER";
  last_name: string | null;
  phone: string | null;
  picture_url: string | null;
  place: string | null;
  presentation: string | null;
  profession_form: "feminine" | "masculine" | null;
  role: string | null;
  /**
   * Whether the insurance in force stands on the profile.
   */
  shows_insurance: Generated<boolean>;
  /**
   * `null` for everybody but staff.
   */
  staff_role: "admin" | "moderator" | "editor" | null;
  suspended_at: Date | null;
  vanity: string | null;
  verified_at: Date | null;
  verified_until: Date | null;
  zip_code: string | null;
}

export interface MemberAvailabilityTable {
  asked_at: Date | null;
  available_from: string | null;
  confirmed_at: Date;
  link_hash: Buffer | null;
  member_id: string;
  status: "AVAILABLE" | "SOON" | "BUSY";
}

export interface MemberDecisionTable {
  /**
   * Hash of the link in the mail about a suspension.
   */
  appeal_hash: Buffer | null;
  decided_at: Date;
  decided_by: string;
  decision: "suspend" | "restore" | "endSessions" | "erase";
  id: Generated<string>;
  member_id: string;
  reason: string;
  /**
   * Report whose decision suspended the member, with its own statement and appeal.
   */
  report_id: string | null;
  /**
   * Address for the mail about an erased account, until that mail has left.
   */
  told_at: string | null;
}

export interface MemberFacetTable {
  facet: string;
  listed: number;
}

export interface MemberFavouriteTable {
  created_at: Date;
  kept_id: string;
  member_id: string;
  note: string | null;
}

export interface MemberListingTable {
  availability: string;
  availability_said_at: Date;
  departments: number;
  domains: number;
  experience: number;
  kind: string;
  later_departments: number;
  /**
   * Register whose confirmed line is shown of them; `''`: none.
   */
  line: Generated<string>;
  marks: string;
  member_id: string;
  profession: number;
  rate: number;
  since: Date;
  standing: number;
  verified_until: Date;
}

export interface MemberPresenceTable {
  member_id: string;
  /**
   * Day in UTC.
   */
  seen_on: string;
}

export interface MessageTable {
  application_id: string;
  attachments: JSONColumnType<CameWith[]> | null;
  client_id: string;
  content: string;
  /**
   * `null` where the thread’s record had not begun.
   */
  hash: Buffer | null;
  id: Generated<string>;
  /**
   * Person who wrote it for a firm; `null`: the sender.
   */
  person_id: string | null;
  position: number;
  sender_id: string;
  sent_at: Date;
}

export interface MissionTable {
  city: string | null;
  closes_on: string;
  created_at: Generated<Date>;
  creator_id: string;
  department: Department | null;
  description: string;
  domain: LegalDomain;
  end_date: string | null;
  experience: string;
  filled_at: Date | null;
  /**
   * When staff hid it.
   */
  hidden_at: Date | null;
  id: Generated<string>;
  is_anonymous: boolean;
  is_archived: Generated<boolean>;
  is_from_customer: boolean;
  is_listed: boolean;
  /**
   * Kept by a trigger: its creator is suspended.
   */
  is_withheld: Generated<boolean>;
  labels: Generated<string>;
  marks: GeneratedAlways<string>;
  nature: MissionNature;
  on_place: boolean;
  /**
   * Kinds of price that its client prefers; none: all are welcome.
   */
  price_kinds: Generated<("flat" | "day" | "hour" | "instalments" | "retainer")[]>;
  published_at: Date;
  /**
   * In charge of it, where the creator is a firm.
   */
  seat_id: string | null;
  start_date: string | null;
  start_now: boolean;
  summary: string;
  tarif_high_cents: number | null;
  tarif_low_cents: number | null;
  time_limit: string;
  title: string;
  updated_at: Generated<Date>;
}

export interface MissionApplicationTable {
  application_id: string;
  delay_days: number | null;
  is_shortlisted: Generated<boolean>;
  note: Generated<string>;
  presentation: string | null;
}

export interface MissionFavouriteTable {
  created_at: Date;
  member_id: string;
  mission_id: string;
}

export interface MissionInvitationTable {
  created_at: Date;
  creator_id: string;
  id: Generated<string>;
  member_id: string;
  mission_id: string;
}

export interface MissionListingTable {
  ballast: Generated<string>;
  closes_on: string;
  domain: string;
  high_class: number;
  is_from_customer: boolean;
  low_class: number;
  marks: string;
  mission_id: string;
  nature: string;
  pays: number;
  place: string;
  published_at: Date;
  urgency: GeneratedAlways<number>;
}

/** Both sealed values open for this row alone, and have one size for all parties. */
export interface MissionNamedPartyTable {
  /**
   * Version of the list in which it came.
   */
  added_in: number;
  id: Generated<string>;
  mission_id: string;
  scheme: number;
  sealed_hashes: Buffer;
  sealed_text: Buffer;
}

/** Without parties its creator said that nobody is concerned. */
export interface MissionPartyListTable {
  changed_at: Date;
  /**
   * After the first version.
   */
  changes: Generated<number>;
  mission_id: string;
  /**
   * Random bytes of the commitment that declarations of independence name; new with each version.
   */
  sealed_salt: Buffer | null;
  version: number;
}

/** Kept by triggers: the migration explains the codes that stand for any. */
export interface MissionTallyTable {
  domain: string;
  high_class: number;
  is_from_customer: boolean;
  listed: number;
  low_class: number;
  nature: string;
  place: string;
  slot: Generated<number>;
}

export interface MissionViewTable {
  day: string;
  mission_id: string;
  /**
   * A member’s id, or a visitor’s digest.
   */
  viewer: Buffer;
}

export interface MissionViewCountTable {
  mission_id: string;
  views: number;
}

export interface MoneyMovementTable {
  /**
   * When staff had it sent again.
   */
  again_at: Date | null;
  amount_cents: number;
  application_id: string;
  done_at: Date | null;
  failed_at: Date | null;
  id: Generated<string>;
  is_refused: Generated<boolean>;
  kind: "transfer" | "refund";
  last_error: string | null;
  payee_id: string | null;
  planned_at: Date;
  provider_id: string | null;
  request_id: string;
  session_id: string | null;
  /**
   * When staff were told that it failed.
   */
  told_at: Date | null;
  tried_at: Date | null;
}

export interface NdaConsentTable {
  application_id: string;
  consented_at: Date;
  member_id: string;
  party: "creator" | "candidate";
  /**
   * Person who agreed for a firm; `null`: the member.
   */
  person_id: string | null;
  position: number;
  sha256: string;
  version: string;
}

/** One row: the days that are counted. */
export interface NetworkCountedTable {
  is_only: Generated<boolean>;
  since_day: string;
  until_day: string;
  watched_from: string;
}

/** A count for a day, a week or a month; amounts are cents, delays minutes. */
export interface NetworkFigureTable {
  measure: string;
  part: string;
  starts_on: string;
  step: "day" | "week" | "month";
  value: number;
}

export interface NewsAuthorTable {
  avatar_url: string | null;
  id: string;
  member_id: string | null;
  name: string;
  role: string | null;
}

export interface NewsPictureTable {
  article_key: string | null;
  created_at: Date;
  id: string;
  shown: boolean;
}

export interface NewsPictureFileTable {
  file_id: string;
  kind: "jpeg" | "webp";
  picture_id: string;
  width: number;
}

export interface NewsUniversityTable {
  id: string;
  logo_url: string | null;
  name: string;
  url: string | null;
}

export interface NewsVersionTable {
  number: number;
  one: Generated<boolean>;
}

export interface NotificationTable {
  /**
   * Subject where it is none of a thread, a mission or a report.
   */
  about: AccountSubject | null;
  /**
   * Sum that it is about, as it was then.
   */
  amount_cents: number | null;
  application_id: string | null;
  created_at: Generated<Date>;
  /**
   * When it was put in a summary.
   */
  digested_at: Date | null;
  /**
   * For which its reader is told; `null`: for themselves.
   */
  firm_id: string | null;
  id: Generated<string>;
  in_digest: Generated<boolean>;
  /**
   * Key of its definition; `OTHER` for an old one that none is known for.
   */
  key: string;
  member_id: string;
  mission_id: string | null;
  on_screen: Generated<boolean>;
  read_at: Date | null;
  report_id: string | null;
  title: string;
  type: "NEW_MESSAGE" | "NEW_JOB_CANDIDATE" | "NEW_MISSION_CANDIDATE" | "PRICE_ACCEPTED" | "PRICE_REFUSED" | "NDA_ASKED" | "NDA_ACCEPTED" | "MISSION_ENDED" | "CONTRACT_OFFER" | "CONTRACT_ACCEPTED" | "CONTRACT_REFUSED" | "PORTAGE_ACCEPTED" | "PORTAGE_REFUSED" | "PORTAGE_ACCEPTED_BY_ITG" | "PORTAGE_REFUSED_BY_ITG";
}

export interface NotificationWishTable {
  channel: "screen" | "mail" | "digest" | "push";
  member_id: string;
  topic: "messages" | "applications" | "prices" | "invitations" | "hearings" | "reviews" | "confidentiality" | "modes" | "portage" | "progress" | "money" | "account";
  wanted: boolean;
}

export interface OfficeFilterTable {
  created_at: Date;
  id: Generated<string>;
  list: string;
  member_id: string;
  name: string;
  search: string;
}

/** Kept by triggers. */
export interface OfficeMemberTable {
  departments: string[];
  kind: MemberKind;
  marks: string;
  member_id: string;
  registered_at: Date;
  state: "active" | "unverified" | "unconfirmed" | "suspended" | "deleted";
}

export interface OneTimeCodeTable {
  code_hash: Buffer;
  expires_at: Date;
  member_id: string;
  purpose: "confirm" | "reset";
}

/** A client has shown the parties to a candidate. */
export interface PartyDisclosureTable {
  application_id: string;
  /**
   * Parties that came later are not shown.
   */
  list_version: number;
  /**
   * Person who did it for a firm; `null`: the creator.
   */
  person_id: string | null;
  shown_at: Date;
}

export interface PasskeyTable {
  address_proved: Generated<boolean>;
  counter: number;
  created_at: Date;
  credential_id: Buffer;
  id: Generated<string>;
  member_id: string;
  name: string;
  public_key: Buffer;
  transports: string[];
  used_at: Date | null;
}

export interface PasskeyChallengeTable {
  challenge_hash: Buffer;
  expires_at: Date;
  purpose: "add" | "pass" | "signIn";
  /**
   * `null` where nobody is signed in yet.
   */
  session_id: string | null;
}

export interface PaymentAccountTable {
  bank_last4: string | null;
  created_at: Date;
  is_ready: Generated<boolean>;
  is_submitted: Generated<boolean>;
  member_id: string;
  missing: Generated<string[]>;
  provider_id: string | null;
  updated_at: Date;
}

export interface PaymentRequestTable {
  amount_cents: number | null;
  application_id: string;
  /**
   * `deposit` stands in old databases only; `return` sends back a payment that came too late or was wrong.
   */
  ask: "deposit" | "expireDeposit" | "release" | "refund" | "split" | "return";
  asked_at: Date;
  candidate_cents: number | null;
  creator_cents: number | null;
  handled_at: Date | null;
  id: Generated<string>;
  /**
   * 0 for a flat price.
   */
  instalment: number;
  session_id: string | null;
  /**
   * When staff were told that it waits.
   */
  told_at: Date | null;
  withdrawn_at: Date | null;
}

export interface PersonProfileTable {
  company_sizes: Generated<CompanySize[]>;
  department: Department | null;
  experience: ExperienceLevel | null;
  hourly_cost_cents: number | null;
  max_months: number | null;
  member_id: string;
  min_months: number | null;
  preferred_sectors: Generated<LegalDomain[]>;
  response_time_mn: number | null;
  skill_domains: Generated<LegalDomain[]>;
  work_locations: Generated<WorkLocation[]>;
}

export interface PictureTable {
  created_at: Date;
  id: string;
  member_id: string;
  purpose: "portrait" | "logo" | "leader" | "presentation" | "photo";
}

export interface PictureFileTable {
  file_id: string;
  kind: "jpeg" | "webp";
  picture_id: string;
  width: number;
}

/** Natures that salaried portage excludes. */
export interface PortageExclusionTable {
  nature: string;
}

export interface PortagePayeeTable {
  is_only: Generated<boolean>;
  member_id: string;
}

/** A price that is not flat, by the action that proposed it. */
export interface PricePlanTable {
  action_id: string;
  ceiling_units: number | null;
  kind: "day" | "hour" | "instalments" | "retainer";
  month_cents: number | null;
  /**
   * Half days, or quarters of an hour, planned for a month.
   */
  month_units: number | null;
  months: number | null;
  rate_cents: number | null;
  services: string | null;
  starts_on: string | null;
}

export interface PricePlanInstalmentTable {
  action_id: string;
  cents: number;
  days: number | null;
  position: number;
  title: string;
}

export interface ProviderEventTable {
  account: string | null;
  applied_at: Date | null;
  created_at: Date;
  id: string;
  object_id: string;
  received_at: Date;
  type: string;
}

export interface PublicationMeasureTable {
  basis: string;
  facts: string;
  ground: HidingGround;
  hidden_at: Date;
  hidden_by: string;
  id: Generated<string>;
  job_id: string | null;
  /**
   * Either this or `job_id`.
   */
  mission_id: string | null;
  origin: "REPORT" | "OWN";
  /**
   * Report whose decision hid it, with its own statement and appeal.
   */
  report_id: string | null;
  /**
   * Set with `restored_by` and `restored_note`.
   */
  restored_at: Date | null;
  restored_by: string | null;
  restored_note: string | null;
}

export interface PublicationReviewTable {
  /**
   * Set with `answered_by`, `outcome` and `note`.
   */
  answered_at: Date | null;
  answered_by: string | null;
  asked_at: Date;
  id: Generated<string>;
  measure_id: string;
  note: string | null;
  outcome: "RESTORED" | "UPHELD" | null;
  text: string;
}

/** Edition of a public register that was imported from a file. */
export interface PublicRegisterEditionTable {
  /**
   * Step that is under way while members are carried over; `null` once all are.
   */
  applying: "members" | "undecided" | "lines" | null;
  /**
   * Member whom the step came to last.
   */
  applying_after: string | null;
  /**
   * When carrying over was given up; staff take it up again.
   */
  applying_failed_at: Date | null;
  decided_by: string | null;
  /**
   * Members whom it named no more when it was put in force, or held.
   */
  gone_count: number | null;
  id: Generated<string>;
  imported_at: Date;
  /**
   * Lines in force; of companies, those of members alone.
   */
  line_count: number;
  register: "avocats" | "companies" | "officers";
  /**
   * Day that the file tells.
   */
  released_on: string;
  sha256: string;
  state: "held" | "current" | "past" | "refused";
}

/** Line of the edition in force, or of one that waits for staff. */
export interface PublicRegisterEntryTable {
  bar: string | null;
  /**
   * Tribunal judiciaire of the bar, where one is meant.
   */
  court: string | null;
  edition_id: string;
  first_name: string | null;
  id: Generated<string>;
  name: string;
  /**
   * Words of the name, without capitals and marks.
   */
  name_key: string;
  postcode: string | null;
  profession: string | null;
  since_day: string | null;
  siren: string | null;
  town: string | null;
}

/** Line of a public register that is a member’s, as it was last read. */
export interface PublicRegisterMatchTable {
  /**
   * Words of staff to the member.
   */
  answer_reason: string | null;
  bar: string | null;
  court: string | null;
  /**
   * `null`: found without staff.
   */
  decided_by: string | null;
  /**
   * When the member said last that the confirmed line was not theirs.
   */
  disputed_at: Date | null;
  first_name: string | null;
  found_at: Date;
  member_id: string;
  name: string | null;
  register: "avocats" | "companies" | "officers";
  /**
   * Day of the last edition that named them.
   */
  seen_on: string | null;
  since_day: string | null;
  siren: string | null;
  state: "doubtful" | "confirmed" | "refused" | "missing";
}

/** File of a public register that is read each night at an address. */
export interface PublicRegisterSourceTable {
  /**
   * Digest of the address; of another one, nothing is known of its file.
   */
  address_sha256: string;
  /**
   * Last time that it was read without a failure.
   */
  checked_at: Date | null;
  etag: string | null;
  failed_at: Date | null;
  failure: string | null;
  failure_detail: string | null;
  /**
   * Digest of the file as its server sent it.
   */
  file_sha256: string | null;
  last_modified: string | null;
  register: "avocats" | "companies" | "officers";
  /**
   * Since when the address is read, well or not.
   */
  tried_since: Date;
}

export interface PushDeviceTable {
  auth: string;
  created_at: Generated<Date>;
  endpoint: string;
  endpoint_hash: Buffer;
  id: Generated<string>;
  member_id: string;
  name: string;
  p256dh: string;
  /**
   * The program’s public key that it was turned on with.
   */
  server_key: string;
  session_id: string;
}

export interface PushKeyTable {
  created_at: Generated<Date>;
  is_only: Generated<boolean>;
  public_key: string;
  sealed_private_key: Buffer;
}

export interface RecoveryCodeTable {
  code_hash: Buffer;
  member_id: string;
}

export interface ReportTable {
  /**
   * Hash of the link by which a suspended member reads the decision and appeals.
   */
  appeal_hash: Buffer | null;
  application_id: string;
  category: "harassment" | "solicitation" | "fakeProfile" | "confidentiality" | "illegalContent" | "other";
  ground: "terms" | "law" | null;
  id: Generated<string>;
  /**
   * Those of the measures that were in force before.
   */
  in_force: Generated<("contentHidden" | "accountSuspended")[]>;
  /**
   * The reporter did not know who it was.
   */
  is_veiled: boolean;
  measured_at: Date | null;
  measures: Generated<("warning" | "contentHidden" | "accountSuspended" | "other")[]>;
  note: string | null;
  outcome: "measures" | "nothing" | null;
  /**
   * Person who reported for a firm; `null`: the reporter.
   */
  person_id: string | null;
  reason: string;
  reported_at: Date;
  reporter_id: string;
  settled_at: Date | null;
  settled_by: string | null;
  /**
   * Statement for the member whom the measures concern.
   */
  statement: string | null;
  subject_id: string;
}

export interface ReportAppealTable {
  decided_at: Date | null;
  decided_by: string | null;
  decision_id: string | null;
  id: Generated<string>;
  made_at: Date;
  outcome: "upheld" | "reversed" | null;
  party: "reporter" | "subject";
  reason: string | null;
  /**
   * Either this or `decision_id`: a suspension without a report.
   */
  report_id: string | null;
  text: string;
}

export interface RequestBudgetTable {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface RetentionNightTable {
  began_at: Date;
  id: Generated<string>;
  is_over: Generated<boolean>;
  took_ms: number | null;
}

export interface RetentionRunTable {
  class: string;
  done: number;
  has_failed: Generated<boolean>;
  id: Generated<string>;
  left_over: number;
  night_id: string;
}

export interface ReviewTable {
  application_id: string;
  author_id: string;
  grade: number;
  is_public: Generated<boolean>;
  opens_at: Date;
  /**
   * Its author’s side.
   */
  party: "creator" | "candidate";
  /**
   * Person who wrote it for a firm; `null`: the author.
   */
  person_id: string | null;
  replied_at: Date | null;
  reply: string | null;
  subject_id: string;
  text: string;
  written_at: Date;
}

/** A change by staff, with the cells before and after it in the shape of the contract. */
export interface RuleChangeTable {
  after: unknown;
  before: unknown;
  changed_at: Date;
  changed_by: string;
  clients: string[];
  id: Generated<string>;
  name: KeptRulesTable['name'];
  natures: string[];
  reason: string;
  version: number;
}

export interface SavedPresentationTable {
  created_at: Date;
  id: Generated<string>;
  member_id: string;
  name: string;
  name_key: string;
  text: string;
}

export interface SavedSearchTable {
  alerted_at: Date | null;
  audience: "members" | "customers" | "jobs";
  contract_types: string[] | null;
  created_at: Date;
  departments: string[] | null;
  domains: string[] | null;
  /**
   * In the shape of the contract for the audience.
   */
  filters: JSONColumnType<object>;
  frequency: "none" | "instant" | "daily" | "weekly";
  high_at_least: number | null;
  id: Generated<string>;
  low_at_most: number | null;
  member_id: string;
  modalities: string[] | null;
  name: string;
  name_key: string;
  natures: string[] | null;
  on_place: boolean | null;
  /**
   * Person of a firm whose alert it is; `null`: the member’s.
   */
  person_id: string | null;
  typed: GeneratedAlways<string | null>;
  words: GeneratedAlways<string[] | null>;
}

export interface SavedSearchHitTable {
  job_id: string | null;
  mission_id: string | null;
  search_id: string;
  waits_since: Date;
}

export interface SchemaMigrationTable {
  applied_at: Generated<Date>;
  checksum: string;
  name: string;
  survived_from: number | null;
  version: number;
}

/** A person in a firm. */
export interface SeatTable {
  ended_at: Date | null;
  /**
   * The person where they left; `null`: by staff or an erasure.
   */
  ended_by: string | null;
  firm_id: string;
  id: Generated<string>;
  invited_by: string | null;
  person_id: string;
  role: "owner" | "manager" | "publisher" | "finance" | "reader";
  since: Date;
}

export interface SecondFactorTable {
  address_proved: Generated<boolean>;
  /**
   * `null` until a first code proved that the application has the secret.
   */
  confirmed_at: Date | null;
  created_at: Date;
  /**
   * Step of 30 seconds of the last code used.
   */
  last_step: Generated<number>;
  member_id: string;
  sealed_secret: Buffer;
}

export interface SessionTable {
  address_proved: Generated<boolean>;
  /**
   * A code of the domain.
   */
  browser: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
  id: Generated<string>;
  member_id: string;
  /**
   * When its owner last proved their identity.
   */
  proved_at: Date | null;
  /**
   * When it last passed the second factor; `null` until then.
   */
  second_factor_at: Date | null;
  /**
   * A code of the domain.
   */
  system: string | null;
  token_hash: Buffer;
  /**
   * Approximate.
   */
  used_at: Generated<Date>;
}

/** The work of a month, as the prestataire tells it; a draft while `sent_at` is `null`. */
export interface SheetTable {
  application_id: string;
  from_day: string;
  is_last: Generated<boolean>;
  position: number;
  return_reason: string | null;
  returned_at: Date | null;
  sent_at: Date | null;
  until_day: string;
}

export interface SheetEntryTable {
  application_id: string;
  day: string;
  place: number;
  position: number;
  text: string;
  /**
   * Half days, or quarters of an hour; 0 in the sheet of a retainer.
   */
  units: number;
}

export interface SkillTable {
  grade: number;
  member_id: string;
  name: SkillName;
  rank: number;
}

export interface SocketIoAttachmentsTable {
  created_at: Generated<Date | null>;
  id: Generated<number>;
  payload: Buffer | null;
}

/** Entry of the journal of decisions by staff and partners. */
export interface StaffActTable {
  act: GeneratedAlways<string>;
  /**
   * ISO 8601 in UTC; read from the body by the database, as are the act and its subject.
   */
  at: GeneratedAlways<string>;
  body: string;
  hash: Buffer;
  member_id: string;
  number: number;
  subject_id: GeneratedAlways<string>;
  subject_kind: GeneratedAlways<string>;
}

export interface StoredFileTable {
  bytes: number;
  created_at: Date;
  id: string;
  kind: "pdf" | "docx" | "jpeg" | "png" | "webp" | "zip";
}

export interface SubscriberTable {
  created_at: Date;
  customer_id: string;
  member_id: string;
}

export interface SubscriptionTable {
  cancel_at_period_end: boolean;
  id: string;
  member_id: string;
  past_due_since: Date | null;
  period_end: Date;
  plan: "monthly" | "yearly";
  reading: number;
  started_at: Date;
  status: "incomplete" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
  updated_at: Date;
}

export interface SubscriptionAttemptTable {
  expires_at: Date;
  id: Generated<string>;
  member_id: string;
  plan: "monthly" | "yearly";
  planned_at: Date;
  provider_id: string | null;
  status: "planned" | "open" | "done" | "expired";
  url: string | null;
}

export interface ThreadDigestTable {
  application_id: string;
  mailed_at: Date | null;
  party: "creator" | "candidate";
  planned: boolean;
  told_position: Generated<number>;
}

/** Entry of a thread’s record; those of messages are made from the messages. */
export interface ThreadEntryTable {
  application_id: string;
  body: string;
  hash: Buffer;
  position: number;
}

export interface ThreadReadingTable {
  application_id: string;
  ends_at: Date;
  id: Generated<string>;
  opened_at: Date;
  reason: string;
  report_id: string | null;
  staff_id: string;
}

export interface VerificationDocumentTable {
  created_at: Date;
  file_id: string | null;
  id: Generated<string>;
  name: string | null;
  request_id: string;
  sha256: Buffer;
  slot: "enrolment" | "diploma" | "employment" | "registration";
}

export interface VerificationReminderTable {
  claimed_at: Date;
  lapses_at: Date;
  member_id: string;
  reminder: "month" | "week" | "lapsed";
}

export interface VerificationRequestTable {
  /**
   * Documents to send again, where it was returned.
   */
  asked_slots: ("enrolment" | "diploma" | "employment" | "registration")[] | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  id: Generated<string>;
  member_id: string;
  proved_by: string | null;
  reason: string | null;
  sent_at: Date | null;
  state: "PREPARING" | "SENT" | "ACCEPTED" | "REFUSED" | "RETURNED" | "WITHDRAWN";
}

export interface ViewSecretTable {
  day: string;
  secret: Buffer;
}

/** Word of a client that the code of a certificate was verified at its issuer. */
export interface VigilanceCodeCheckTable {
  checked_at: Date;
  creator_id: string;
  document_id: string;
  /**
   * Person who verified it for a firm; `null`: the client.
   */
  person_id: string | null;
}

/** The file as a client downloaded it: digests and dates, no file. */
export interface VigilanceCollectionTable {
  candidate_id: string;
  collected_at: Date;
  creator_id: string;
  /**
   * Documents that it gave; empty for downloads from before 0118.
   */
  document_ids: Generated<string[]>;
  id: Generated<string>;
  /**
   * The index as it stands in the ZIP.
   */
  index_csv: string;
  /**
   * Person who downloaded it for a firm; `null`: the client.
   */
  person_id: string | null;
  /**
   * Digest of the ZIP.
   */
  sha256: Buffer;
}

/** A document as its owner typed it from the file. Never changed: it is withdrawn, and another one is submitted. */
export interface VigilanceDocumentTable {
  /**
   * SIREN or SIRET that the document names.
   */
  business_number: string | null;
  /**
   * Kind of its owner when it was submitted.
   */
  candidate: "regulated" | "company" | "independent" | "abroad" | null;
  claim_ceiling_cents: number | null;
  contract_number: string | null;
  created_at: Date;
  /**
   * Version of the declaration that replaces the list of foreign workers.
   */
  declaration_version: string | null;
  /**
   * Day of its issue; of an insurance, the first day of the cover.
   */
  from_day: string;
  id: Generated<string>;
  insurer: string | null;
  kind: "contributions" | "registration" | "foreignWorkers" | "identification" | "insurance";
  member_id: string;
  security_code: string | null;
  /**
   * Person who submitted it for a firm; `null`: the member.
   */
  submitted_by: string | null;
  /**
   * Last day of an insurance; `null`: the age of the document counts.
   */
  until_day: string | null;
  withdrawn_at: Date | null;
  /**
   * Staff who withdrew it; `null`: its owner did.
   */
  withdrawn_by: string | null;
  withdrawn_reason: string | null;
  year_ceiling_cents: number | null;
}

/** A file of a document, or an upload that waits for one. */
export interface VigilanceDocumentFileTable {
  created_at: Date;
  /**
   * `null` until its document is submitted.
   */
  document_id: string | null;
  file_id: string;
  id: Generated<string>;
  member_id: string;
  name: string;
  /**
   * Person who uploaded it for a firm; `null`: the member.
   */
  person_id: string | null;
  position: number | null;
  sha256: Buffer;
}

/** A reminder that was sent, each once. */
export interface VigilanceReminderTable {
  /**
   * Owner of the documents.
   */
  candidate_id: string;
  /**
   * Last day of the documents that it tells of; of a collection, the day by which it is due.
   */
  last_day: string;
  /**
   * To whom: the owner, or a client who holds the file.
   */
  member_id: string;
  reminder: string;
  sent_at: Date;
}

/** Which documents are asked of whom. Codes are kept as they were written. */
export interface VigilanceRuleTable {
  article: string;
  candidate: string;
  client: string;
  demand: "nothing" | "either" | "asked";
  document: string;
  explanation: string;
  updated_at: Generated<Date>;
}

export interface WrittenPositionTable {
  position: string;
  slot: number;
}

export interface Tables {
  accepted_text: AcceptedTextTable;
  address_change: AddressChangeTable;
  alert_entry: AlertEntryTable;
  alert_stop: AlertStopTable;
  application: ApplicationTable;
  application_action: ApplicationActionTable;
  article: ArticleTable;
  article_draft: ArticleDraftTable;
  attachment: AttachmentTable;
  bank_details: BankDetailsTable;
  bank_details_disclosure: BankDetailsDisclosureTable;
  bar_entry: BarEntryTable;
  billing_details: BillingDetailsTable;
  calendar_feed: CalendarFeedTable;
  chargeback: ChargebackTable;
  company_photo: CompanyPhotoTable;
  company_profile: CompanyProfileTable;
  conflict_act: ConflictActTable;
  conflict_check: ConflictCheckTable;
  conflict_entry: ConflictEntryTable;
  conflict_register: ConflictRegisterTable;
  conflict_rule: ConflictRuleTable;
  conflict_scheme: ConflictSchemeTable;
  credential: CredentialTable;
  cv: CvTable;
  data_export: DataExportTable;
  deposit_approval: DepositApprovalTable;
  deposit_session: DepositSessionTable;
  directory_code: DirectoryCodeTable;
  edge_change: EdgeChangeTable;
  edge_purging: EdgePurgingTable;
  eligibility_rule: EligibilityRuleTable;
  erasure_due: ErasureDueTable;
  evidence_secret: EvidenceSecretTable;
  experience: ExperienceTable;
  firm: FirmTable;
  firm_act: FirmActTable;
  firm_domain: FirmDomainTable;
  firm_invitation: FirmInvitationTable;
  formation: FormationTable;
  hearing: HearingTable;
  hearing_absence: HearingAbsenceTable;
  hearing_document: HearingDocumentTable;
  hearing_ending: HearingEndingTable;
  hearing_late_return: HearingLateReturnTable;
  hearing_notice: HearingNoticeTable;
  hearing_profile: HearingProfileTable;
  hearing_report: HearingReportTable;
  hearing_rule: HearingRuleTable;
  hearing_step: HearingStepTable;
  hold: HoldTable;
  idempotency_key: IdempotencyKeyTable;
  identity_link: IdentityLinkTable;
  identity_request: IdentityRequestTable;
  identity_ticket: IdentityTicketTable;
  inactivity_warning: InactivityWarningTable;
  incident_act: IncidentActTable;
  independence: IndependenceTable;
  instalment: InstalmentTable;
  instalment_hold: InstalmentHoldTable;
  invoice: InvoiceTable;
  invoice_series: InvoiceSeriesTable;
  job_application: JobApplicationTable;
  job_draft: JobDraftTable;
  job_favourite: JobFavouriteTable;
  job_listing: JobListingTable;
  job_offer: JobOfferTable;
  job_tally: JobTallyTable;
  kept_rules: KeptRulesTable;
  ledger_day: LedgerDayTable;
  ledger_entry: LedgerEntryTable;
  ledger_line: LedgerLineTable;
  ledger_summed: LedgerSummedTable;
  listed_word: ListedWordTable;
  member: MemberTable;
  member_availability: MemberAvailabilityTable;
  member_decision: MemberDecisionTable;
  member_facet: MemberFacetTable;
  member_favourite: MemberFavouriteTable;
  member_listing: MemberListingTable;
  member_presence: MemberPresenceTable;
  message: MessageTable;
  mission: MissionTable;
  mission_application: MissionApplicationTable;
  mission_favourite: MissionFavouriteTable;
  mission_invitation: MissionInvitationTable;
  mission_listing: MissionListingTable;
  mission_named_party: MissionNamedPartyTable;
  mission_party_list: MissionPartyListTable;
  mission_tally: MissionTallyTable;
  mission_view: MissionViewTable;
  mission_view_count: MissionViewCountTable;
  money_movement: MoneyMovementTable;
  nda_consent: NdaConsentTable;
  network_counted: NetworkCountedTable;
  network_figure: NetworkFigureTable;
  news_author: NewsAuthorTable;
  news_picture: NewsPictureTable;
  news_picture_file: NewsPictureFileTable;
  news_university: NewsUniversityTable;
  news_version: NewsVersionTable;
  notification: NotificationTable;
  notification_wish: NotificationWishTable;
  office_filter: OfficeFilterTable;
  office_member: OfficeMemberTable;
  one_time_code: OneTimeCodeTable;
  party_disclosure: PartyDisclosureTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  payment_account: PaymentAccountTable;
  payment_request: PaymentRequestTable;
  person_profile: PersonProfileTable;
  picture: PictureTable;
  picture_file: PictureFileTable;
  portage_exclusion: PortageExclusionTable;
  portage_payee: PortagePayeeTable;
  price_plan: PricePlanTable;
  price_plan_instalment: PricePlanInstalmentTable;
  provider_event: ProviderEventTable;
  public_register_edition: PublicRegisterEditionTable;
  public_register_entry: PublicRegisterEntryTable;
  public_register_match: PublicRegisterMatchTable;
  public_register_source: PublicRegisterSourceTable;
  publication_measure: PublicationMeasureTable;
  publication_review: PublicationReviewTable;
  push_device: PushDeviceTable;
  push_key: PushKeyTable;
  recovery_code: RecoveryCodeTable;
  report: ReportTable;
  report_appeal: ReportAppealTable;
  request_budget: RequestBudgetTable;
  retention_night: RetentionNightTable;
  retention_run: RetentionRunTable;
  review: ReviewTable;
  rule_change: RuleChangeTable;
  saved_presentation: SavedPresentationTable;
  saved_search: SavedSearchTable;
  saved_search_hit: SavedSearchHitTable;
  schema_migration: SchemaMigrationTable;
  seat: SeatTable;
  second_factor: SecondFactorTable;
  session: SessionTable;
  sheet: SheetTable;
  sheet_entry: SheetEntryTable;
  skill: SkillTable;
  socket_io_attachments: SocketIoAttachmentsTable;
  staff_act: StaffActTable;
  stored_file: StoredFileTable;
  subscriber: SubscriberTable;
  subscription: SubscriptionTable;
  subscription_attempt: SubscriptionAttemptTable;
  thread_digest: ThreadDigestTable;
  thread_entry: ThreadEntryTable;
  thread_reading: ThreadReadingTable;
  verification_document: VerificationDocumentTable;
  verification_reminder: VerificationReminderTable;
  verification_request: VerificationRequestTable;
  view_secret: ViewSecretTable;
  vigilance_code_check: VigilanceCodeCheckTable;
  vigilance_collection: VigilanceCollectionTable;
  vigilance_document: VigilanceDocumentTable;
  vigilance_document_file: VigilanceDocumentFileTable;
  vigilance_reminder: VigilanceReminderTable;
  vigilance_rule: VigilanceRuleTable;
  written_position: WrittenPositionTable;
}

