import { eligibilityRules } from '@basoche/contract/missions/eligibility';
import * as favouriteCalls from '@basoche/contract/missions/favourites';
import * as invitationCalls from '@basoche/contract/missions/invitations';
import * as calls from '@basoche/contract/missions/missions';
import * as publishingCalls from '@basoche/contract/missions/publishing';
import * as ruleCalls from '@basoche/contract/missions/rules';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { originOf } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import * as favourites from './favourites/service.ts';
import * as invitations from './invitations/service.ts';
import { listMissions } from './list/service.ts';
import * as publishing from './publishing/service.ts';
import * as rules from './rules/service.ts';
import * as missions from './service.ts';
import { suggestions } from './suggestions/service.ts';
import { recordView } from './views/service.ts';

const openLists = [
  [calls.listMissions, false],
  [calls.listCustomerMissions, true],
] as const;

/** Calls about missions. The threads mount the calls about applications. */
export const missionRoutes = (mount: Mount, platform: Platform): void => {
  mount(eligibilityRules, ({ source }) => missions.listRules(source));
  for (const [call, isFromCustomer] of openLists) {
    mount(call, ({ viewer, query, source }) =>
      listMissions(source, viewer, query, { isFromCustomer, sort: query.sort }, pageRequest(query)),
    );
  }
  mount(calls.singleMission, async ({ viewer, params, source }) => {
    const mission = await missions.readMission(source, viewer, params.id);
    await missions.missionWasRead(platform, viewer, mission);
    return mission;
  });
  mount(calls.otherMissions, ({ viewer, params, source }) =>
    missions.otherMissions(source, viewer, params.id),
  );
  mount(publishingCalls.createMission, ({ viewer, body, key }) =>
    publishing.create(platform, viewer, body, key),
  );
  mount(publishingCalls.updateMission, ({ viewer, params, body }) =>
    publishing.update(platform, viewer, params.id, body),
  );
  mount(publishingCalls.publishMission, ({ viewer, params, body }) =>
    publishing.publish(platform, viewer, params.id, body.toPublish),
  );
  mount(publishingCalls.fillMission, ({ viewer, params, key }) =>
    publishing.fill(platform, viewer, params.id, key),
  );
  mount(publishingCalls.relaunchMission, ({ viewer, params, body, key }) =>
    publishing.relaunch(platform, viewer, params.id, body.endDate, key),
  );
  mount(calls.viewMission, ({ viewer, params, request }) =>
    recordView(platform, viewer, params.id, {
      network: originOf(request).network,
      userAgent: request.headers['user-agent'] ?? '',
    }),
  );
  mount(calls.countOwnMissions, ({ viewer, params }) => missions.countOwn(platform, viewer, params.id));
  mount(calls.listOwnMissions, ({ viewer, params, query }) =>
    missions.listByCreator(platform, viewer, params.id, query.isArchived, pageRequest(query)),
  );

  mount(favouriteCalls.listFavourites, ({ viewer, query }) =>
    favourites.list(platform, viewer, pageRequest(query)),
  );
  mount(favouriteCalls.keepFavourite, ({ viewer, params }) => favourites.keep(platform, viewer, params.id));
  mount(favouriteCalls.dropFavourite, ({ viewer, params }) => favourites.drop(platform, viewer, params.id));

  mount(invitationCalls.inviteToApply, ({ viewer, body }) => invitations.invite(platform, viewer, body));
  mount(invitationCalls.listInvitableMissions, ({ viewer, params, query }) =>
    invitations.listInvitable(platform, viewer, params.memberID, pageRequest(query)),
  );

  mount(invitationCalls.suggestInvitees, ({ viewer, params }) => suggestions(platform, viewer, params.id));

  mount(ruleCalls.readRules, () => rules.read(platform));
  mount(ruleCalls.changeEligibility, ({ viewer, body }) => rules.changeRule(platform, viewer, body));
  mount(ruleCalls.changePortage, ({ viewer, body }) => rules.changeExclusions(platform, viewer, body));
  mount(ruleCalls.changeConflicts, ({ viewer, body }) => rules.changeLevel(platform, viewer, body));
  mount(ruleCalls.changeHearingRules, ({ viewer, body }) => rules.changeReach(platform, viewer, body));
  mount(ruleCalls.changeDemands, ({ viewer, body }) => rules.changeDemand(platform, viewer, body));
  mount(ruleCalls.listRuleChanges, ({ query }) => rules.history(platform, pageRequest(query)));
};
