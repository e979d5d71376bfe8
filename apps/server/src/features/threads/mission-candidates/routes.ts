import * as calls from '@basoche/contract/threads/mission-candidates';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as candidates from './service.ts';

export const missionCandidateRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.listCandidates, ({ viewer, params, query }) => {
    const { state: states, shortlisted, sort = 'newest' } = query;
    const asked = { states, isShortlisted: shortlisted === 'true', sort };
    return candidates.listCandidates(platform, viewer, params.id, asked, pageRequest(query));
  });
  mount(calls.countCandidates, ({ viewer, params }) =>
    candidates.countCandidates(platform, viewer, params.missionID),
  );
  mount(calls.shortlistCandidate, ({ viewer, params, body }) =>
    candidates.shortlist(platform, viewer, params.id, body.isShortlisted),
  );
  mount(calls.noteCandidate, ({ viewer, params, body }) =>
    candidates.note(platform, viewer, params.id, body.note),
  );
  mount(calls.writeToCandidates, ({ viewer, params, body }) =>
    candidates.write(platform, viewer, params.id, body),
  );
};
