import type { ConflictFacts } from '@basoche/domain/conflicts/gate';
import type { UserType } from '@basoche/domain/members/kinds';
import { countOf } from '@basoche/domain/pricing/advance';
import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Application, ThreadAction } from '@basoche/domain/threads/application';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import type { IndependenceKind } from '@basoche/domain/threads/independence';
import type { ClosedWith } from '@basoche/domain/threads/instalment-endings';
import type { Review } from '@basoche/domain/threads/reviews';
import type { SituationFacts } from '@basoche/domain/threads/situation';
import type { ActionResult, ActionType } from '@basoche/domain/threads/states';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { ApplicationTable } from '../../platform/database/schema/tables.ts';
import { type AssigneeRow, assigneeOf } from '../../platform/listing/assignee.ts';
import { ofHearing } from '../../platform/listing/of-hearing.ts';
import type { ProfessionRow } from '../members/professions/service.ts';
import { type HearingOfThread, hearingFacts, readHearing } from './hearings/store.ts';
import { endedWith, executionFieldsOf } from './instalments/store.ts';
import { planOfAction } from './plans/store.ts';
import { type MonthRow, monthFacts, readMonth } from './sheets/store.ts';
import {
  isPayoutAsked,
  leftCents,
  othersUnderWay,
  payeeIsReady,
  situationFacts,
  takenByBank,
} from './situation/store.ts';

/** The creator of a mission or an offer; undefined for an unknown id, and for the mission of a hearing. */
export const creatorOf = async (
  db: Db,
  table: 'mission' | 'job_offer',
  id: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom(table)
    .select('creator_id')
    .where('id', '=', id)
    .$if(table === 'mission', (query) => query.where(sql<boolean>`not ${ofHearing('mission.id')}`))
    .executeTakeFirst();
  return row?.creator_id;
};

export interface ActionRow {
  id: string;
  type: ActionType;
  result: ActionResult;
  offer_cents: number | null;
  reason: string | null;
  suggestion_cents: number | null;
  /** Null for a flat price and for every other action. */
  pricing: StagedPrice | null;
  sent_at: string;
  closed_at: string | null;
  /** Name of the person who, for a firm, closed the action, or who opened it while it is open. */
  by: string | null;
  /** The command that closed an action about an instalment; null for every other action. */
  ended_with: ClosedWith | null;
  /** Thread positions at the opening and at the last change of the action. */
  opened_position: number;
  position: number;
}

interface ConsentRow {
  party: ThreadParty;
  version: string;
  sha256: string;
  consented_at: string;
}

interface IndependenceRow {
  kind: IndependenceKind;
  version: string | null;
  sha256: string | null;
  list_version: number;
  commitment: string | null;
  given_at: string;
}

/** One party's review of the other, as JSON returns it. */
interface ReviewRow {
  party: ThreadParty;
  grade: number;
  text: string;
  written_at: string;
  is_public: boolean;
  opens_at: string;
  reply: string | null;
  replied_at: string | null;
}

/** A thread with its actions, consents and reviews, without its messages. */
export type ThreadRow = Selectable<ApplicationTable> & {
  /** Nature and title of the mission or the offer. */
  nature: string;
  subject: string;
  presentation: string | null;
  delay_days: number | null;
  /** True for an anonymous mission; the creator of an offer is never anonymous. */
  is_anonymous: boolean;
  creator_kind: UserType;
  creator_is_moral: boolean;
  creator_name: string;
  creator_picture_url: string | null;
  candidate_kind: UserType;
  candidate_is_moral: boolean;
  candidate_name: string;
  creator_suspended: boolean;
  candidate_suspended: boolean;
  candidate_picture_url: string | null;
  creator_profession: ProfessionRow | null;
  candidate_profession: ProfessionRow | null;
  /** Sum without tax of the current instalment; null for a flat price. */
  instalment_cents: number | null;
  /** Sum for the payee of the closed instalment that a mail is about; absent for the current instalment. */
  due_cents?: number | null;
  left_cents: number;
  is_payout_asked: boolean;
  situation_facts: SituationFacts;
  others_under_way: number;
  payee_is_ready: boolean;
  is_portage_excluded: boolean;
  taken_by_bank: { readonly cents: number; readonly at: string } | null;
  actions: ActionRow[];
  consents: ConsentRow[];
  /** The candidate's last declaration of independence, and the last version of the parties that was shown to them. */
  independence: IndependenceRow | null;
  shown_parties: { readonly list_version: number; readonly shown_at: string } | null;
  reviews: ReviewRow[];
  hearing: HearingOfThread | null;
  month: MonthRow | null;
  /** Person in charge for each party that is a firm. */
  creator_assignee: AssigneeRow | null;
  candidate_assignee: AssigneeRow | null;
};

