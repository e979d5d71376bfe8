import { verificationDocumentBytes } from '@basoche/domain/limits';
import { userTypes } from '@basoche/domain/members/kinds';
import { documentSlots, verificationStates } from '@basoche/domain/members/verification-request';
import { textLimits } from '@basoche/domain/text-limits';
import { urgencies } from '@basoche/domain/time/deadlines';
import { id, instant, page, paragraphs } from '../fields.ts';
import { type FileRule, fileBody, givingFile } from '../files.ts';
import { registerReadingSchema } from '../public-registers/readings.ts';
import { defineRoute, moderators, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * Verification (rules §1): a member prepares documents, sends them together, and staff
 * decide within the promised time. Documents are private: only their owner and staff read them.
 */

export const verificationDocumentKinds = ['pdf', 'jpeg', 'png'] as const;
export type VerificationDocumentKind = (typeof verificationDocumentKinds)[number];

/** Limits of a document. */
export const verificationDocumentRule: FileRule = {
  kinds: verificationDocumentKinds,
  maxBytes: verificationDocumentBytes,
};
export const verificationDocumentBody = fileBody(verificationDocumentRule);

const slot = z.enum(documentSlots, { error: 'Choisissez le justificatif que ce document apporte.' });

export const verificationDocumentSchema = z
  .object({
    id,
    slot,
    /** File name given by the sender. */
    name: z.string(),
    kind: z.enum(verificationDocumentKinds),
    bytes: z.int(),
    addedAt: instant,
  })
  .meta({ id: 'VerificationDocument' });
export type VerificationDocument = z.infer<typeof verificationDocumentSchema>;

export const verificationSchema = z
  .object({
    state: z.enum(verificationStates),
    /** True if the member has the rights of a verified one, also while a new certificate is examined. */
    isVerified: z.boolean(),
    /**
     * The last day of a verification that lapses, past or future; null for one that does not lapse, or
     * without verification.
     */
    until: z.iso.date().nullable(),
    /** From this day on a student may send the next year's certificate. */
    renewableFrom: z.iso.date().nullable(),
    /** True if documents can be added now. */
    canPrepare: z.boolean(),
    /** Documents being prepared, or waiting for the answer. */
    documents: z.array(verificationDocumentSchema),
    sentAt: instant.nullable(),
    /** Deadline of the answer. */
    dueAt: instant.nullable(),
    acceptedAt: instant.nullable(),
    /** The reason of the last refusal, until other documents are accepted. */
    refusal: z.object({ reason: z.string(), at: instant }).nullable(),
    /** Documents that staff asked to be sent again, with the reason, until they are sent. */
    askedAgain: z.object({ slots: z.array(slot), reason: z.string(), at: instant }).nullable(),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof verificationSchema>;

export const readVerification = defineRoute({
  name: 'verification.read',
  summary: "State of the caller's verification",
  method: 'GET',
  path: '/verification',
  access: forSeats(tradeMembers, 'represent'),
  answer: verificationSchema,
});

export const addVerificationDocument = defineRoute({
  name: 'verification.addDocument',
  summary: 'Add a document to the request in preparation: one, as the part `file` of a form',
  method: 'POST',
  path: '/verification/documents',
  access: forSeats(tradeMembers, 'represent'),
  query: z.object({ slot }),
  takesFile: verificationDocumentRule,
  body: verificationDocumentBody,
  status: 201,
  answer: verificationDocumentSchema,
  problems: ['ALREADY_VERIFIED', 'PROOFS_WAIT', 'TOO_MANY_PROOFS'],
});

const ofOwnDocument = {
  access: forSeats(tradeMembers, 'represent'),
  params: z.object({ id }),
  problems: ['NOT_FOUND'] as const,
};

export const readVerificationDocument = defineRoute({
  ...ofOwnDocument,
  ...givingFile,
  name: 'verification.readDocument',
  summary: 'File of a document that the caller sent, until it is deleted',
  method: 'GET',
  path: '/verification/documents/:id',
});

export const removeVerificationDocument = defineRoute({
  ...ofOwnDocument,
  name: 'verification.removeDocument',
  summary: 'Remove a document not yet sent',
  method: 'DELETE',
  path: '/verification/documents/:id',
});

export const sendVerificationDocuments = defineRoute({
  name: 'verification.send',
  summary: 'Send the prepared documents; answers the new state of the verification',
  method: 'POST',
  path: '/verification',
  access: forSeats(tradeMembers, 'represent'),
  answer: verificationSchema,
  problems: ['ALREADY_VERIFIED', 'PROOFS_WAIT', 'PROOFS_MISSING'],
});

export const verificationRequestSchema = z
  .object({
    /** Id of the request; the calls that decide take `user.id`. */
    id,
    user: z.object({
      id,
      name: z.string(),
      userType: z.enum(userTypes),
      jobName: z.string().nullable(),
      email: z.string(),
    }),
    /** True if a verification is valid and is to be prolonged. */
    isRenewal: z.boolean(),
    /** Number of earlier refused requests. */
    refusedBefore: z.int(),
    sentAt: instant,
    dueAt: instant,
    urgency: z.enum(urgencies),
    /** Documents that were asked for again before. */
    askedBefore: z.object({ slots: z.array(slot), reason: z.string(), at: instant }).nullable(),
    /** Identity provider that confirmed who the member is; null for documents alone. */
    provedBy: z.string().nullable(),
    documents: z.array(verificationDocumentSchema),
    /** Answer of the public register of their profession; null if their profession has none. */
    register: registerReadingSchema.nullable(),
  })
  .meta({ id: 'VerificationRequest' });
export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

export const listVerifications = defineRoute({
  name: 'verification.list',
  summary: 'Verification requests that wait for a decision, oldest first',
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
    /** Id of the request. */
    id,
    user: z.object({ id, name: z.string(), userType: z.enum(userTypes) }),
    decision: z.enum(verificationDecisions),
    decidedAt: instant,
    /** Name of the staff member; null for a decision by the operator's command. */
    decidedBy: z.string().nullable(),
    /** Identity provider that confirmed who the member is; null for documents alone. */
    provedBy: z.string().nullable(),
    /** The text that the member read. */
    reason: z.string().nullable(),
    /** For documents asked for again: which ones. */
    slots: z.array(slot),
  })
  .meta({ id: 'DecidedVerification' });
export type DecidedVerification = z.infer<typeof decidedVerificationSchema>;

export const listDecidedVerifications = defineRoute({
  name: 'verification.listDecided',
  summary: 'Decisions on verification requests, with author and reason, newest first',
  method: 'GET',
  path: '/admin/verifications/decided',
  access: moderators,
  query: z.object(page),
  paged: true,
  answer: z.array(decidedVerificationSchema),
});

const userId = id;

export const readSentVerificationDocument = defineRoute({
  ...givingFile,
  name: 'verification.readSentDocument',
  summary: 'File of a document that a member sent, until it is deleted',
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
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
} as const;

/** Id of the examined request, so that a newer one is not decided by mistake. */
const requestID = id.optional();

export const acceptBody = z.object({ requestID });
export const refuseBody = z.object({
  requestID,
  reason: paragraphs(textLimits.reason, 'Indiquez un motif\u202f: le membre le lira.'),
});

export const acceptVerification = defineRoute({
  ...decision,
  name: 'verification.accept',
  summary: "Accept a member's documents, which verifies the member",
  path: '/admin/verifications/:userId/accept',
  body: acceptBody,
});

export const refuseVerification = defineRoute({
  ...decision,
  name: 'verification.refuse',
  summary: "Refuse a member's documents, with a reason that the member reads",
  path: '/admin/verifications/:userId/refuse',
  body: refuseBody,
});

/** Documents to send again, each once, and the reason. */
export const askAgainBody = z.object({
  requestID,
  slots: z
    .array(slot, { error: 'Choisissez ce qui est à renvoyer.' })
    .min(1, 'Choisissez ce qui est à renvoyer.')
    .max(documentSlots.length)
    .transform((slots) => [...new Set(slots)]),
  reason: paragraphs(textLimits.reason, 'Dites ce qui manque\u202f: le membre le lira.'),
});

export const askVerificationAgain = defineRoute({
  ...decision,
  name: 'verification.askAgain',
  summary: 'Ask a member for some documents again; the time to answer restarts when they arrive',
  path: '/admin/verifications/:userId/askAgain',
  body: askAgainBody,
});
