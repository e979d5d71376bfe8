import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { notify } from '../../../notifications/service.ts';
import { lockTeam } from '../../service.ts';
import { recordFirmAct } from '../../store.ts';
import { approversOf } from '../presenter.ts';
import * as store from '../store.ts';

/** Limit of a firm above which a deposit needs a second person (rules §8, Deposits). */

export const changeSettings = (
  { database, clock }: Platform,
  viewer: Viewer,
  { depositLimit }: { readonly depositLimit: number | null },
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { firm, own, seats } = await lockTeam(trx, viewer);
    if (own.role !== 'owner') refuse('ROLE_NOT_ALLOWED');
    const cents = depositLimit === null ? null : eurosToCents(depositLimit);
    const fromCents = firm.deposit_limit_cents;
    if (cents === fromCents) return;
    await store.setLimit(trx, firm.id, cents);
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
