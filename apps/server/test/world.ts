import { runCommand } from '../src/features/threads/service.ts';
import type { Principal } from './access-rows.ts';
import type { TestApp } from './app.ts';
import { aCareer } from './careers.ts';
import { anApplicationWith, anAskingMission } from './conflicts.ts';
import { aPicture } from './documents.ts';
import { aMember, type TestMember } from './factories.ts';
import { aCv, anAttachment, aVerificationDocument } from './files.ts';
import { stagedSteps } from './instalment-steps.ts';
import { anInvoice } from './invoices.ts';
import { aJobApplication, aJobDraft, aJobOffer } from './jobs.ts';
import { aMission, anApplication, aPresentation, proceed } from './missions.ts';
import { anArticle } from './news.ts';
import { aDevice, aMailStopToken } from './push.ts';
import { aReport } from './reports.ts';
import { aSavedSearch, aStopToken } from './searches.ts';

/** A small world with a place for every principal of the access matrix. */
export interface World {
  readonly owner: TestMember;
  readonly candidate: TestMember;
  readonly otherCandidate: TestMember;
  /** An editor, whose account admins manage. */
  readonly colleague: TestMember;
  /** A member who has applied to nothing. */
  readonly guest: TestMember;
  readonly missionId: string;
  readonly applicationId: string;
  /** The owner's job offer. */
  readonly jobId: string;
  /** The candidate's application to that offer. */
  readonly jobApplicationId: string;
  /** The candidate's CV, sent with that application. */
  readonly cvId: string;
  /** A picture that the candidate sent, and an upload not sent yet; only at the stage `files`. */
  readonly attachmentId: string;
  readonly waitingAttachmentId: string;
  /** The candidate's invoice for the mission; only at the stage `invoiced`. */
  readonly invoiceId: string;
  /** The owner's proof in preparation, and a proof sent by the unverified newcomer; only at the stage `proofs`. */
  readonly documentId: string;
  readonly sentDocumentId: string;
  readonly newcomer: TestMember;
  /** The owner's draft of an offer. */
  readonly draftId: string;
  /** A notification of the owner. */
  readonly notificationId: string;
  /** An open report of the other candidate about the owner. */
  readonly reportId: string;
  /** The owner's saved search; the token stops its alert. */
  readonly searchId: string;
  readonly presentationId: string;
  readonly stopToken: string;
  /** Unsubscribes the owner from mails about reviews. */
  readonly mailStopToken: string;
  /** A browser of the owner that receives notifications. */
  readonly deviceId: string;
  /** An experience of the candidate. */
  readonly experienceId: string;
  readonly formationId: string;
  /** An article of the news. */
  readonly articleId: string;
  /** The principal's token; undefined for a visitor. */
  tokenOf(principal: Principal): Promise<string | undefined>;
}

/** Stages of the candidate's thread. */
export const stages = [
  'new',
  'priceRefused',
  'choice',
  'direct',
  'ongoing',
  'done',
  'reviewed',
  'funds',
  'deposit',
  'cancelAsked',
  'portage',
  'review',
  'portageAtPartner',
  'contested',
  'talking',
  'files',
  'invoiced',
  'documents',
  'declared',
  'reserved',
  'agreed',
  'shown',
  'secondAwaited',
  'monthOngoing',
  'monthTold',
] as const;
export type Stage = (typeof stages)[number];

const consent = 'mission/ndaConsent';

