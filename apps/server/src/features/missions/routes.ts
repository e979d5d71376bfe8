import { eligibilityRules } from '@basoche/contract/missions/eligibility';
import * as calls from '@basoche/contract/missions/missions';
import * as publishingCalls from '@basoche/contract/missions/publishing';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { originOf } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { listMissions } from './open/service.ts';
import * as publishing from './publishing/service.ts';
import * as missions from './service.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { recordView } from './views/service.ts';

const openLists = [
  [calls.listMissions, false],
  [calls.listCustomerMissions, true],
] as const;

/** The calls about missions themselves; those about applications are mounted by the threads. */
export const missionRoutes = (mount: Mount, platform: Platform): void => {
  favouriteRoutes(mount, platform);
  invitationRoutes(mount, platform);
  suggestionRoutes(mount, platform);
  mount(eligibilityRules, () => missions.listRules(platform));
  for (const [call, isFromCustomer] of openLists) {
    mount(call, ({ viewer, query }) =>
      listMissions(platform, viewer, query, { isFromCustomer, sort: query.sort }, pageRequest(query)),
    );
  }
  mount(calls.singleMission, ({ viewer, params }) => missions.readMission(platform, viewer, params.id));
  mount(calls.otherMissions, ({ viewer, params }) => missions.otherMissions(platform, viewer, params.id));
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
};
