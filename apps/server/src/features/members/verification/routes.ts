import * as calls from '@basoche/contract/members/verification';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as verification from './service.ts';

export const verificationRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readVerification, ({ viewer }) => verification.readVerification(platform, viewer));
  mount(calls.addProof, ({ viewer, query, body }) =>
    verification.addProof(platform, viewer, query.slot, body.file),
  );
  mount(calls.readProof, ({ viewer, params }) =>
    verification.openProof(platform, { memberId: viewer.memberId, id: params.id }),
  );
  mount(calls.removeProof, ({ viewer, params }) => verification.removeProof(platform, viewer, params.id));
  mount(calls.sendProofs, ({ viewer }) => verification.sendProofs(platform, viewer));
};
