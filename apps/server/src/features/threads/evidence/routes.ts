import * as calls from '@basoche/contract/threads/evidence';
import type { Mount } from '../../../platform/http/mount.ts';
import { originOf } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readEvidence, verifyEvidence } from './service.ts';

/** Whoever names JSON and not PDF gets JSON; a browser that takes anything gets what people read. */
const wished = (accept = ''): 'pdf' | 'json' =>
  accept.includes('application/json') && !accept.includes('application/pdf') ? 'json' : 'pdf';

export const evidenceRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.readEvidence, ({ viewer, params, request }) =>
    readEvidence(platform, viewer, params.id, wished(request.headers.accept)),
  );
  mount(calls.verifyEvidence, ({ body }) => verifyEvidence(platform, body.file), {
    atTheDoor: (request) => platform.budgets.evidenceChecksOfNetwork.take(originOf(request).network),
  });
};
