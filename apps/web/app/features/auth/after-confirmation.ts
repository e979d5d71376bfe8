import { guardPaths } from '@basoche/domain/access/screen-guards';
import type { UserType } from '@basoche/domain/members/kinds';

interface ConfirmedMember {
  readonly userType: UserType;
  readonly isVerified: boolean;
}

/**
 * Path after the confirmation of the address: back to the screen that the member came from, otherwise their
 * next step.
 */
export const afterConfirmation = ({ userType, isVerified }: ConfirmedMember, back: string | null): string => {
  if (back !== null) return back;
  return isVerified || userType === 'CUSTOMER' ? guardPaths.home : guardPaths.verify;
};