const stepsTo = (stage: Stage, owner: TestMember, candidate: TestMember) => {
  const choice = [owner, 'action/price/accept'] as const;
  const direct = [choice, [owner, 'action/choose/direct'] as const] as const;
  const funds = [choice, [owner, 'action/choose/funds'] as const] as const;
  const deposit = [...funds, [candidate, 'action/funds/accept'] as const] as const;
  const portage = [choice, [owner, 'action/choose/portage'] as const] as const;
  const talking = [
    [owner, consent],
    [candidate, consent],
  ] as const;
  const ongoing = [...direct, [candidate, 'action/direct/accept'] as const] as const;
  const done = [...ongoing, [owner, 'mission/validate'] as const] as const;
  const asked = [...portage, [candidate, 'action/portage/accept'] as const] as const;
  const review = { grade: 4, text: 'Un travail soigné.' };
  const steps: Record<Stage, readonly (readonly [TestMember, string, object?])[]> = {
    new: [],
    priceRefused: [[owner, 'action/price/refuse']],
    choice: [choice],
    direct,
    ongoing,
    done,
    reviewed: [...done, [owner, 'mission/review', review], [candidate, 'mission/review', review]],
    funds,
    deposit,
    cancelAsked: [...deposit, [candidate, 'action/cancelDeposit']],
    portage,
    review: asked,
    portageAtPartner: asked,
    contested: [...ongoing, [owner, 'mission/contest', { reason: 'La note est incomplète.' }]],
    talking,
    files: talking,
    invoiced: done,
    documents: [],
    declared: [],
    reserved: [],
    agreed: talking,
    shown: [...talking, [owner, 'parties/disclose', { listVersion: 1 }]],
    // `instalment-steps` holds their steps.
    secondAwaited: [],
    monthOngoing: [],
    monthTold: [],
  };
  return steps[stage];
};

const make = {
  unconfirmed: { confirmed: false, verified: false },
  unverified: { verified: false },
  student: { kind: 'STUDENT' },
  employee: {},
  company: { kind: 'COMPANY' },
  customer: { kind: 'CUSTOMER' },
  moralCustomer: { kind: 'CUSTOMER', isMoral: true },
  stranger: {},
  deleted: {},
  suspended: { suspended: true },
  bareStaff: { kind: 'STAFF', staffRole: 'admin', secondFactor: false },
  editor: { kind: 'STAFF', staffRole: 'editor' },
  moderator: { kind: 'STAFF', staffRole: 'moderator' },
  admin: { kind: 'STAFF', staffRole: 'admin' },
  partner: { kind: 'PARTNER' },
} as const;

/** A file that the candidate sent with a message, and one not sent yet. */
const sentFiles = async (test: TestApp, applicationId: string, candidate: TestMember) => {
  const attachmentId = await anAttachment(test, applicationId, candidate, await aPicture('png'));
  const body = { content: '', clientId: 'message-avec-fichier', attachments: [attachmentId] };
  await test.call('POST', `/messagerie/${applicationId}`, { token: candidate.token, body });
  return { attachmentId, waitingAttachmentId: await anAttachment(test, applicationId, candidate) };
};

/** The owner is unverified with a proof to send; another member has sent theirs. */
const documents = async (test: TestApp, owner: TestMember) => {
  await test.platform.database.db
    .updateTable('member')
    .set({ verified_at: null })
    .where('id', '=', owner.id)
    .execute();
  const newcomer = await aMember(test, { verified: false });
  const sentDocumentId = await aVerificationDocument(test, newcomer);
  await test.call('POST', '/verification', { token: newcomer.token, body: {} });
  await aVerificationDocument(test, owner, 'employment');
  await aVerificationDocument(test, owner, 'registration');
  return { newcomer, sentDocumentId, documentId: await aVerificationDocument(test, owner) };
};

/** Principals that do not depend on a world: one of each serves all worlds. */
export const aCrowd = (test: TestApp): ((principal: Principal) => Promise<string>) => {
  const known = new Map<Principal, Promise<string>>();
  const join = async (principal: Principal): Promise<string> => {
    const { token } = await aMember(test, principal in make ? make[principal as keyof typeof make] : {});
    if (principal === 'deleted') await test.call('DELETE', '/users/me', { token });
    return token;
  };
  return (principal) => {
    const token = known.get(principal) ?? join(principal);
    known.set(principal, token);
    return token;
  };
};

