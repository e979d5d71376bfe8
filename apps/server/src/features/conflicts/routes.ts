import { listAskedNatures } from '@basoche/contract/conflicts/asked';
import * as checkCalls from '@basoche/contract/conflicts/checks';
import * as partyCalls from '@basoche/contract/conflicts/parties';
import * as calls from '@basoche/contract/conflicts/register';
import type { Mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import * as checks from './checks/service.ts';
import * as parties from './parties/service.ts';
import * as register from './register/service.ts';

/**
 * Calls of the conflict check. NOT_FOUND while the switch `CONFLICTS` is off, except those that a form needs.
 */
export const conflictRoutes = (mounted: Mount, platform: Platform): void => {
  const mount: Mount = (route, handler, options) =>
    mounted(
      route,
      async (call) => {
        if (!platform.config.conflicts) refuse('NOT_FOUND');
        return handler(call);
      },
      options,
    );

  mounted(listAskedNatures, ({ viewer }) => parties.listAskedNatures(platform, viewer));

  mount(calls.readRegister, ({ viewer }) => register.read(platform, viewer));
  mount(calls.listEntries, ({ viewer }) => register.list(platform, viewer));
  mount(calls.addEntries, ({ viewer, body }) => register.add(platform, viewer, body.entries));
  mount(calls.changeEntry, ({ viewer, params, body }) =>
    register.change(platform, viewer, { id: params.id, entry: body }),
  );
  mount(calls.removeEntry, ({ viewer, params }) => register.remove(platform, viewer, params.id));
  mount(calls.confirmRegister, ({ viewer }) => register.confirm(platform, viewer));
  mount(calls.eraseRegister, ({ viewer }) => register.erase(platform, viewer));

  mount(partyCalls.readParties, ({ viewer, params }) => parties.read(platform, viewer, params.id));
  mount(partyCalls.nameParties, ({ viewer, params, body }) =>
    parties.name(platform, viewer, { missionId: params.id, ...body }),
  );

  mount(checkCalls.readCheck, ({ viewer, params }) => checks.read(platform, viewer, params.missionID));
  mount(checkCalls.askCheck, ({ viewer, params }) => checks.ask(platform, viewer, params.missionID));
};
