import type { UserType } from '../members/kinds.ts';

/** Who looks at a screen: a visitor, or somebody who is logged in. `isVerified` is as `isVerifiedNow` says it. */
export type Viewer =
  | { readonly isLoggedIn: false }
  | {
      readonly isLoggedIn: true;
      readonly userType: UserType;
      readonly isVerified: boolean;
      /** Staff and partners: this session has passed its second factor. */
      readonly isProven?: boolean;
      /** A member who has a second factor, which this session has not passed: nobody, but for whoever asks for the code. */
      readonly isAsked?: boolean;
    };

/** Staff and partners work in the back-office and do nothing of a member's (rules §1). */
export const isMember = (userType: UserType): boolean => userType !== 'STAFF' && userType !== 'PARTNER';

/** Members of the trade: those who apply, keep missions and search. External customers publish only (rules §1). */
export const isOfTrade = (userType: UserType): boolean => isMember(userType) && userType !== 'CUSTOMER';

/** A client who is a natural person: always shown amounts with all taxes (rules §2). */
export const isConsumer = ({
  userType,
  isMoral,
}: {
  readonly userType: UserType;
  readonly isMoral: boolean;
}) => userType === 'CUSTOMER' && !isMoral;
