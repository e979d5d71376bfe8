import type { Thread } from '@basoche/contract/threads/threads';
import { personOf, type ThreadActor, type ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { courtOf, presentCourt } from '../../places/courts/service.ts';
import * as store from './store.ts';

/** The hearing of a thread: saved with its commands, read by its parties. */

/** Saves the report of a hearing, and its end before the hour: cancelled, given back or taken back. */
export const saveHearing = async (
  trx: Db,
  { id, by }: { readonly id: string; readonly by: ThreadActor },
  before: Pick<Application, 'report' | 'hearingEnd'>,
  { report, hearingEnd }: Application,
): Promise<void> => {
  const kept = { application_id: id, person_id: personOf(by) };
  if (report !== null && report !== before.report) {
    const { outcome, text, nextDay, at } = report;
    await store.insertReport(trx, { ...kept, outcome, text, next_day: nextDay, at });
  }
  if (hearingEnd !== null && hearingEnd !== before.hearingEnd) {
    const { why = null, text = null, isTakenBack = false } = hearingEnd.kind === 'returned' ? hearingEnd : {};
    await store.insertEnding(trx, {
      ...kept,
      kind: hearingEnd.kind,
      why,
      words: text,
      at: hearingEnd.at,
      is_taken_back: isTakenBack,
    });
  }
};

const iso = (at: string): string => new Date(at).toISOString();

/** The hearing as one party reads it. Only the taker reads why it was given back. */
export const presentHearing = async (
  hearing: store.HearingOfThread | null,
  viewer: ThreadParty,
): Promise<Thread['hearing']> => {
  if (hearing === null) return null;
  const { id, act, held_at, chamber, matter, report, end } = hearing;
  const court = (await courtOf(hearing.court)) ?? refuse('NOT_FOUND');
  return {
    id,
    court: presentCourt(court),
    heldAt: iso(held_at),
    chamber,
    matter,
    act,
    report: report && { ...report, at: iso(report.at) },
    end: end && {
      kind: end.kind,
      at: iso(end.at),
      why: viewer === 'candidate' && !end.isTakenBack ? end.why : null,
      text: end.text,
    },
  };
};
