import { valuesOf } from '@basoche/domain/options/option';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { demands } from '@basoche/domain/vigilance/demands';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { documentStates, fileStates } from '@basoche/domain/vigilance/file';
import { insuranceCeilingCents, insuranceTexts } from '@basoche/domain/vigilance/insurance';
import { candidateKinds } from '@basoche/domain/vigilance/parties';
import {
  filesADocument,
  filesRefusals,
  securityCodeLength,
  vigilanceFileBytes,
} from '@basoche/domain/vigilance/submission';
import { day, id, instant, line, optionalLine } from '../fields.ts';
import { type FileRule, fileBody, givingFile } from '../files.ts';
import { defineRoute, tradeMembers, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** A prestataire's own file of vigilance, as a professional client asks for it (rules §12). */

export const vigilanceItem = z
  .object({
    kind: z.enum(valuesOf(vigilanceDocuments)),
    demand: z.enum(demands),
    state: z.enum(documentStates),
    /** Last day of validity, documents submitted for the time after included; null while it is missing. */
    lastDay: day.nullable(),
    /** Day of the owner's next reminder; null if none is left. */
    nextReminderOn: day.nullable(),
  })
  .meta({ id: 'VigilanceItem' });

export const vigilanceFileSchema = z
  .object({
    candidate: z.enum(valuesOf(candidateKinds)),
    state: z.enum(fileStates),
    /** Last day on which the file is complete; null if it is not. */
    lastDay: day.nullable(),
    items: z.array(vigilanceItem),
  })
  .meta({ id: 'VigilanceFile' });
export type VigilanceFileView = z.infer<typeof vigilanceFileSchema>;

export const vigilanceFileKinds = ['pdf', 'jpeg', 'png'] as const;

/** An uploaded file that no document uses yet. */
export const vigilanceUploadSchema = z
  .object({ id, name: z.string(), kind: z.enum(vigilanceFileKinds), bytes: z.int() })
  .meta({ id: 'VigilanceUpload' });
export type VigilanceUpload = z.infer<typeof vigilanceUploadSchema>;

/** A document as its owner submitted it. */
export const submittedDocumentSchema = z
  .object({
    id,
    kind: z.enum(valuesOf(vigilanceDocuments)),
    /** Day of its issue; for an insurance, the first day of the cover. */
    from: day,
    /** Last day of validity. */
    lastDay: day,
    securityCode: z.string().nullable(),
    businessNumber: z.string().nullable(),
    /** True if it is the declaration that no foreign worker is employed. */
    isDeclaration: z.boolean(),
    /** Null for other documents. Ceilings are euros. */
    insurance: z
      .object({
        insurer: z.string(),
        contractNumber: z.string(),
        claimCeiling: z.number(),
        yearCeiling: z.number(),
      })
      .nullable(),
    submittedAt: instant,
    /** Empty for a declaration, and once the files are deleted. */
    files: z.array(
      z.object({ position: z.int(), name: z.string(), kind: z.enum(vigilanceFileKinds), bytes: z.int() }),
    ),
    /** Reason of staff who withdrew it; null if it was not. */
    withdrawnReason: z.string().nullable(),
  })
  .meta({ id: 'SubmittedDocument' });
export type SubmittedDocument = z.infer<typeof submittedDocumentSchema>;

export const ownVigilanceSchema = vigilanceFileSchema
  .extend({
    /** Items with their legal source and its meaning; null if staff wrote no line. */
    items: z.array(
      vigilanceItem.extend({ article: z.string().nullable(), explanation: z.string().nullable() }),
    ),
    /**
     * Newest first, without those that their owner withdrew. Empty if the caller's role may not represent the
     * firm.
     */
    documents: z.array(submittedDocumentSchema),
    /** True if the caller may submit and withdraw documents. */
    mayChange: z.boolean(),
    /** SIREN or SIRET of the billing details, for a form; null without one. */
    businessNumber: z.string().nullable(),
    /** True if the insurance in force is shown on the profile. */
    isInsuranceShown: z.boolean(),
    /** First day on which an incomplete file closes the acceptance of modes, while it is announced. */
    closesModesFrom: day.nullable(),
  })
  .meta({ id: 'OwnVigilance' });
export type OwnVigilance = z.infer<typeof ownVigilanceSchema>;
export type OwnVigilanceItem = OwnVigilance['items'][number];

export const readVigilanceFile = defineRoute({
  name: 'vigilance.readFile',
  summary: "The caller's own documents, as professional clients ask for them",
  method: 'GET',
  path: '/vigilance',
  access: forSeats(tradeMembers, 'look'),
  answer: ownVigilanceSchema,
  problems: ['NOT_FOUND'],
});

export const vigilanceFileRule: FileRule = { kinds: vigilanceFileKinds, maxBytes: vigilanceFileBytes };
export const vigilanceFileBody = fileBody(vigilanceFileRule);

export const addVigilanceFile = defineRoute({
  name: 'vigilance.addFile',
  summary: 'Upload a file of a document to submit: one, as the part `file` of a form',
  method: 'POST',
  path: '/vigilance/files',
  access: forSeats(verifiedTrade, 'represent'),
  takesFile: vigilanceFileRule,
  body: vigilanceFileBody,
  status: 201,
  answer: vigilanceUploadSchema,
  problems: ['NOT_FOUND', 'TOO_MANY_ATTACHMENTS'],
});

export const removeVigilanceFile = defineRoute({
  name: 'vigilance.removeFile',
  summary: 'Remove a file that no document came with yet',
  method: 'DELETE',
  path: '/vigilance/files/:id',
  access: forSeats(verifiedTrade, 'represent'),
  problems: ['NOT_FOUND'],
});

/** Uploads of the caller, in this order. */
const files = z
  .array(id, filesRefusals.none)
  .max(filesADocument, filesRefusals.many)
  .refine((ids) => new Set(ids).size === ids.length, 'Chaque fichier est joint une seule fois.');

const noCodeText = 'Recopiez le code de l’attestation.';
const noNumberText = 'Recopiez le SIREN ou le SIRET du document.';

/** A document other than an insurance. The domain defines which fields each kind needs. */
export const otherDocumentBody = z.object({
  kind: z.enum(valuesOf(vigilanceDocuments)).exclude(['insurance']),
  /** Date on the document; for a declaration, the day of its submission. */
  issuedOn: day,
  /** As typed: spaces are ignored. */
  securityCode: optionalLine(2 * securityCodeLength.max, noCodeText),
  businessNumber: optionalLine(40, noNumberText),
  files: files.default([]),
  /**
   * Version of the declaration that replaces the list of foreign workers; absent or null if there is none.
   */
  declarationVersion: z.string({ error: 'Lisez la déclaration.' }).max(40).nullable().optional(),
});

const ceiling = (required: string) =>
  z.int(required).min(1, required).max(centsToEuros(insuranceCeilingCents), required);

export const insuranceBody = z.object({
  kind: z.literal('insurance'),
  insurer: line(insuranceTexts.insurer, 'Indiquez l’assureur.'),
  contractNumber: line(insuranceTexts.contractNumber, 'Indiquez le numéro du contrat.'),
  /** First and last day of the cover. */
  from: day,
  until: day,
  /** Whole euros. */
  claimCeiling: ceiling('Indiquez le plafond par sinistre, en euros.'),
  yearCeiling: ceiling('Indiquez le plafond par année, en euros.'),
  files: files.min(1, filesRefusals.none),
});

export const documentBody = z.discriminatedUnion('kind', [otherDocumentBody, insuranceBody], {
  error: 'Choisissez un document.',
});
export type DocumentBody = z.output<typeof documentBody>;

/** Answers the whole file, since a document may complete it. */
export const submitDocument = defineRoute({
  name: 'vigilance.submit',
  summary: 'Submit a document with what it says; the file, once, serves all clients',
  method: 'POST',
  path: '/vigilance/documents',
  access: forSeats(verifiedTrade, 'represent'),
  body: documentBody,
  status: 201,
  answer: ownVigilanceSchema,
  once: true,
  problems: ['NOT_FOUND'],
});

export const withdrawDocument = defineRoute({
  name: 'vigilance.withdraw',
  summary: 'Withdraw a document, which then counts no more',
  method: 'POST',
  path: '/vigilance/documents/:id/withdraw',
  access: forSeats(verifiedTrade, 'represent'),
  answer: ownVigilanceSchema,
  problems: ['NOT_FOUND'],
});

export const readDocumentFile = defineRoute({
  ...givingFile,
  name: 'vigilance.readDocumentFile',
  summary: 'A file of a document, for its owner',
  method: 'GET',
  path: '/vigilance/documents/:id/:position',
  access: forSeats(tradeMembers, 'represent'),
  params: z.object({ id, position: z.coerce.number().int().min(0).max(filesADocument) }),
  problems: ['NOT_FOUND'],
});

export const showInsurance = defineRoute({
  name: 'vigilance.showInsurance',
  summary: 'Say whether the insurance in force stands on the profile',
  method: 'PUT',
  path: '/vigilance/insurance',
  access: forSeats(tradeMembers, 'represent'),
  body: z.object({ isShown: z.boolean({ error: 'Indiquez oui ou non.' }) }),
  answer: ownVigilanceSchema,
  problems: ['NOT_FOUND'],
});
