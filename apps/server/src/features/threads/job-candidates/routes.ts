import * as calls from '@basoche/contract/threads/job-candidates';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as candidates from './service.ts';

export const jobCandidateRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listJobCandidates, ({ viewer, params, query }) =>
    candidates.listCandidates(platform, viewer, params.id, query, pageRequest(query)),
  );
  mount(calls.countJobCandidates, ({ viewer, params }) =>
    candidates.countCandidates(platform, viewer, params.id),
  );
  mount(calls.countJobStages, ({ viewer, params }) => candidates.countStages(platform, viewer, params.id));
  mount(calls.moveJobCandidate, ({ viewer, params, body }) =>
    candidates.move(platform, viewer, params.id, body.stage),
  );
  mount(calls.noteJobCandidate, ({ viewer, params, body }) =>
    candidates.note(platform, viewer, params.id, body.note),
  );
  mount(calls.writeToJobCandidates, ({ viewer, params, body }) =>
    candidates.write(platform, viewer, params.id, body),
  );
};
