import * as own from '@basoche/contract/public-registers/own';
import * as calls from '@basoche/contract/public-registers/registers';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as decisions from './decisions/service.ts';
import * as editions from './editions/service.ts';
import { dispute, listOwn } from './own/service.ts';
import { listRegisters } from './service.ts';

/** Calls about public registers: of staff, and of members about themselves. */
export const publicRegisterRoutes = (mount: Mount, platform: Platform): void => {
  mount(own.listOwnRegisters, ({ viewer }) => listOwn(platform, viewer));
  mount(own.disputeRegister, ({ viewer, body }) => dispute(platform, viewer, body.register));
  mount(calls.listRegisters, () => listRegisters(platform));
  mount(calls.acceptEdition, ({ viewer, params }) => editions.accept(platform, viewer, params.id));
  mount(calls.refuseEdition, ({ viewer, params }) => editions.refuseHeld(platform, viewer, params.id));
  mount(calls.listRegisterMatches, ({ query }) =>
    decisions.listMatches(platform, query.state, pageRequest(query)),
  );
  mount(calls.confirmMatch, ({ viewer, params, body }) =>
    decisions.confirm(platform, viewer, { memberId: params.id, ...body }),
  );
  mount(calls.refuseMatch, ({ viewer, params, body }) =>
    decisions.refuseAll(platform, viewer, { memberId: params.id, ...body }),
  );
};