/** Parties of a thread, and whether the creator is still hidden: enough to present a message. */
export type Parties = Pick<ThreadRow, 'creator_id' | 'candidate_id' | 'is_anonymous' | 'creator_revealed'>;

export const partyOf = (
  row: Pick<Parties, 'creator_id' | 'candidate_id'>,
  memberId: string,
): ThreadParty | undefined => {
  if (memberId === row.creator_id) return 'creator';
  return memberId === row.candidate_id ? 'candidate' : undefined;
};

/** One statement, so that all parts come from the same snapshot. */
const threads = sql`
  select a.*, coalesce(m.nature, j.nature) as nature, coalesce(m.title, j.title) as subject,
    coalesce(m.is_anonymous, false) as is_anonymous, p.presentation, p.delay_days,
    cr.suspended_at is not null as creator_suspended, ca.suspended_at is not null as candidate_suspended,
    cr.kind as creator_kind, cr.is_moral as creator_is_moral, display_name(cr) as creator_name,
    cr.picture_url as creator_picture_url,
    ca.kind as candidate_kind, ca.is_moral as candidate_is_moral, display_name(ca) as candidate_name,
    ca.picture_url as candidate_picture_url, stated_profession(cr) as creator_profession,
    stated_profession(ca) as candidate_profession,
    -- what staff exclude from portage, at this very moment
    exists (select from portage_exclusion x where x.nature = m.nature) as is_portage_excluded,
    ${assigneeOf(sql`a.creator_seat_id`)} as creator_assignee, ${assigneeOf(sql`a.candidate_seat_id`)} as candidate_assignee,
    ${payeeIsReady} as payee_is_ready,
    (select i.net_cents from instalment i where i.application_id = a.id and i.position = a.instalment) as instalment_cents,
    ${leftCents} as left_cents,
    ${isPayoutAsked} as is_payout_asked,
    ${situationFacts} as situation_facts,
    ${takenByBank} as taken_by_bank, ${othersUnderWay} as others_under_way,
    coalesce((
      select json_agg(json_build_object('id', x.id, 'type', x.type, 'result', x.result, 'offer_cents', x.offer_cents,
        'reason', x.reason, 'suggestion_cents', x.suggestion_cents, 'pricing', ${planOfAction}, 'sent_at', x.sent_at,
        'closed_at', x.closed_at, 'by', (select display_name(p) from member p
          where p.id = case when x.closed_at is null then x.opened_by else x.closed_by end), 'ended_with', ${endedWith},
        'position', x.position, 'opened_position', x.opened_position) order by x.opened_position)
      from application_action x where x.application_id = a.id), '[]') as actions,
    coalesce((
      select json_agg(json_build_object('party', n.party, 'version', n.version, 'sha256', n.sha256,
        'consented_at', n.consented_at) order by n.position)
      from nda_consent n where n.application_id = a.id), '[]') as consents,
    (select json_build_object('kind', i.kind, 'version', i.version, 'sha256', i.sha256, 'list_version', i.list_version,
        'commitment', i.commitment, 'given_at', i.given_at)
      from independence i where i.application_id = a.id order by i.position desc limit 1) as independence,
    ${hearingFacts} as hearing, ${monthFacts} as month,
    (select json_build_object('list_version', d.list_version, 'shown_at', d.shown_at)
      from party_disclosure d where d.application_id = a.id order by d.list_version desc limit 1) as shown_parties,
    case when a.done_at is null then '[]'::json else coalesce((
      select json_agg(json_build_object('party', r.party, 'grade', r.grade, 'text', r.text, 'written_at', r.written_at,
        'opens_at', r.opens_at, 'is_public', r.is_public, 'reply', r.reply, 'replied_at', r.replied_at))
      from review r where r.application_id = a.id), '[]') end as reviews
  from application a
  left join mission m on m.id = a.mission_id
  left join job_offer j on j.id = a.job_id
  left join mission_application p on p.application_id = a.id
  join member cr on cr.id = a.creator_id
  join member ca on ca.id = a.candidate_id`;

