import { linkedHash } from '@basoche/domain/evidence/hash-chain';
import { messageKey, typeOf } from '@basoche/domain/notifications/keys';
import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import { otherParty, type ThreadParty } from '@basoche/domain/threads/actors';
import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import { emptyColumns, executionColumnsOf } from '../src/features/threads/instalments/service.ts';
import { planRowOf } from '../src/features/threads/plans/store.ts';
import { sha256 } from '../src/features/threads/record/service.ts';
import { columnsOf } from '../src/features/threads/service.ts';
import type {
  ApplicationActionTable,
  ApplicationTable,
  InstalmentTable,
  MessageTable,
  NdaConsentTable,
  NotificationTable,
  PricePlanInstalmentTable,
  PricePlanTable,
  ReviewTable,
  SheetEntryTable,
  SheetTable,
} from '../src/platform/database/schema/tables.ts';
import { type Random, uuidAt } from './random.ts';
import { type DemoCharge, personAt } from './teams.ts';
import type { Played, PlayedThread, Timer } from './threads.ts';

/** Rows of a played thread, by table. */
export interface ThreadRows {
  readonly application: Omit<Insertable<ApplicationTable>, 'last_hash'> & {
    readonly id: string;
    readonly position: number;
    readonly last_hash: string | null;
  };
  readonly actions: readonly Insertable<ApplicationActionTable>[];
  readonly messages: readonly (Omit<Insertable<MessageTable>, 'hash'> & { readonly hash: string | null })[];
  readonly consents: readonly Insertable<NdaConsentTable>[];
  readonly reviews: readonly Insertable<ReviewTable>[];
  /** Entries of the record except messages, with hashes in PostgreSQL's text form. */
  readonly entries: readonly { application_id: string; position: number; body: string; hash: string }[];
  readonly notifications: readonly Insertable<NotificationTable>[];
  /** Staged prices, with the actions that propose them, and their instalments. */
  readonly plans: readonly Insertable<PricePlanTable>[];
  readonly planned: readonly Insertable<PricePlanInstalmentTable>[];
  /** Opened instalments. The fields of the current one are columns of the application. */
  readonly instalments: readonly Insertable<InstalmentTable>[];
  /** Sheets of months, and their entries. */
  readonly sheets: readonly Insertable<SheetTable>[];
  readonly entriesOfSheets: readonly Insertable<SheetEntryTable>[];
  /** Timers that have not fired yet. */
  readonly timers: readonly (Timer & { readonly applicationId: string })[];
}

export interface DemoThread {
  readonly played: PlayedThread;
  readonly rows: ThreadRows;
}

interface Reading {
  readonly position: number;
  /** Time up to which this party has read the thread. */
  readonly until: Date;
}

/** Old threads are read to their end; half of the recent ones have something unread for a party. */
const readingOf = (random: Random, thread: Played, party: ThreadParty, today: Day): Reading => {
  const isOld = thread.updatedAt < startOfParisDay(addDays(today, -5));
  if (isOld || random.chance(0.5)) return { position: thread.position, until: startOfParisDay(today) };
  const { at, position } = thread.lastAct[party];
  return { position, until: at };
};

const readAfterMs = 25 * 60_000;

interface Told {
  readonly id: string;
  readonly readings: Readonly<Record<ThreadParty, Reading>>;
  /** The person who is notified for the creator, if that is a company with a team. */
  readonly reader: string | undefined;
}

const notificationsOf = (
  random: Random,
  { notices, application }: Played,
  { id: applicationId, readings, reader }: Told,
): Insertable<NotificationTable>[] => {
  const waiting = new Set<string>();
  return notices.flatMap(({ to, key, title, at }) => {
    const { memberId } = application[to];
    const isTeam = to === 'creator' && reader !== undefined;
    const isUnread = at > readings[to].until;
    const isChat = key === messageKey;
    // Unread messages of a thread have one notification, and read ones none.
    if (isChat && (!isUnread || waiting.has(to))) return [];
    if (isChat) waiting.add(to);
    return {
      id: uuidAt(random, at),
      member_id: isTeam ? reader : memberId,
      firm_id: isTeam ? memberId : null,
      application_id: applicationId,
      key,
      type: typeOf(key),
      title,
      created_at: at,
      read_at: isUnread ? null : new Date(Math.min(at.getTime() + readAfterMs, readings[to].until.getTime())),
    };
  });
};

/** Hashes of the record's entries by position, each linked to the previous one. */
const linkedEntries = ({ entries }: Played) => {
  const hashes = new Map<number, string>();
  let previous: string | null = null;
  for (const { position, body } of entries) {
    previous = linkedHash(previous, body, sha256);
    hashes.set(position, `\\x${previous}`);
  }
  return hashes;
};

/** Empty columns of a price plan, since rows inserted together need the same columns. */
const emptyPlan = {
  rate_cents: null,
  month_units: null,
  ceiling_units: null,
  month_cents: null,
  months: null,
  starts_on: null,
  services: null,
};

