import type { Me } from '@basoche/contract/auth/auth';
import { homePath } from '@basoche/domain/access/home-path';

/** The account that each person used last on this device: it is where their next tab opens. */

/** Key of a person's last account: an id of a firm, or nothing for their own. */
const keyOf = ({ person }: Pick<Me, 'person'>) => `lastAccount:${person.id}`;

export const storeLastAccount = (me: Pick<Me, 'person' | 'acting'>): void => {
  try {
    localStorage.setItem(keyOf(me), me.acting?.firmID ?? '');
  } catch {
    // Storage is forbidden: a new tab opens on the person's own account.
  }
};

const lastAccountOf = (me: Pick<Me, 'person'>): string | null => {
  try {
    return localStorage.getItem(keyOf(me));
  } catch {
    return null;
  }
};

/**
 * The firm for which a new tab of this person opens; undefined for their own account. Links for a firm name it: all others are
 * about the own account, unless nothing happens there, and the person begins in their only firm.
 */
export const firmOfNewTab = (
  me: Pick<Me, 'person' | 'firms' | 'isOwnEmpty'>,
  pathname: string,
): Me['firms'][number] | undefined => {
  const last = lastAccountOf(me);
  if (!me.isOwnEmpty && pathname !== '/' && pathname !== homePath(null)) return undefined;
  const found = me.firms.find(({ firmID }) => firmID === last);
  return found ?? (me.isOwnEmpty && last !== '' && me.firms.length === 1 ? me.firms[0] : undefined);
};