export const findThreads = (db: Db, ids: readonly string[]): Promise<ThreadRow[]> =>
  rowsOf<ThreadRow>(db)`${threads} where a.id = any(${[...ids]}::uuid[])`;

export const findThread = async (db: Db, id: string): Promise<ThreadRow | undefined> =>
  (await findThreads(db, [id]))[0];

/** Waits for other commands on the thread, then reads it. The row stays locked until the transaction ends. */
export const lockThread = async (db: Db, id: string): Promise<ThreadRow | undefined> => {
  // Locks in a separate statement first: a single statement that waits for the lock would read the other
  // tables as of before the wait.
  await sql`select from application where id = ${id}::uuid for update`.execute(db);
  return findThread(db, id);
};

/** Locks the mission of a thread until the transaction ends, so that its creator starts one collaboration at a time. */
export const lockMissionOf = async (trx: Db, id: string): Promise<void> => {
  await sql`select from mission m join application a on a.mission_id = m.id where a.id = ${id}::uuid for update of m`.execute(
    trx,
  );
};

const independenceOf = ({ independence }: ThreadRow): Application['independence'] =>
  independence && {
    kind: independence.kind,
    version: independence.version,
    sha256: independence.sha256,
    listVersion: independence.list_version,
    commitment: independence.commitment,
    at: new Date(independence.given_at),
  };

const actionOf = (row: ActionRow): ThreadAction => ({
  id: row.id,
  type: row.type,
  result: row.result,
  offerCents: row.offer_cents,
  ...(row.pricing === null ? {} : { pricing: row.pricing }),
  sentAt: new Date(row.sent_at),
});

/**
 * The application in the form of the rules. With `conflicts` null, no command about independence is permitted
 * and none is awaited, so pass the facts wherever a command is decided.
 */
export const applicationOf = (row: ThreadRow, conflicts: ConflictFacts | null): Application => {
  const consentOf = (party: ThreadParty) => {
    const consent = row.consents.findLast((one) => one.party === party);
    return consent
      ? { version: consent.version, sha256: consent.sha256, at: new Date(consent.consented_at) }
      : null;
  };
  const reviewOf = (party: ThreadParty): Review | null => {
    const written = row.reviews.find((review) => review.party === party);
    if (written === undefined) return null;
    const { grade, text, written_at, opens_at, is_public, reply, replied_at } = written;
    return {
      grade,
      text,
      at: new Date(written_at),
      opensAt: new Date(opens_at),
      isPublic: is_public,
      reply: reply !== null && replied_at !== null ? { text: reply, at: new Date(replied_at) } : null,
    };
  };
  const { shown_parties: shown } = row;
  const actions = row.actions.map(actionOf);
  const pricing = stagedPriceOf({ actions });
  const { sheet, ...month } = readMonth(row.month, pricing);
  return {
    type: row.type,
    creator: { memberId: row.creator_id, kind: row.creator_kind, isMoral: row.creator_is_moral },
    candidate: { memberId: row.candidate_id, kind: row.candidate_kind, isMoral: row.candidate_is_moral },
    nature: row.nature,
    actions,
    instalment:
      row.instalment_cents === null ? null : { position: row.instalment, count: countOf(pricing), ...month },
    sheet,
    refusalText: row.refusal_text,
    presentation: row.presentation,
    delayDays: row.delay_days,
    ...executionFieldsOf(row),
    offerCents: row.instalment_cents ?? row.offer_cents,
    tvaApplicable: row.tva_applicable,
    mode: row.mode,
    offerToConfirm: row.offer_to_confirm,
    consents: { creator: consentOf('creator'), candidate: consentOf('candidate') },
    independence: independenceOf(row),
    shownParties: shown && { listVersion: shown.list_version, at: new Date(shown.shown_at) },
    conflicts,
    // Filled in by `threads/vigilance` when a mode is proposed.
    vigilance: null,
    ...readHearing(row.hearing),
    leftCents: row.left_cents,
    isPayoutAsked: row.is_payout_asked,
    othersUnderWay: row.others_under_way,
    payeeIsReady: row.payee_is_ready,
    isPortageExcluded: row.is_portage_excluded,
    doneAt: row.done_at,
    reviews: { creator: reviewOf('creator'), candidate: reviewOf('candidate') },
    reviewsOpenedAt: row.reviews_opened_at,
  };
};
