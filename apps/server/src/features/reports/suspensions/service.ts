import type { ReportDecision } from '@basoche/contract/reports/reports';
import type { decideSuspensionAppeal, SuspensionAppeal } from '@basoche/contract/reports/suspension-appeals';
import type { BodyOf } from '@basoche/contract/route';
import type { Db } from '../../../platform/database/database.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { restoreAfterAppeal } from '../../members/staff-decisions/service.ts';
import { decidedAt, presentAppealState, presentDecision } from '../appeals/presenter.ts';
import { answer, lodge } from '../appeals/service.ts';
import { type AppealRow, findAppeal, findDecision, othersAble } from '../appeals/store.ts';
import { presentStaffAppeal, type Reader } from '../decisions/presenter.ts';
import * as store from './store.ts';

/**
 * Appeals of suspended members, who have no session: the link of their mail shows the decision and takes the appeal. Staff
 * decide on it.
 */

/** A suspension without a report, for the suspended member. */
const presentSuspension = (
  { id, reason, decided_at }: store.SuspensionRow,
  appeal: AppealRow | undefined,
  now: Date,
): ReportDecision => ({
  id,
  party: 'subject',
  report: null,
  measured: {
    measures: ['accountSuspended'],
    inForce: [],
    ground: null,
    statement: reason,
    at: decided_at.toISOString(),
    hidden: null,
  },
  ...presentAppealState(decided_at, appeal, now),
});

const presentSuspensionAppeal = (
  row: store.SuspensionAppealRow,
  reader: Reader,
  now: Date,
): SuspensionAppeal => {
  const { party: _, ...appeal } = presentStaffAppeal(row, row.suspended_by, reader, now);
  return {
    ...appeal,
    member: { id: row.member_id, name: row.member_name, role: row.member_kind },
    suspendedAt: row.suspended_at.toISOString(),
    suspendedBy: row.suspended_by_name,
    statement: row.statement,
    isInForce: row.is_in_force,
  };
};

const nothingThere = () => refuse('NOT_FOUND');

/** The decision behind a link, with its appeal and its presentation. */
const openLink = async (db: Db, code: string) => {
  const linked = (await store.findLinked(db, hashOfSecret(code))) ?? nothingThere();
  const { report_id: reportId, decision_id: decisionId, member_id: memberId } = linked;
  if (reportId !== null) {
    const row = (await findDecision(db, reportId, memberId)) ?? nothingThere();
    return {
      memberId,
      about: { reportId, party: 'subject' } as const,
      decidedAt: decidedAt(row, 'subject'),
      present: (appeal: AppealRow | undefined, now: Date) => presentDecision(row, 'subject', appeal, now),
    };
  }
  const row = (await store.findSuspension(db, decisionId ?? nothingThere())) ?? nothingThere();
  return {
    memberId,
    about: { decisionId: row.id, party: 'subject' } as const,
    decidedAt: row.decided_at,
    present: (appeal: AppealRow | undefined, now: Date) => presentSuspension(row, appeal, now),
  };
};

export const readByLink = async (
  { database: { db }, clock }: Platform,
  code: string,
): Promise<ReportDecision> => {
  const { about, present } = await openLink(db, code);
  return present(await findAppeal(db, about), clock.now());
};

export const appealByLink = (
  { database, clock }: Platform,
  code: string,
  text: string,
): Promise<ReportDecision> =>
  database.transaction(async (trx) => {
    const linked = await openLink(trx, code);
    if (!(await store.lockAccount(trx, linked.memberId))) refuse('NOT_FOUND');
    const now = clock.now();
    const appeal = await lodge(trx, linked.about, { decidedAt: linked.decidedAt, text, now });
    return linked.present(appeal, now);
  });

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

const readerOf = async (db: Db, { memberId }: Staff) => ({
  memberId,
  othersAble: await othersAble(db, memberId),
});

export const listAppeals = async (
  { database: { db }, clock }: Platform,
  viewer: Staff,
  list: store.SuspensionAppealList,
  page: PageRequest,
): Promise<Page<SuspensionAppeal>> => {
  const rows = await store.listAppeals(db, list, page);
  const reader = await readerOf(db, viewer);
  const now = clock.now();
  const shown = (row: store.SuspensionAppealRow) => presentSuspensionAppeal(row, reader, now);
  return pageOf(rows, page.limit, shown, placeBy('at'));
};

/**
 * Decides an appeal: the suspension stays, or the account is restored unless something else suspends it. One mail tells the
 * appellant the outcome and the reason.
 */
export const decideAppeal = (
  platform: Platform,
  by: Staff,
  id: string,
  { outcome, reason }: BodyOf<typeof decideSuspensionAppeal>,
): Promise<SuspensionAppeal> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const row = (await store.findAppeal(trx, id)) ?? refuse('NOT_FOUND');
    await answer(trx, row, { by, first: row.suspended_by, outcome, reason }, now);
    const { member_id: userId, suspension_id: decisionId } = row;
    const restored =
      outcome === 'reversed'
        ? await restoreAfterAppeal(platform, trx, by, { userId, reason, ended: { decisionId } })
        : null;
    if (restored !== null) await recordAct(trx, by, restored, now);
    const details = { outcome, decision: decisionId };
    await recordAct(trx, by, { act: 'member/appeal', on: { kind: 'member', id: userId }, details }, now);
    const appeal = (await store.findAppeal(trx, id)) ?? refuse('NOT_FOUND');
    return presentSuspensionAppeal(appeal, await readerOf(trx, by), now);
  });
