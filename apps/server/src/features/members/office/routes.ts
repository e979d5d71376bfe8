import * as calls from '@basoche/contract/members/office';
import * as verificationCalls from '@basoche/contract/members/verification';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { decideOnMember } from '../staff-decisions/service.ts';
import { openProof } from '../verification/service.ts';
import * as decisions from '../verification-decisions/service.ts';
import { listMembers, readMember } from './service.ts';

export const officeMemberRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listOfficeMembers, ({ query }) => listMembers(platform, query, pageRequest(query)));
  mount(calls.readOfficeMember, ({ viewer, params }) =>
    readMember(platform, platform.database.db, viewer, params.userId),
  );

  mount(calls.suspendMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'suspend' }),
  );
  mount(calls.restoreMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'restore' }),
  );
  mount(calls.endMemberSessions, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'endSessions' }),
  );
  mount(calls.eraseMember, ({ viewer, params, body }) =>
    decideOnMember(platform, viewer, { ...params, ...body, decision: 'erase' }),
  );

  mount(verificationCalls.listVerifications, ({ query }) =>
    decisions.requestsWaiting(platform, pageRequest(query)),
  );
  mount(verificationCalls.listDecidedVerifications, ({ query }) =>
    decisions.requestsDecided(platform, pageRequest(query)),
  );
  mount(verificationCalls.readSentProof, ({ params }) =>
    openProof(platform, { memberId: params.userId, id: params.documentID, sent: true }),
  );
  mount(verificationCalls.acceptVerification, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'accept' }),
  );
  mount(verificationCalls.refuseVerification, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'refuse' }),
  );
  mount(verificationCalls.askVerificationAgain, ({ viewer, params, body }) =>
    decisions.decideRequest(platform, viewer, { ...params, ...body, type: 'askAgain' }),
  );
};
