import { proofBytes, textLimits } from '@basoche/domain/limits';
import { userTypes } from '@basoche/domain/members/kinds';
import { proofSlots, verificationStates } from '@basoche/domain/members/proofs';
import { urgencies } from '@basoche/domain/time/deadlines';
import { id, instant, page, paragraphs } from '../fields.ts';
import { type FileRule, fileBody, givingFile } from '../files.ts';
import { defineRoute, moderators, tradeMembers } from '../route.ts';
import { z } from '../zod.ts';

/**
 * Verification (rules §1; first document, §6): a member prepares documents, sends them together, and staff decide within the
 * promised time. Documents are private: their owner and staff alone read them.
 */

export const proofKinds = ['pdf', 'jpeg', 'png'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** What a document must be. */
export const proofRule: FileRule = { kinds: proofKinds, maxBytes: proofBytes };
export const proofBody = fileBody(proofRule);

const slot = z.enum(proofSlots, { error: 'Choisissez le justificatif que ce document apporte.' });

export const proofSchema = z
  .object({
    id,
    slot,
    /** As its sender called it. */
    name: z.string(),
    kind: z.enum(proofKinds),
    bytes: z.int(),
    addedAt: instant,
  })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;

export const verificationSchema = z
  .object({
    state: z.enum(verificationStates),
    /** The rights of a verified member hold: while a new certificate is looked at, too. */
    isVerified: z.boolean(),
    /** The last day of a verification that lapses, past or to come; null for one that does not, or for none. */
    until: z.iso.date().nullable(),
    /** From this day on a student may send the next year's certificate. */
    renewableFrom: z.iso.date().nullable(),
    /** Documents are taken now. */
    canPrepare: z.boolean(),
    /** Those that are being prepared, or that wait. */
    documents: z.array(proofSchema),
    sentAt: instant.nullable(),
    /** When they are answered at the latest. */
    dueAt: instant.nullable(),
    acceptedAt: instant.nullable(),
    /** Why the last documents were refused, until others are accepted. */
    refusal: z.object({ reason: z.string(), at: instant }).nullable(),
    /** What staff asked for again, and why, until it is sent. */
    askedAgain: z.object({ slots: z.array(slot), reason: z.string(), at: instant }).nullable(),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof verificationSchema>;

export const readVerification = defineRoute({
  name: 'verification.read',
  summary: "Where one's own verification stands",
  method: 'GET',
  path: '/verification',
  access: tradeMembers,
  answer: verificationSchema,
});

export const addProof = defineRoute({
  name: 'verification.addDocument',
  summary: 'Add a document to the request that is being prepared: one, as the part `file` of a form',
  method: 'POST',
  path: '/verification/documents',
  access: tradeMembers,
  query: z.object({ slot }),
  takesFile: proofRule,
  body: proofBody,
  status: 201,
  answer: proofSchema,
  problems: ['ALREADY_VERIFIED', 'PROOFS_WAIT', 'TOO_MANY_PROOFS'],
});

const ofProof = { access: tradeMembers, params: z.object({ id }), problems: ['NOT_FOUND'] as const };

export const readProof = defineRoute({
  ...ofProof,
  ...givingFile,
  name: 'verification.readDocument',
  summary: "One of one's own documents, as long as it is kept",
  method: 'GET',
  path: '/verification/documents/:id',
});

export const removeProof = defineRoute({
  ...ofProof,
  name: 'verification.removeDocument',
  summary: 'Remove a document that was not sent yet',
  method: 'DELETE',
  path: '/verification/documents/:id',
  status: 204,
  answer: z.undefined(),
});

export const sendProofs = defineRoute({
  name: 'verification.send',
  summary: 'Send the documents that were prepared; answers the verification as it now is',
  method: 'POST',
  path: '/verification',
  access: tradeMembers,
  answer: verificationSchema,
  problems: ['ALREADY_VERIFIED', 'PROOFS_WAIT', 'PROOFS_MISSING'],
});

export const verificationRequestSchema = z
  .object({
    /** The request's; `user.id` names it in the calls that decide. */
    id,
    user: z.object({
      id,
      name: z.string(),
      userType: z.enum(userTypes),
      jobName: z.string().nullable(),
      email: z.string(),
    }),
    /** A verification holds, and is to be prolonged. */
    isRenewal: z.boolean(),
    /** How many earlier requests were refused. */
    refusedBefore: z.int(),
    sentAt: instant,
    dueAt: instant,
    urgency: z.enum(urgencies),
    /** What was asked for again before. */
    askedBefore: z.object({ slots: z.array(slot), reason: z.string(), at: instant }).nullable(),
    documents: z.array(proofSchema),
  })
  .meta({ id: 'VerificationRequest' });
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

export const listVerifications = defineRoute({
  name: 'verification.list',
  summary: 'The requests that wait for a decision, the oldest first',
  method: 'GET',
  path: '/admin/verifications',
  access: moderators,
  query: z.object(page),
  paged: true,
  answer: z.array(verificationRequestSchema),
});

const verificationDecisions = ['accepted', 'refused', 'returned'] as const;

export const decidedVerificationSchema = z
  .object({
    /** The request's. */
    id,
    user: z.object({ id, name: z.string(), userType: z.enum(userTypes) }),
    decision: z.enum(verificationDecisions),
    decidedAt: instant,
    /** Who of the staff; null for the operator's command. */
    decidedBy: z.string().nullable(),
    /** What the member read. */
    reason: z.string().nullable(),
    /** Of one that went back: what was asked for again. */
    slots: z.array(slot),
  })
  .meta({ id: 'DecidedVerification' });
export type DecidedVerification = z.infer<typeof decidedVerificationSchema>;

export const listDecidedVerifications = defineRoute({
  name: 'verification.listDecided',
  summary: 'What was decided of requests, by whom and why, the newest first',
  method: 'GET',
  path: '/admin/verifications/decided',
  access: moderators,
  query: z.object(page),
  paged: true,
  answer: z.array(decidedVerificationSchema),
});

const userId = id;

export const readSentProof = defineRoute({
  ...givingFile,
  name: 'verification.readSentDocument',
  summary: 'A document that a member sent, as long as it is kept',
  method: 'GET',
  path: '/admin/verifications/:userId/documents/:documentID',
  access: moderators,
  params: z.object({ userId, documentID: id }),
  problems: ['NOT_FOUND'],
});

const decision = {
  method: 'POST',
  access: moderators,
  params: z.object({ userId }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
} as const;

/** The request that was looked at: another that came since is not decided by mistake. */
const requestID = id.optional();

export const acceptBody = z.object({ requestID });
export const refuseBody = z.object({
  requestID,
  reason: paragraphs(textLimits.reason, 'Indiquez un motif\u202f: le membre le lira.'),
});

export const acceptVerification = defineRoute({
  ...decision,
  name: 'verification.accept',
  summary: "Accept a member's documents: they are verified from now on",
  path: '/admin/verifications/:userId/accept',
  body: acceptBody,
});

export const refuseVerification = defineRoute({
  ...decision,
  name: 'verification.refuse',
  summary: "Refuse a member's documents, with a reason that they read",
  path: '/admin/verifications/:userId/refuse',
  body: refuseBody,
});

/** Which documents are to be sent again, each once, and why. */
export const askAgainBody = z.object({
  requestID,
  slots: z
    .array(slot, { error: 'Choisissez ce qui est à renvoyer.' })
    .min(1, 'Choisissez ce qui est à renvoyer.')
    .max(proofSlots.length)
    .transform((slots) => [...new Set(slots)]),
  reason: paragraphs(textLimits.reason, 'Dites ce qui manque\u202f: le membre le lira.'),
});

export const askVerificationAgain = defineRoute({
  ...decision,
  name: 'verification.askAgain',
  summary:
    'Ask a member for some of their documents again; the time to answer starts anew once they have sent them',
  path: '/admin/verifications/:userId/askAgain',
  body: askAgainBody,
});
