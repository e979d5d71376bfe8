import type { UserType } from '../members/kinds.ts';

/** The viewer of a screen: a visitor, or a logged-in user. `isVerified` is the result of `isVerifiedNow`. */
export type Viewer =
  | { readonly isLoggedIn: false }
  | {
      readonly isLoggedIn: true;
      readonly userType: UserType;
      readonly isVerified: boolean;
      /** For staff and partners: true if this session has passed its second factor. */
      readonly hasPassedSecondFactor?: boolean;
      /**
       * True for a member whose session has not passed their second factor yet: treated as a visitor, except
       * by the screen for the code.
       */
      readonly isAwaitingSecondFactor?: boolean;
    };

/** False for staff and partners: they work in the back-office and have no rights of members (rules §1). */
export const isMember = (userType: UserType): boolean => userType !== 'STAFF' && userType !== 'PARTNER';

/**
 * True for members of the trade, who apply, have favourites and search. External customers only publish
 * (rules §1).
 */
export const isOfTrade = (userType: UserType): boolean => isMember(userType) && userType !== 'CUSTOMER';

/** True for a client who is a natural person: amounts are always shown with all taxes (rules §2). */
export const isConsumer = ({
  userType,
  isMoral,
}: {
  readonly userType: UserType;
  readonly isMoral: boolean;
}) => userType === 'CUSTOMER' && !isMoral;
