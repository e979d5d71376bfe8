import type { Problem } from '@basoche/contract/problem';
import { actFor, readActing } from './acting.ts';
import type { Caller } from './api.ts';
import { expireToken, readToken } from './token.ts';

/**
 * After a refused call: ends the session if its token was refused, or returns the tab to the person's own
 * account if the firm was. Does nothing if the tab uses another token or firm by now.
 */
export const leaveIfRefused = ({ code, title }: Problem, { token, firm }: Caller): void => {
  if (code === 'UNAUTHENTICATED' && token && token === readToken()) expireToken();
  if ((code === 'SEAT_ENDED' || code === 'FIRM_NOT_HERE') && firm && firm === readActing())
    actFor(null, title);
};
