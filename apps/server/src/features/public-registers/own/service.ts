import type { OwnRegister } from '@basoche/contract/public-registers/own';
import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { followRegister } from '../../hearings/bars/service.ts';
import { lock } from '../decisions/store.ts';
import { lockAccount, lockEditionsInForce, lockLines } from '../matches/store.ts';
import { presentOwn } from './presenter.ts';
import * as store from './store.ts';

/** Lines of public registers about a member, as the member reads them (rules §11, "Objection"). */

type Owner = Pick<Viewer, 'memberId'>;

const list = async (db: Db, { memberId }: Owner): Promise<OwnRegister[]> =>
  (await store.listOwn(db, memberId)).map(presentOwn);

export const listOwn = ({ database }: Platform, viewer: Owner): Promise<OwnRegister[]> =>
  list(database.db, viewer);

/**
 * Removes a line from a member who says that it is not theirs. Only staff can restore it: otherwise members
 * who leave a register could object to their line and keep the status.
 */
export const dispute = (
  { database, clock }: Platform,
  viewer: Owner,
  register: PublicRegister,
): Promise<OwnRegister[]> =>
  database.transaction(async (trx) => {
    await lockEditionsInForce(trx);
    await lockLines(trx, register);
    if (!(await lockAccount(trx, viewer.memberId))) refuse('NOT_FOUND');
    const match = (await lock(trx, viewer.memberId, register)) ?? refuse('NOT_FOUND');
    if (match.state !== 'confirmed')
      refuse('STATE_CHANGED', { title: 'Cette inscription n’est plus confirmée.' });
    const now = clock.now();
    await store.dispute(trx, viewer.memberId, register, now);
    await followRegister(trx, [viewer.memberId], now);
    return list(trx, viewer);
  });
