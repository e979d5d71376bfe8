import type { BodyOf } from '@basoche/contract/route';
import * as attachmentCalls from '@basoche/contract/threads/attachments';
import {
  consentToConfidentiality,
  consentToJobConfidentiality,
  threadCommands,
} from '@basoche/contract/threads/commands';
import * as confidentialityCalls from '@basoche/contract/threads/confidentiality';
import * as contractCalls from '@basoche/contract/threads/contracts';
import * as evidenceCalls from '@basoche/contract/threads/evidence';
import * as inboxCalls from '@basoche/contract/threads/inbox';
import * as independenceCalls from '@basoche/contract/threads/independence';
import { readInstalments } from '@basoche/contract/threads/instalments';
import { sendMessage } from '@basoche/contract/threads/messages';
import * as presentationCalls from '@basoche/contract/threads/presentations';
import { pricingOf } from '@basoche/contract/threads/pricing';
import { keepSheet } from '@basoche/contract/threads/sheets';
import * as calls from '@basoche/contract/threads/threads';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import type { CommandOf, ThreadCommand } from '@basoche/domain/threads/commands';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { originOf, type Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import * as attachments from './attachments/service.ts';
import { applicationRoutes } from './candidates/routes.ts';
import { readSignedAgreement } from './confidentiality/service.ts';
import { declarationOf, disclosureOf, readShown } from './conflicts/service.ts';
import { contractChoices, draftContract } from './contracts/service.ts';
import { readEvidence, verifyEvidence } from './evidence/service.ts';
import * as inbox from './inbox/service.ts';
import * as instalments from './instalments/service.ts';
import * as presentations from './presentations/service.ts';
import * as threads from './service.ts';
import { keepDraft } from './sheets/service.ts';
import * as reading from './thread-page/service.ts';

/** Commands with more fields than their body: the texts and lists that they sign or show are read on the server. */
const prepared = ['independence/declare', 'parties/disclose'] as const;
type Name = Exclude<keyof typeof threadCommands, (typeof prepared)[number]>;
type Body<One extends Name> = BodyOf<(typeof threadCommands)[One]>;
type CommandFields<One extends Name> = Omit<CommandOf<One>, 'type'>;
/** True if the call's body is empty, or has the fields of its command. */
type BodyMatchesFields<One extends Name> =
  unknown extends Body<One>
    ? true
    : [Body<One>, keyof NonNullable<Body<One>>] extends [
          CommandFields<One> | undefined,
          keyof CommandFields<One>,
        ]
      ? true
      : false;

/**
 * Converts a call's body to its command, where their fields differ. TypeScript requires a translation for
 * each such call.
 */
const translations: {
  readonly [One in Name as BodyMatchesFields<One> extends true ? never : One]: (
    body: Body<One>,
  ) => CommandFields<One>;
} = {
  'price/refuse': ({ suggestion = null, text = null } = {}) => ({
    text,
    suggestionCents: suggestion === null ? null : eurosToCents(suggestion),
  }),
  'price/new': ({ offer, pricing }) => ({
    offerCents: eurosToCents(offer),
    pricing: pricing ? pricingOf(pricing) : null,
  }),
  'mission/validate': () => ({}),
  deliver: ({ report, sheet } = {}) => ({ report, sheet }),
};

/**
 * The instalment that the body names. So a call that is repeated after the next instalment has opened is
 * still about the earlier one.
 */
const aboutOf = (body: unknown): Partial<Pick<InstalmentKey, 'instalment'>> =>
  typeof body === 'object' && body !== null && 'instalment' in body && typeof body.instalment === 'number'
    ? { instalment: body.instalment }
    : {};

/**
 * Builds a party's command from its body. The call has parsed the body; TypeScript cannot express that for all calls at once.
 */
const commandOf = (type: Name, body: unknown): ThreadCommand => {
  const { [type]: translate }: Partial<Record<Name, (body: never) => object>> = translations;
  return { type, ...(translate?.(body as never) ?? (body as object | undefined)) } as ThreadCommand;
};

const isName = (name: string): name is Name =>
  Object.hasOwn(threadCommands, name) && !prepared.some((one) => one === name);

/** Answers NOT_FOUND to calls about the conflict check while `CONFLICTS` is off. */
const requireConflicts = ({ config }: Platform): void => {
  if (!config.conflicts) refuse('NOT_FOUND');
};

/** Counts a command about independence against its rate limit, since the other party cannot block its notices. */
const countIndependenceCommand = (platform: Platform, { memberId }: Viewer, id: string): Promise<void> => {
  requireConflicts(platform);
  return platform.rateLimits.independenceInThread.take(`${memberId}/${id}`);
};

const commandRoutes = (mount: Mount, platform: Platform): void => {
  for (const type of Object.keys(threadCommands).filter(isName)) {
    mount(threadCommands[type], async ({ viewer, params, body, key }) => {
      if (type.startsWith('independence/')) await countIndependenceCommand(platform, viewer, params.id);
      const command = commandOf(type, body);
      if (command.type === 'price/new') instalments.requireOpen(platform, command.pricing);
      return threads.act(platform, viewer, params.id, command, key, aboutOf(body));
    });
  }
  mount(threadCommands['independence/declare'], async ({ viewer, params: { id }, body, key }) => {
    await countIndependenceCommand(platform, viewer, id);
    return threads.actWith(
      platform,
      viewer,
      id,
      (trx) => declarationOf(platform, trx, { id, memberId: viewer.memberId }, body),
      key,
    );
  });
  mount(threadCommands['parties/disclose'], ({ viewer, params: { id }, body, key }) => {
    requireConflicts(platform);
    return threads.actWith(
      platform,
      viewer,
      id,
      (trx) => disclosureOf(platform, trx, { id, memberId: viewer.memberId }, body.listVersion),
      key,
    );
  });
  mount(independenceCalls.readShownParties, ({ viewer, params }) => {
    requireConflicts(platform);
    return readShown(platform, viewer, params.id);
  });
};

/** Format of the record: JSON if the `Accept` header names it without PDF, else PDF, since browsers accept anything. */
const wished = (accept = ''): 'pdf' | 'json' =>
  accept.includes('application/json') && !accept.includes('application/pdf') ? 'json' : 'pdf';

/** Calls about applications and their threads. */
export const threadRoutes = (mount: Mount, platform: Platform): void => {
  applicationRoutes(mount, platform);
  mount(inboxCalls.listMissionDiscussions, ({ viewer, query }) =>
    inbox.discussions(platform, viewer, { type: 'MISSION', ...query }, pageRequest(query)),
  );
  mount(inboxCalls.listJobDiscussions, ({ viewer, query }) =>
    inbox.discussions(platform, viewer, { type: 'JOB', ...query }, pageRequest(query)),
  );
  mount(inboxCalls.countDiscussions, ({ viewer, query }) => inbox.counts(platform, viewer, query.assignee));
  mount(inboxCalls.listWaiting, ({ viewer, query }) => inbox.waiting(platform, viewer, query.limit));
  mount(calls.readThread, ({ viewer, params, query }) =>
    reading.readThread(platform, viewer, params.id, query),
  );
  mount(sendMessage, ({ viewer, params, body }) => threads.sendMessage(platform, viewer, params.id, body));
  commandRoutes(mount, platform);
  mount(keepSheet, ({ viewer, params, body }) => keepDraft(platform, viewer, params.id, body));
  mount(readInstalments, ({ viewer, params }) => instalments.readInstalments(platform, viewer, params.id));
  mount(consentToConfidentiality, ({ viewer, params, key }) =>
    threads.act(platform, viewer, params.id, threads.consentTo('MISSION'), key),
  );
  mount(consentToJobConfidentiality, ({ viewer, params, key }) =>
    threads.act(platform, viewer, params.id, threads.consentTo('JOB'), key),
  );

  mount(confidentialityCalls.readSignedAgreement, ({ viewer, params }) =>
    readSignedAgreement(platform, viewer, params.id),
  );

  mount(attachmentCalls.addAttachment, ({ viewer, params, body }) =>
    attachments.bringAttachment(platform, viewer, params.id, body.file),
  );
  mount(attachmentCalls.readAttachment, ({ viewer, params }) =>
    attachments.readAttachment(platform, viewer, params),
  );
  mount(attachmentCalls.readAttachmentPreview, ({ viewer, params }) =>
    attachments.readPreview(platform, viewer, params),
  );
  mount(attachmentCalls.deleteAttachment, ({ viewer, params }) =>
    attachments.takeBack(platform, viewer, params),
  );

  mount(evidenceCalls.readEvidence, ({ viewer, params, request }) =>
    readEvidence(platform, viewer, params.id, wished(request.headers.accept)),
  );
  mount(evidenceCalls.verifyEvidence, ({ body }) => verifyEvidence(platform, body.file), {
    atTheDoor: (request) => platform.rateLimits.evidenceChecksOfNetwork.take(originOf(request).network),
  });

  mount(contractCalls.listContractChoices, ({ viewer, params }) =>
    contractChoices(platform, viewer, params.id),
  );
  mount(contractCalls.draftContract, ({ viewer, params, query }) =>
    draftContract(platform, viewer, params.id, query.type),
  );

  mount(presentationCalls.listPresentations, ({ viewer }) => presentations.list(platform, viewer));
  mount(presentationCalls.savePresentation, ({ viewer, body }) => presentations.save(platform, viewer, body));
  mount(presentationCalls.deletePresentation, ({ viewer, params }) =>
    presentations.remove(platform, viewer, params.id),
  );
};
