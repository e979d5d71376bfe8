import { guardPaths } from '@basoche/domain/access/guards';
import type { UserType } from '@basoche/domain/members/kinds';

interface Confirmed {
  readonly userType: UserType;
  readonly isVerified: boolean;
}

/** Where a member goes on from once their address is confirmed: back to what they came for, else to their next step. */
export const afterConfirmation = ({ userType, isVerified }: Confirmed, back: string | null): string => {
  if (back !== null) return back;
  return isVerified || userType === 'CUSTOMER' ? guardPaths.home : guardPaths.verify;
};
