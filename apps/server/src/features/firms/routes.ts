import * as approvalCalls from '@basoche/contract/firms/approvals';
import * as assignmentCalls from '@basoche/contract/firms/assignments';
import * as domainCalls from '@basoche/contract/firms/domains';
import * as calls from '@basoche/contract/firms/firms';
import * as invitationCalls from '@basoche/contract/firms/invitations';
import * as journalCalls from '@basoche/contract/firms/journal';
import * as officeCalls from '@basoche/contract/firms/office';
import * as requestCalls from '@basoche/contract/firms/requests';
import * as teamCalls from '@basoche/contract/firms/team';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { originOf } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSettings } from './approvals/limit/service.ts';
import * as approvals from './approvals/service.ts';
import { assign } from './assignments/service.ts';
import * as domains from './domains/service.ts';
import * as invitations from './invitations/service.ts';
import * as journal from './journal/service.ts';
import * as links from './links/service.ts';
import * as office from './office/service.ts';
import { create, open } from './opening/service.ts';
import * as requests from './requests/service.ts';
import * as seats from './seats/service.ts';

/** Calls about firms. Not found while the switch `FIRMS` is off. */
export const firmRoutes = (mounted: Mount, platform: Platform): void => {
  const mount: Mount = (route, handler, options) =>
    mounted(
      route,
      async (call) => {
        if (!platform.config.firms) refuse('NOT_FOUND');
        return handler(call);
      },
      options,
    );

  mount(calls.openFirm, ({ viewer, body, request }) =>
    open(platform, viewer, { ...body, userAgent: request.headers['user-agent'] }),
  );
  mount(calls.createFirm, ({ viewer, body, key }) => create(platform, viewer, body, key));
  mount(calls.readFirm, ({ viewer }) => seats.readFirm(platform, viewer));

  mount(teamCalls.listSeats, ({ viewer }) => seats.listSeats(platform, viewer));
  mount(teamCalls.changeSeatRole, ({ viewer, params, body }) =>
    seats.changeRole(platform, viewer, { ...params, ...body }),
  );
  mount(teamCalls.removeSeat, ({ viewer, params, body }) =>
    seats.remove(platform, viewer, { ...params, ...body }),
  );
  mount(teamCalls.leaveFirm, ({ viewer, body }) => seats.leave(platform, viewer, body));

  mount(approvalCalls.changeFirmSettings, ({ viewer, body }) => changeSettings(platform, viewer, body));
  mount(approvalCalls.listDeposits, ({ viewer }) => approvals.list(platform, viewer));
  mount(approvalCalls.readApproval, ({ viewer, params }) => approvals.read(platform, viewer, params.id));
  mount(approvalCalls.askApproval, ({ viewer, params, key }) =>
    approvals.ask(platform, viewer, params.id, key),
  );
  mount(approvalCalls.withdrawApproval, ({ viewer, params }) =>
    approvals.withdraw(platform, viewer, params.id),
  );
  mount(approvalCalls.approveDeposit, ({ viewer, params, key }) =>
    approvals.decide(platform, viewer, { id: params.id, reason: null, key }),
  );
  mount(approvalCalls.refuseDeposit, ({ viewer, params, body, key }) =>
    approvals.decide(platform, viewer, { id: params.id, reason: body.reason, key }),
  );
  mount(assignmentCalls.assign, ({ viewer, params, body }) =>
    assign(platform, viewer, { ...params, ...body }),
  );

  mount(officeCalls.readOfficeFirms, ({ viewer, params }) => office.read(platform, viewer, params.userId));
  mount(officeCalls.nameOwner, ({ viewer, params, body }) =>
    office.decide(platform, viewer, { ...params, ...body, decision: 'nameOwner' }),
  );
  mount(officeCalls.endSeatByStaff, ({ viewer, params, body }) =>
    office.decide(platform, viewer, { ...params, ...body, decision: 'endSeat' }),
  );

  mount(journalCalls.listFirmActs, ({ viewer, query }) => journal.list(platform, viewer, pageRequest(query)));

  mount(invitationCalls.listFirmInvitations, ({ viewer }) => invitations.list(platform, viewer));
  mount(invitationCalls.inviteToFirm, ({ viewer, body, key }) =>
    invitations.invite(platform, viewer, body, key),
  );
  mount(invitationCalls.revokeFirmInvitation, ({ viewer, params }) =>
    invitations.revoke(platform, viewer, params.id),
  );
  mount(invitationCalls.listReceivedInvitations, ({ viewer }) => invitations.listReceived(platform, viewer));
  mount(invitationCalls.readReceivedInvitation, ({ viewer, params }) =>
    invitations.readReceived(platform, viewer, params.id),
  );
  mount(invitationCalls.acceptInvitation, ({ viewer, params, key }) =>
    invitations.accept(platform, viewer, params.id, key),
  );
  mount(invitationCalls.refuseInvitation, ({ viewer, params }) =>
    invitations.decline(platform, viewer, params.id),
  );

  mount(invitationCalls.makeFirmLink, ({ viewer, body }) => links.make(platform, viewer, body));
  mount(invitationCalls.readFirmLink, ({ body, request }) =>
    links.read(platform, body.token, originOf(request).network),
  );
  mount(invitationCalls.joinByLink, ({ viewer, body, key }) =>
    links.joinBy(platform, viewer, body.token, key),
  );

  mount(domainCalls.listDomains, ({ viewer }) => domains.list(platform, viewer));
  mount(domainCalls.addDomain, ({ viewer, body }) => domains.add(platform, viewer, body));
  mount(domainCalls.checkDomain, ({ viewer, params, body }) =>
    domains.check(platform, viewer, { ...body, ...params }),
  );
  mount(domainCalls.confirmDomain, ({ viewer, params, body }) =>
    domains.confirm(platform, viewer, { ...body, ...params }),
  );
  mount(domainCalls.removeDomain, ({ viewer, params }) => domains.remove(platform, viewer, params.id));

  mount(requestCalls.listJoinRequests, ({ viewer }) => requests.list(platform, viewer));
  mount(requestCalls.acceptJoinRequest, ({ viewer, params, key }) =>
    requests.accept(platform, viewer, params.id, key),
  );
  mount(requestCalls.refuseJoinRequest, ({ viewer, params }) =>
    requests.decline(platform, viewer, params.id),
  );
  mount(requestCalls.readFirmAtDomain, ({ viewer }) => requests.readAtDomain(platform, viewer));
  mount(requestCalls.askToJoin, ({ viewer, params, key }) => requests.ask(platform, viewer, params.id, key));
  mount(requestCalls.withdrawJoinRequest, ({ viewer, params }) =>
    requests.withdraw(platform, viewer, params.id),
  );
};
