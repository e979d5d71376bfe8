import * as calls from '@basoche/contract/jobs/drafts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as drafts from './service.ts';

export const draftRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listJobDrafts, ({ viewer }) => drafts.list(platform, viewer));
  mount(calls.createJobDraft, ({ viewer, body }) => drafts.create(platform, viewer, body.values));
  mount(calls.updateJobDraft, ({ viewer, params, body }) =>
    drafts.update(platform, viewer, params.id, body.values),
  );
  mount(calls.deleteJobDraft, ({ viewer, params }) => drafts.remove(platform, viewer, params.id));
};
