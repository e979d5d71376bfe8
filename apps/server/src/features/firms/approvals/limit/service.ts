import { depositStep } from '@basoche/domain/firms/deposit-approval';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import type { Trx } from '../../../../platform/database/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../notifications/service.ts';
import { planClosings } from '../../../payments/deposits/pages/service.ts';
import { lockTeam, type OwnTeam } from '../../service.ts';
import { recordFirmAct } from '../../store.ts';
import { approversOf, depositOf } from '../presenter.ts';
import * as store from '../store.ts';

/** Limit of a firm above which a deposit needs a second person (rules §8, Deposits). */

/**
 * Closes the open payment pages of a firm that its new limit forbids. Pages are opened under a lock of the
 * firm, so none is missed. A payment that the provider took before counts.
 */
const closePagesAbove = async (trx: Trx, team: OwnTeam, now: Date): Promise<void> => {
  const paged = await store.listPaged(trx, team.firm.id);
  const ids = paged.map((row) => row.application_id);
  const lasts = await store.listLast(trx, ids);
  const isAbove = (row: store.DepositPartsRow): boolean => {
    const deposit = depositOf(team, row, { last: lasts.get(row.application_id), now });
    return depositStep(deposit, team.own.personId) !== 'pay';
  };
  await planClosings(
    trx,
    paged.filter(isAbove).map((row) => row.application_id),
  );
};

/** Sets or lifts the limit, and tells the other owners and finance. */
export const changeSettings = (
  { database, clock }: Platform,
  viewer: Viewer,
  { depositLimit }: { readonly depositLimit: number | null },
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const team = await lockTeam(trx, viewer);
    const { firm, own, seats } = team;
    if (own.role !== 'owner') refuse('ROLE_NOT_ALLOWED');
    const cents = depositLimit === null ? null : eurosToCents(depositLimit);
    const fromCents = firm.deposit_limit_cents;
    if (cents === fromCents) return;
    await store.setLimit(trx, firm.id, cents);
    await closePagesAbove(trx, { ...team, firm: { ...firm, deposit_limit_cents: cents } }, now);
    const recorded = { firmId: firm.id, by: viewer.personId, at: now };
    await recordFirmAct(trx, recorded, { act: 'limit/changed', body: { cents, fromCents } });
    const title =
      cents === null
        ? 'Les dépôts de l’équipe n’ont plus de limite.'
        : `La limite des dépôts de l’équipe est désormais de ${formatCents(cents)}\u00a0TTC.`;
    const news = { memberId: firm.id, about: 'TEAM', key: 'DEPOSIT_LIMIT_CHANGED', title } as const;
    for (const { personId } of approversOf({ seats })) {
      if (personId !== own.personId) await notify(trx, { ...news, personId }, now);
    }
  });
