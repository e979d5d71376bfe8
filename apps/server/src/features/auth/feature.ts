import { parisDay } from '@basoche/domain/time/paris';
import { inBatches } from '../../platform/database/batches.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { barOf } from '../hearings/bars/service.ts';
import { closeCalendar } from '../members/calendars/service.ts';
import { completenessOf } from '../members/completeness/service.ts';
import { proveByProvider } from '../members/verification-decisions/service.ts';
import { hasPublished } from '../missions/service.ts';
import { hasUnread } from '../notifications/service.ts';
import { eraseMember } from '../own-data/erasure/service.ts';
import { owesRenewal } from '../payments/subscriptions/service.ts';
import { isUndoubted } from '../public-registers/proofs/service.ts';
import { acceptAtRegistration, owesTexts } from '../terms/service.ts';
import { holdsFiles } from '../vigilance/candidates/service.ts';
import { addressHandlers } from './address/reactions.ts';
import type { IdentityNeighbours } from './identity-provider/service.ts';
import { officeAccountHandlers } from './office-accounts/reactions.ts';
import { authHandlers } from './reactions.ts';
import { authRoutes } from './routes.ts';
import { secondFactorHandlers } from './second-factor/reactions.ts';
import type { AccountNeighbours } from './service.ts';
import * as store from './store.ts';

/** Functions of other features that the service of accounts needs; it gets them from here and does not import these features. */
const neighbours = (platform: Platform): AccountNeighbours & IdentityNeighbours => ({
  hasUnread,
  owesRenewal,
  owesTerms: (db, memberId) => owesTexts(db, memberId, platform.clock.now()),
  acceptTexts: (trx, memberId, shown) => acceptAtRegistration(trx, memberId, shown, platform.clock.now()),
  completenessOf,
  hasPublished,
  holdsFiles: (db, memberId) => holdsFiles(db, memberId, parisDay(platform.clock.now())),
  hasBar: async (db, memberId) => (await barOf(db, memberId)) !== null,
  erase: async (trx, memberId) => {
    await eraseMember(platform, trx, memberId);
  },
  closeCalendar,
  prove: (trx, proof, now) => proveByProvider(trx, proof, { now, isUndoubted }),
});

/** The feature of accounts: registration, login, second factor, change of address. Each night, expired rows are deleted. */
export const auth = {
  routes: (mount, platform) => authRoutes(mount, platform, neighbours(platform)),
  handlers: {
    ...authHandlers,
    ...addressHandlers,
    ...secondFactorHandlers,
    ...officeAccountHandlers,
    'auth.forgetExpired': async (_payload, { database, clock }) => {
      const now = clock.now();
      for (const table of store.expiringTables)
        await inBatches((limit) => store.deleteExpired(database.db, table, now, limit));
    },
  },
  schedules: [{ task: 'auth.forgetExpired', cronUtc: '15 3 * * *' }],
} satisfies Feature;
