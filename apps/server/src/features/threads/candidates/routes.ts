import { countJobs } from '@basoche/contract/jobs/jobs';
import * as missionCalls from '@basoche/contract/missions/missions';
import * as jobApplicationCalls from '@basoche/contract/threads/job-applications';
import * as jobCandidateCalls from '@basoche/contract/threads/job-candidates';
import * as missionApplicationCalls from '@basoche/contract/threads/mission-applications';
import * as missionCandidateCalls from '@basoche/contract/threads/mission-candidates';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { assertActor } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as jobApplications from '../job-applications/service.ts';
import * as jobCandidates from '../job-candidates/service.ts';
import * as missionApplications from '../mission-applications/service.ts';
import * as missionCandidates from '../mission-candidates/service.ts';

const ofMembers = { isFromCustomer: false };
const ofCustomers = { isFromCustomer: true };

/** Calls about applications and candidates, of missions and of offers. */
export const applicationRoutes = (mount: Mount, platform: Platform): void => {
  mount(missionApplicationCalls.applyToMission, ({ viewer, body, key }) =>
    missionApplications.apply(platform, viewer, body, key),
  );
  mount(missionApplicationCalls.hasApplied, ({ viewer, params }) =>
    missionApplications.hasApplied(platform, viewer, params.missionID, params.userID),
  );
  mount(missionApplicationCalls.listAppliedMissions, ({ viewer, params, query }) => {
    assertActor(params.userID, viewer.memberId);
    return missionApplications.listApplied(platform, viewer, query, ofMembers, pageRequest(query));
  });
  mount(missionApplicationCalls.listAppliedCustomerMissions, ({ viewer, query }) =>
    missionApplications.listApplied(platform, viewer, query, ofCustomers, pageRequest(query)),
  );
  mount(missionCalls.countMissions, ({ viewer, params, query, source }) => {
    assertActor(params.id, viewer.memberId);
    return missionApplications.countAllAndApplied(source, viewer, query, ofMembers);
  });
  mount(missionCalls.countCustomerMissions, ({ viewer, query, source }) =>
    missionApplications.countAllAndApplied(source, viewer, query, ofCustomers),
  );

  mount(missionCandidateCalls.listCandidates, ({ viewer, params, query }) => {
    const { state: states, shortlisted, sort = 'newest' } = query;
    const asked = { states, isShortlisted: shortlisted === 'true', sort };
    return missionCandidates.listCandidates(platform, viewer, params.id, asked, pageRequest(query));
  });
  mount(missionCandidateCalls.countCandidates, ({ viewer, params }) =>
    missionCandidates.countCandidates(platform, viewer, params.missionID),
  );
  mount(missionCandidateCalls.countShortlisted, ({ viewer, params }) =>
    missionCandidates.countShortlisted(platform, viewer, params.missionID),
  );
  mount(missionCandidateCalls.shortlistCandidate, ({ viewer, params, body }) =>
    missionCandidates.shortlist(platform, viewer, params.id, body.isShortlisted),
  );
  mount(missionCandidateCalls.noteCandidate, ({ viewer, params, body }) =>
    missionCandidates.note(platform, viewer, params.id, body.note),
  );
  mount(missionCandidateCalls.writeToCandidates, ({ viewer, params, body }) =>
    missionCandidates.write(platform, viewer, params.id, body),
  );

  mount(jobApplicationCalls.applyToJob, ({ viewer, params, body, key }) =>
    jobApplications.apply(platform, viewer, params.id, body ?? {}, key),
  );
  mount(jobApplicationCalls.didApplyToJob, ({ viewer, params }) =>
    jobApplications.didApply(platform, viewer, params.id),
  );
  mount(jobApplicationCalls.listAppliedJobs, ({ viewer, query }) =>
    jobApplications.listApplied(platform, viewer, query, pageRequest(query)),
  );
  mount(countJobs, ({ viewer, query, source }) => jobApplications.countAllAndApplied(source, viewer, query));

  mount(jobCandidateCalls.listJobCandidates, ({ viewer, params, query }) =>
    jobCandidates.listCandidates(platform, viewer, params.id, query, pageRequest(query)),
  );
  mount(jobCandidateCalls.countJobCandidates, ({ viewer, params }) =>
    jobCandidates.countCandidates(platform, viewer, params.id),
  );
  mount(jobCandidateCalls.countJobStages, ({ viewer, params }) =>
    jobCandidates.countStages(platform, viewer, params.id),
  );
  mount(jobCandidateCalls.moveJobCandidate, ({ viewer, params, body }) =>
    jobCandidates.move(platform, viewer, params.id, body.stage),
  );
  mount(jobCandidateCalls.noteJobCandidate, ({ viewer, params, body }) =>
    jobCandidates.note(platform, viewer, params.id, body.note),
  );
  mount(jobCandidateCalls.writeToJobCandidates, ({ viewer, params, body }) =>
    jobCandidates.write(platform, viewer, params.id, body),
  );
};
