import * as missionCalls from '@basoche/contract/missions/missions';
import type { BodyOf } from '@basoche/contract/route';
import {
  consentToConfidentiality,
  consentToJobConfidentiality,
  threadCommands,
} from '@basoche/contract/threads/commands';
import * as inboxCalls from '@basoche/contract/threads/inbox';
import * as applicationCalls from '@basoche/contract/threads/mission-applications';
import * as calls from '@basoche/contract/threads/threads';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import type { CommandOf, ThreadCommand } from '@basoche/domain/threads/commands';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { agree } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { agreementRoutes } from './agreements/routes.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { contractRoutes } from './contracts/routes.ts';
import { evidenceRoutes } from './evidence/routes.ts';
import * as inbox from './inbox/service.ts';
import { jobApplicationRoutes } from './job-applications/routes.ts';
import { jobCandidateRoutes } from './job-candidates/routes.ts';
import * as applications from './mission-applications/service.ts';
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

type Name = keyof typeof threadCommands;
type Body<One extends Name> = BodyOf<(typeof threadCommands)[One]>;
type Said<One extends Name> = Omit<CommandOf<One>, 'type'>;
/** The call takes no body, or one that says what its command says, field by field. */
type IsAsSaid<One extends Name> =
  unknown extends Body<One>
    ? true
    : [Body<One>, keyof NonNullable<Body<One>>] extends [Said<One> | undefined, keyof Said<One>]
      ? true
      : false;

/** Translations from a call's body to the command, where their fields differ. TypeScript asks for each. */
const translations: {
  readonly [One in Name as IsAsSaid<One> extends true ? never : One]: (body: Body<One>) => Said<One>;
} = {
  'price/refuse': ({ suggestion = null, text = null } = {}) => ({
    text,
    suggestionCents: suggestion === null ? null : eurosToCents(suggestion),
  }),
  'price/new': ({ offer }) => ({ offerCents: eurosToCents(offer) }),
};

/** A party's command. Its call has parsed the body; no type tells that of all calls at once. */
const commandOf = (type: Name, body: unknown): ThreadCommand => {
  const { [type]: translate }: Partial<Record<Name, (body: never) => object>> = translations;
  return { type, ...(translate?.(body as never) ?? (body as object | undefined)) } as ThreadCommand;
};

const isName = (name: string): name is Name => Object.hasOwn(threadCommands, name);

const commandRoutes = (mount: Mount, platform: Platform): void => {
  for (const type of Object.keys(threadCommands).filter(isName)) {
    mount(threadCommands[type], ({ viewer, params, body, key }) =>
      threads.act(platform, viewer, params.id, commandOf(type, body), key),
    );
  }
};

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
  commandRoutes(mount, platform);
  mount(consentToConfidentiality, ({ viewer, params, key }) =>
    threads.act(platform, viewer, params.id, threads.consentTo('MISSION'), key),
  );
  mount(consentToJobConfidentiality, ({ viewer, params, key }) =>
    threads.act(platform, viewer, params.id, threads.consentTo('JOB'), key),
  );
};