/** Rows of staged prices. */
const planRows = (
  actions: readonly { readonly id: string; readonly pricing: StagedPrice | null }[],
): Pick<ThreadRows, 'plans' | 'planned'> => {
  const priced = actions.flatMap(({ id, pricing }) => (pricing === null ? [] : [{ id, pricing }]));
  return {
    plans: priced.map(({ id, pricing }) => ({ ...emptyPlan, ...planRowOf(id, pricing) })),
    planned: priced.flatMap(({ id, pricing }) =>
      pricing.kind === 'instalments'
        ? pricing.instalments.map((part, position) => ({ action_id: id, position, ...part }))
        : [],
    ),
  };
};

/** Rows of sent sheets, with their entries. */
const sheetRows = (
  application_id: string,
  { instalments }: Played,
): Pick<ThreadRows, 'sheets' | 'entriesOfSheets'> => {
  const told = instalments.flatMap(({ instalment: { position }, sheet }) =>
    sheet === null ? [] : [{ key: { application_id, position }, sheet }],
  );
  return {
    sheets: told.map(({ key, sheet: { period, isLast, at } }) => ({
      ...key,
      from_day: period.from,
      until_day: period.until,
      is_last: isLast,
      sent_at: at,
    })),
    entriesOfSheets: told.flatMap(({ key, sheet }) =>
      sheet.entries.map((entry, place) => ({ ...key, place, ...entry })),
    ),
  };
};

/** Columns of an application that name its mission or its offer. */
type About = Pick<Insertable<ApplicationTable>, 'is_from_customer'> &
  Partial<Pick<Insertable<ApplicationTable>, 'mission_id' | 'job_id' | 'stage'>>;

interface Place {
  readonly today: Day;
  readonly about: About;
  readonly charge: DemoCharge | null;
}

export const rowsOf = (random: Random, thread: Played, { today, about, charge }: Place): ThreadRows => {
  const { application, createdAt, updatedAt, position } = thread;
  const { seat = null } = charge ?? {};
  const id = uuidAt(random, createdAt);
  const readings = {
    creator: readingOf(random, thread, 'creator', today),
    candidate: readingOf(random, thread, 'candidate', today),
  };
  const memberOf = (party: ThreadParty) => application[party].memberId;
  const now = startOfParisDay(today);
  const actions = thread.actions.map((action) => ({ ...action, id: uuidAt(random, action.sentAt) }));
  const hashes = linkedEntries(thread);
  const said = new Set(thread.messages.map((message) => message.position));
  return {
    application: {
      ...columnsOf(application),
      offer_cents: thread.priceCents,
      instalment: thread.instalment,
      id,
      type: application.type,
      ...about,
      creator_id: memberOf('creator'),
      candidate_id: memberOf('candidate'),
      position,
      creator_read_position: readings.creator.position,
      candidate_read_position: readings.candidate.position,
      creator_seat_id: seat?.id ?? null,
      created_at: createdAt,
      updated_at: updatedAt,
      last_hash: hashes.get(thread.entries.at(-1)?.position ?? 0) ?? null,
    },
    entries: thread.entries.flatMap(({ position: place, body }) => {
      const hash = hashes.get(place);
      return hash === undefined || said.has(place)
        ? []
        : [{ application_id: id, position: place, body, hash }];
    }),
    ...planRows(actions),
    ...sheetRows(id, thread),
    instalments: thread.instalments.map(({ instalment, openedAt, kept }) => ({
      application_id: id,
      position: instalment.position,
      net_cents: instalment.netCents,
      units: instalment.units,
      close: instalment.close,
      due_cents: instalment.dueCents,
      opened_at: openedAt,
      ...(kept === null ? emptyColumns : executionColumnsOf(kept)),
    })),
    actions: actions.map((action) => ({
      id: action.id,
      application_id: id,
      type: action.type,
      result: action.result,
      offer_cents: action.offerCents,
      reason: action.reason,
      sent_at: action.sentAt,
      closed_at: action.closedAt,
      opened_position: action.openedPosition,
      opened_by: action.openedBy,
      closed_by: action.closedBy,
      position: action.position,
    })),
    messages: thread.messages.map(({ by, personId, content, sentAt, position: place }) => ({
      id: uuidAt(random, sentAt),
      application_id: id,
      sender_id: memberOf(by),
      person_id: personId,
      content,
      client_id: `demo-${place}`,
      position: place,
      sent_at: sentAt,
      hash: hashes.get(place) ?? null,
    })),
    consents: thread.consents.flatMap(({ party, personId, position: place }) => {
      const consent = application.consents[party];
      if (consent === null) return [];
      const { version, sha256, at } = consent;
      return {
        application_id: id,
        party,
        member_id: memberOf(party),
        person_id: personId,
        version,
        sha256,
        consented_at: at,
        position: place,
      };
    }),
    reviews: (['creator', 'candidate'] as const).flatMap((party) => {
      const review = application.reviews[party];
      if (review === null) return [];
      return {
        application_id: id,
        party,
        author_id: memberOf(party),
        person_id: party === 'creator' ? personAt(charge, review.at) : null,
        subject_id: memberOf(otherParty(party)),
        grade: review.grade,
        text: review.text,
        written_at: review.at,
        opens_at: review.opensAt,
        is_public: review.isPublic,
        reply: review.reply?.text ?? null,
        replied_at: review.reply?.at ?? null,
      };
    }),
    notifications: notificationsOf(random, thread, { id, readings, reader: seat?.person.row.id }),
    timers: thread.timers.filter(({ at }) => at >= now).map((timer) => ({ ...timer, applicationId: id })),
  };
};
