import * as applicationCalls from '@basoche/contract/applications';
import * as inboxCalls from '@basoche/contract/inbox';
import * as missionCalls from '@basoche/contract/missions';
import * as commands from '@basoche/contract/thread-commands';
import * as calls from '@basoche/contract/threads';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import { pageRequest } from '../../platform/cursor.ts';
import type { Mount } from '../../platform/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { agree } from '../../platform/refusal.ts';
import { agreementRoutes } from './agreements/routes.ts';
import * as applications from './applications/service.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { contractRoutes } from './contracts/routes.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import * as inbox from './inbox/service.ts';
import { jobApplicationRoutes } from './job-applications/routes.ts';
import { jobCandidateRoutes } from './job-candidates/routes.ts';
import { missionCandidateRoutes } from './mission-candidates/routes.ts';
import { presentationRoutes } from './presentations/routes.ts';
import * as reading from './reading/service.ts';
import * as threads from './service.ts';

const ofMembers = { isFromCustomer: false };
const ofCustomers = { isFromCustomer: true };

const applicationRoutes = (mount: Mount, platform: Platform): void => {
  mount(applicationCalls.applyToMission, ({ viewer, body, key }) =>
    applications.apply(platform, viewer, body, key),
  );
  mount(applicationCalls.hasApplied, ({ viewer, params }) =>
    applications.hasApplied(platform, viewer, params.missionID, params.userID),
  );
  mount(applicationCalls.listAppliedMissions, ({ viewer, params, query }) => {
    agree(params.userID, viewer.memberId);
    return applications.listApplied(platform, viewer, query, ofMembers, pageRequest(query));
  });
  mount(applicationCalls.listAppliedCustomerMissions, ({ viewer, query }) =>
    applications.listApplied(platform, viewer, query, ofCustomers, pageRequest(query)),
  );
  mount(missionCalls.countMissions, ({ viewer, params, query }) => {
    agree(params.id, viewer.memberId);
    return applications.countAllAndApplied(platform, viewer, query, ofMembers);
  });
  mount(missionCalls.countCustomerMissions, ({ viewer, query }) =>
    applications.countAllAndApplied(platform, viewer, query, ofCustomers),
  );
};

const simpleCommands = [
  [commands.acceptPrice, 'price/accept'],
  [commands.confirmPrice, 'price/confirm'],
  [commands.withdrawApplication, 'withdraw'],
  [commands.acceptDirect, 'direct/accept'],
  [commands.refuseDirect, 'direct/refuse'],
  [commands.acceptFunds, 'funds/accept'],
  [commands.refuseFunds, 'funds/refuse'],
  [commands.acceptPortage, 'portage/accept'],
  [commands.refusePortage, 'portage/refuse'],
  [commands.cancelDeposit, 'cancelDeposit'],
  [commands.deliverMission, 'deliver'],
  [commands.validateMission, 'mission/validate'],
] as const;

const modeCommands = [
  [commands.chooseDirect, 'choose/direct'],
  [commands.chooseFunds, 'choose/funds'],
  [commands.choosePortage, 'choose/portage'],
] as const;

/** The calls about applications and their threads. */
export const threadRoutes = (mount: Mount, platform: Platform): void => {
  applicationRoutes(mount, platform);
  jobApplicationRoutes(mount, platform);
  missionCandidateRoutes(mount, platform);
  jobCandidateRoutes(mount, platform);
  agreementRoutes(mount, platform);
  evidenceRoutes(mount, platform);
  contractRoutes(mount, platform);
  attachmentRoutes(mount, platform);
  presentationRoutes(mount, platform);
  mount(inboxCalls.listMissionDiscussions, ({ viewer, query }) =>
    inbox.discussions(
      platform,
      viewer,
      { type: 'MISSION', q: query.q, turn: query.turn },
      pageRequest(query),
    ),
  );
  mount(inboxCalls.listJobDiscussions, ({ viewer, query }) =>
    inbox.discussions(platform, viewer, { type: 'JOB', q: query.q, turn: query.turn }, pageRequest(query)),
  );
  mount(inboxCalls.countDiscussions, ({ viewer }) => inbox.counts(platform, viewer));
  mount(inboxCalls.listWaiting, ({ viewer, query }) => inbox.waiting(platform, viewer, query.limit));
  mount(calls.readThread, ({ viewer, params, query }) =>
    reading.readThread(platform, viewer, params.id, query),
  );
  mount(calls.sendMessage, ({ viewer, params, body }) =>
    threads.sendMessage(platform, viewer, params.id, body),
  );
  for (const [call, type] of simpleCommands) {
    mount(call, ({ viewer, params, key }) => threads.act(platform, viewer, params.id, { type }, key));
  }
  for (const [call, type] of modeCommands) {
    mount(call, ({ viewer, params, body, key }) =>
      threads.act(platform, viewer, params.id, { type, ...body }, key),
    );
  }
  mount(commands.refusePrice, ({ viewer, params, body: { suggestion = null, text = null } = {}, key }) =>
    threads.act(
      platform,
      viewer,
      params.id,
      { type: 'price/refuse', text, suggestionCents: suggestion === null ? null : eurosToCents(suggestion) },
      key,
    ),
  );
  mount(commands.refuseCandidate, ({ viewer, params, body, key }) =>
    threads.act(platform, viewer, params.id, { type: 'refuseCandidate', text: body?.text ?? null }, key),
  );
  mount(commands.proposePrice, ({ viewer, params, body, key }) =>
    threads.act(
      platform,
      viewer,
      params.id,
      { type: 'price/new', offerCents: eurosToCents(body.offer) },
      key,
    ),
  );
  mount(commands.withdrawContest, ({ viewer, params, key }) =>
    threads.act(platform, viewer, params.id, { type: 'contest/withdraw' }, key),
  );
  mount(commands.contestMission, ({ viewer, params, body, key }) =>
    threads.act(platform, viewer, params.id, { type: 'contest', reason: body.reason }, key),
  );
  mount(commands.reviewMission, ({ viewer, params, body, key }) =>
    threads.act(platform, viewer, params.id, { type: 'review', ...body }, key),
  );
  mount(commands.replyToReview, ({ viewer, params, body, key }) =>
    threads.act(platform, viewer, params.id, { type: 'review/reply', ...body }, key),
  );
  mount(commands.consentToConfidentiality, ({ viewer, params, key }) =>
    threads.act(platform, viewer, params.id, threads.consentTo('MISSION'), key),
  );
  mount(commands.consentToJobConfidentiality, ({ viewer, params, key }) =>
    threads.act(platform, viewer, params.id, threads.consentTo('JOB'), key),
  );
};
