import type { Trx } from '../../../platform/database/database.ts';
import { lookUpAll } from '../lookups/service.ts';
import { matchesOf } from '../lookups/store.ts';
import { isOfAnother } from '../matches/service.ts';

/** State of the registers, for members who prove who they are. */

/**
 * True unless an imported register leaves doubt about the member: no line, several lines, or one that staff
 * refused.
 */
export const isUndoubted = async (trx: Trx, memberId: string): Promise<boolean> => {
  const matches = await matchesOf(trx, [memberId]);
  for (const { register, match, releasedOn } of await lookUpAll(trx, [memberId])) {
    if (releasedOn === null) continue;
    const [best] = match.found;
    if (!match.isSure || best === undefined) return false;
    if (matches.some((row) => row.register === register && row.state === 'refused')) return false;
    if (await isOfAnother(trx, { memberId, register, line: best.row })) return false;
  }
  return true;
};
