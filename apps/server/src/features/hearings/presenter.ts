import type { Hearing } from '@basoche/contract/hearings/hearings';
import { problemKinds } from '@basoche/contract/problem';
import { permittedAbout } from '@basoche/domain/hearings/permitted';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { distanceKm } from '@basoche/domain/places/distance';
import type { VigilanceRefusal } from '@basoche/domain/vigilance/gate';
import { refuse } from '../../platform/http/refusal.ts';
import { courtOf, presentCourt } from '../places/courts/service.ts';
import type { HearingRow, stepsOf } from './store.ts';
import { answerFor, type Reading } from './takers/service.ts';

/** Answer of the conflict check about one hearing. */
export interface ConflictAnswer {
  readonly conflicts: Hearing['conflicts'];
  /** True if the client has not named the parties yet: nobody can take it before. */
  readonly isAwaited: boolean;
}

/** Reason, in the viewer's file of vigilance, why they may not take a hearing; null if there is none. */
interface FileState {
  readonly fileRefusal: VigilanceRefusal | null;
}

/** The viewer's relation to one hearing, besides the facts that the rules of taking need. */
interface Standing {
  readonly isDeclined: boolean;
  /** True if some person acts for both the client and the viewer. */
  readonly isOwn: boolean;
}

/** Parts that only clients read, for all presented hearings. */
export interface OwnSteps {
  readonly steps: Awaited<ReturnType<typeof stepsOf>>;
  readonly documents: Partial<Record<string, NonNullable<Hearing['documents']>>>;
}

const townOf = async (bar: string | null): Promise<string | null> =>
  bar === null ? null : ((await courtOf(bar))?.town ?? null);

/** Name and bar of a hearing's taker, and the person who will appear for them, as shown to its client. */
const takerIn = async ({
  taker_id: id,
  taker_name: name,
  taker_bar,
  appears_name: appears,
}: HearingRow): Promise<Hearing['taker']> =>
  id === null || name === null ? null : { id, name, bar: await townOf(taker_bar), appears };

/**
 * The client of a hearing. Until they take it, avocats read only the bar: the name would reveal to the other
 * side who will be absent.
 */
const clientIn = async (row: HearingRow, isParty: boolean): Promise<Hearing['client']> => ({
  id: isParty ? row.client_id : null,
  name: isParty ? row.client_name : null,
  isFirm: row.client_kind === 'COMPANY',
  bar: await townOf(row.client_bar),
});

/** The first reason, besides the rules of taking, why the viewer may not take it; null if there is none. */
const closedBy = ({
  isOwn,
  isAwaited,
  fileRefusal,
}: Pick<Standing, 'isOwn'> & Pick<ConflictAnswer, 'isAwaited'> & FileState) => {
  if (isOwn) return 'OWN_FIRM' as const;
  return isAwaited ? ('PARTIES_AWAITED' as const) : fileRefusal;
};

export const presentHearing = async (
  row: HearingRow,
  reading: Reading,
  {
    conflicts,
    isAwaited,
    isDeclined,
    isOwn,
    fileRefusal,
    own,
  }: ConflictAnswer & Standing & FileState & { readonly own: OwnSteps },
): Promise<Hearing> => {
  const { viewer, about, now } = reading;
  const court = (await courtOf(row.court)) ?? refuse('NOT_FOUND');
  const isClient = row.client_id === viewer.memberId;
  const isTaker = row.taker_id === viewer.memberId;
  const allowed = answerFor(row, court, reading);
  const code = closedBy({ isOwn, isAwaited, fileRefusal });
  const answer =
    allowed.ok && code !== null ? { ok: false as const, code, reason: problemKinds[code].title } : allowed;
  const mayDecline = viewer.acting === null && about.readingRefusal === null && !isDeclined;
  return {
    id: row.id,
    court: presentCourt(court),
    act: row.act,
    heldAt: row.held_at.toISOString(),
    chamber: row.chamber,
    matter: row.matter,
    price: centsToEuros(row.price_cents),
    mode: row.mode,
    ndaVersion: row.agreement_version,
    state: row.state,
    client: await clientIn(row, isClient || isTaker),
    taker: isClient ? await takerIn(row) : null,
    stoppedReason: isClient ? row.stopped_reason : null,
    km: about.home === null ? null : Math.round(distanceKm(about.home, [court.latitude, court.longitude])),
    postulationID: isClient || isTaker ? row.application_id : null,
    permitted: permittedAbout(
      {
        state: row.state,
        heldAt: row.held_at,
        raised: row.raised,
        isClient,
        mayTake: answer.ok,
        mayDecline,
      },
      now,
    ),
    isDeclined,
    refusal: answer.ok || isClient || isTaker ? null : { code: answer.code, reason: answer.reason },
    conflicts,
    steps: isClient
      ? (own.steps[row.id] ?? []).map(({ kind, told, at }) => ({ kind, told, at: at.toISOString() }))
      : null,
    brief: isClient ? row.brief : null,
    documents: isClient ? (own.documents[row.id] ?? []) : null,
  };
};