/** Stages of a mission that requires a declaration, with the statement in the candidate's application. */
const askingStages: Readonly<Partial<Record<Stage, 'declared' | 'reserved'>>> = {
  declared: 'declared',
  reserved: 'reserved',
  agreed: 'declared',
  shown: 'declared',
};

interface WorldWishes {
  readonly crowd?: ReturnType<typeof aCrowd>;
  readonly owner?: Parameters<typeof aMember>[1];
  readonly mission?: Parameters<typeof aMission>[2];
}

export const aWorld = async (test: TestApp, stage: Stage, wishes: WorldWishes = {}): Promise<World> => {
  const owner = await aMember(test, { kind: 'COMPANY', ...wishes.owner });
  const asking = askingStages[stage];
  const candidate = await aMember(test, asking && { jobName: 'Avocat' });
  const otherCandidate = await aMember(test, asking && { jobName: 'Avocat' });
  const guest = await aMember(test);
  const colleague = await aMember(test, make.editor);
  const missionId = asking
    ? await anAskingMission(test, owner, undefined, wishes.mission)
    : await aMission(test, owner, wishes.mission);
  const apply = (of: TestMember) =>
    asking ? anApplicationWith(test, missionId, of, asking) : anApplication(test, missionId, of);
  const applicationId = await apply(candidate);
  const otherApplicationId = await apply(otherCandidate);
  await proceed(test, applicationId, ...stepsTo(stage, owner, candidate));
  if (stage === 'portageAtPartner') {
    await runCommand(test.platform, { role: 'staff' }, applicationId, { type: 'portage/validate' });
  }
  for (const [role, command] of stagedSteps[stage] ?? []) {
    const parties = { creator: { memberId: owner.id }, candidate: { memberId: candidate.id } };
    const by = role === 'creator' || role === 'candidate' ? parties[role] : { role };
    await runCommand(test.platform, by, applicationId, command);
  }
  const files = stage === 'files' ? await sentFiles(test, applicationId, candidate) : {};
  const invoiceId = stage === 'invoiced' ? await anInvoice(test, applicationId, candidate) : applicationId;
  const jobId = await aJobOffer(test, owner);
  const cvId = await aCv(test, candidate);
  const jobApplicationId = await aJobApplication(test, jobId, candidate, { letter: 'Bonjour.', cvID: cvId });
  const draftId = await aJobDraft(test, owner);
  const { id: notificationId } = await test.platform.database.db
    .selectFrom('notification')
    .select('id')
    .where('member_id', '=', owner.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const reportId = await aReport(test, otherCandidate, owner, otherApplicationId);
  const searchId = await aSavedSearch(test, owner, { frequency: 'none' });
  const presentationId = await aPresentation(test, owner);
  const stopToken = await aStopToken(test, searchId);
  const mailStopToken = await aMailStopToken(test, owner, 'reviews');
  const deviceId = await aDevice(test, owner);
  const sent = stage === 'documents' ? await documents(test, owner) : {};
  const career = await aCareer(test, candidate);
  const articleId = await anArticle(test);
  const known = new Map<Principal, string>([
    ['owner', owner.token],
    ['candidate', candidate.token],
    ['otherCandidate', otherCandidate.token],
  ]);
  const crowd = wishes.crowd ?? aCrowd(test);
  const tokenOf = async (principal: Principal) =>
    principal === 'visitor' ? undefined : (known.get(principal) ?? crowd(principal));
  return {
    owner,
    candidate,
    otherCandidate,
    guest,
    colleague,
    missionId,
    applicationId,
    jobId,
    jobApplicationId,
    cvId,
    attachmentId: applicationId,
    waitingAttachmentId: applicationId,
    ...files,
    documentId: applicationId,
    sentDocumentId: applicationId,
    newcomer: guest,
    ...sent,
    invoiceId,
    draftId,
    notificationId,
    reportId,
    searchId,
    presentationId,
    stopToken,
    mailStopToken,
    deviceId,
    articleId,
    ...career,
    tokenOf,
  };
};
