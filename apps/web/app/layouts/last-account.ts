import type { Me } from '@basoche/contract/auth/auth';
import { homePath } from '@basoche/domain/access/home-path';

/** Last account that each person used on this device; their next tab starts with it. */

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
 * Firm that a new tab acts for; undefined for the person's own account. A link that names no firm opens the
 * own account, unless that account is empty. An empty own account without a stored choice opens the person's
 * only firm.
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
