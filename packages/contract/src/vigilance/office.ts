import { valuesOf } from '@basoche/domain/options/option';
import { textLimits } from '@basoche/domain/text-limits';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { day, id, instant, paragraphs } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { vigilanceFileKinds } from './documents.ts';

/**
 * The file of vigilance for staff: counts, and the documents of the prestataire of a thread that they opened
 * (rules §12, "Staff").
 */

const kind = z.enum(valuesOf(vigilanceDocuments));

/** Number of owners by the state of their documents of one kind. Counts only. */
export const vigilanceSumsSchema = z
  .object({
    /** Accounts with at least one document. */
    owners: z.int(),
    documents: z.array(
      z.object({ kind, outOfDate: z.int(), toRenew: z.int(), current: z.int() }).meta({ id: 'VigilanceSum' }),
    ),
  })
  .meta({ id: 'VigilanceSums' });
export type VigilanceSums = z.infer<typeof vigilanceSumsSchema>;

export const readVigilanceSums = defineRoute({
  name: 'vigilanceOffice.read',
  summary: 'Owners of documents of vigilance by kind and state; counts only',
  method: 'GET',
  path: '/admin/vigilance',
  access: moderators,
  answer: vigilanceSumsSchema,
  problems: ['NOT_FOUND'],
});

/** A document as staff read it: without codes, numbers and names of files. */
export const examinedDocumentSchema = z
  .object({
    id,
    kind,
    /** Day of its issue; for an insurance, the first day of the cover. */
    from: day,
    lastDay: day,
    isDeclaration: z.boolean(),
    submittedAt: instant,
    files: z.array(z.object({ position: z.int(), kind: z.enum(vigilanceFileKinds), bytes: z.int() })),
  })
  .meta({ id: 'ExaminedDocument' });
export type ExaminedDocument = z.infer<typeof examinedDocumentSchema>;

/** Valid documents, newest first. */
const examinedDocuments = z.array(examinedDocumentSchema);

const ofReading = { access: moderators, problems: ['NOT_FOUND', 'READING_ENDED'] } as const;

export const examineDocuments = defineRoute({
  ...ofReading,
  name: 'vigilanceOffice.examine',
  summary: 'Documents of the prestataire of a thread that staff opened; the journal keeps it',
  method: 'GET',
  path: '/admin/readings/:id/vigilance',
  answer: examinedDocuments,
});

export const examineDocumentFile = defineRoute({
  ...ofReading,
  ...givingFile,
  name: 'vigilanceOffice.examineFile',
  summary: 'File of such a document; the journal keeps it',
  method: 'GET',
  path: '/admin/readings/:id/vigilance/:documentID/:position',
  params: z.object({ id, documentID: id, position: z.coerce.number().int().min(0).max(99) }),
});

export const staffWithdrawalBody = z.object({
  /** The reading of the thread, allowed by an open report or dispute. */
  readingID: id,
  reason: paragraphs(
    textLimits.vigilanceWithdrawal,
    'Écrivez la raison du retrait\u202f: le prestataire la lira.',
  ),
});

/** A second call by the same person answers the same and notifies nobody again. */
export const staffWithdrawDocument = defineRoute({
  access: moderators,
  name: 'vigilanceOffice.withdraw',
  summary: 'Withdraw a document of the prestataire of a thread that staff opened; its owner is told why',
  method: 'POST',
  path: '/admin/vigilance/:id/withdraw',
  body: staffWithdrawalBody,
  answer: examinedDocuments,
  problems: ['NOT_FOUND', 'READING_ENDED', 'STATE_CHANGED'],
});
