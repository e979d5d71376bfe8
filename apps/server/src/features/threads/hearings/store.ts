import type { HearingEnd, HearingReport } from '@basoche/domain/hearings/report';
import type { Application } from '@basoche/domain/threads/application';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { HearingEndingTable, HearingReportTable } from '../../../platform/database/schema/tables.ts';

/** The hearing of a thread, its report, and its end before the hour: cancelled, given back or taken back. */

/** A hearing as JSON returns it. */
export interface HearingOfThread {
  readonly id: string;
  readonly court: string;
  readonly act: 'pleading' | 'representation';
  readonly held_at: string;
  readonly chamber: string | null;
  readonly matter: string;
  readonly report: (Pick<HearingReport, 'outcome' | 'text' | 'nextDay'> & { readonly at: string }) | null;
  readonly end: {
    readonly kind: HearingEnd['kind'];
    readonly why: HearingEndingTable['why'];
    readonly text: string | null;
    readonly at: string;
    readonly isTakenBack: boolean;
  } | null;
}

/**
 * The hearing of application `a`; null for every other thread. It belongs to the mission, so it is the same
 * if another member took it later.
 */
export const hearingFacts = sql`(
  select json_build_object('id', h.mission_id, 'court', h.court, 'act', h.act, 'held_at', h.held_at, 'chamber', h.chamber,
    'matter', h.matter,
    'report', (select json_build_object('outcome', r.outcome, 'text', r.text, 'nextDay', r.next_day, 'at', r.at)
      from hearing_report r where r.application_id = a.id),
    'end', (select json_build_object('kind', e.kind, 'why', e.why, 'text', e.words, 'at', e.at, 'isTakenBack', e.is_taken_back)
      from hearing_ending e where e.application_id = a.id))
  from hearing h where h.mission_id = a.mission_id)`;

const readEnd = (end: HearingOfThread['end']): HearingEnd | null => {
  if (end === null) return null;
  const { kind, why, text, isTakenBack } = end;
  const at = new Date(end.at);
  return kind === 'cancelled' || why === null
    ? { kind: 'cancelled', at }
    : { kind: 'returned', at, why, text, isTakenBack };
};

/** The hearing of a thread, as the rules decide on it. */
export const readHearing = (
  hearing: HearingOfThread | null,
): Pick<Application, 'hearing' | 'report' | 'hearingEnd'> => ({
  hearing: hearing && { heldAt: new Date(hearing.held_at) },
  report: hearing?.report ? { ...hearing.report, at: new Date(hearing.report.at) } : null,
  hearingEnd: readEnd(hearing?.end ?? null),
});

export const insertReport = async (trx: Db, row: Insertable<HearingReportTable>): Promise<void> => {
  await trx.insertInto('hearing_report').values(row).execute();
};

/** Inserts the end of a hearing, with the person who was to appear: the one in charge of the locked thread. */
export const insertEnding = async (
  trx: Db,
  row: Omit<Insertable<HearingEndingTable>, 'appears_id'>,
): Promise<void> => {
  const appears = sql<string>`(
    select coalesce(s.person_id, a.candidate_id) from application a left join seat s on s.id = a.candidate_seat_id
    where a.id = ${row.application_id}::uuid)`;
  await trx
    .insertInto('hearing_ending')
    .values({ ...row, appears_id: appears })
    .execute();
};
