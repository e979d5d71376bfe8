import * as calls from '@basoche/contract/members/verification';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openProof } from '../verification/service.ts';
import * as decisions from './service.ts';

export const verificationDecisionRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listVerifications, ({ query }) => decisions.requestsWaiting(platform, pageRequest(query)));
  mount(calls.listDecidedVerifications, ({ query }) =>
    decisions.requestsDecided(platform, pageRequest(query)),
  );
  mount(calls.readSentProof, ({ params }) =>
    openProof(platform, { memberId: params.userId, id: params.documentID, sent: true }),
  );
  mount(calls.acceptVerification, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'accept' }),
  );
  mount(calls.refuseVerification, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'refuse' }),
  );
  mount(calls.askVerificationAgain, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'askAgain' }),
  );
};
