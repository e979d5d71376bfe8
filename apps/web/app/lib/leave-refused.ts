import type { Problem } from '@basoche/contract/problem';
import { actFor, readActing } from './acting.ts';
import type { Caller } from './api.ts';
import { expireToken, readToken } from './token.ts';

/** Ends the session that a call was refused for, or leads the tab back to the person's own account, if it is still there. */
export const leaveIfRefused = ({ code, title }: Problem, { token, firm }: Caller): void => {
  if (code === 'UNAUTHENTICATED' && token && token === readToken()) expireToken();
  if ((code === 'SEAT_ENDED' || code === 'FIRM_NOT_HERE') && firm && firm === readActing())
    actFor(null, title);
};
