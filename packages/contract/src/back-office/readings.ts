import { hearingOutcomes } from '@basoche/domain/hearings/report';
import { valuesOf } from '@basoche/domain/options/option';
import { readingCases } from '@basoche/domain/reports/thread-reading';
import { textLimits } from '@basoche/domain/text-limits';
import { independenceKinds } from '@basoche/domain/threads/independence';
import { id, instant, paragraphs } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, moderators, moderatorsAgain } from '../route.ts';
import { attachmentSchema } from '../threads/attachments.ts';
import { z } from '../zod.ts';

/**
 * Staff do not read threads, except on an open report or dispute: then one of them may, for a limited time
 * and a recorded reason.
 *
 * Both parties are told, and the journal records each page read. Only these calls return messages, sheets and
 * reports to staff.
 */

export const readingSchema = z
  .object({
    id,
    /** Id of the thread. */
    postulationID: id,
    title: z.string(),
    creator: z.string(),
    candidate: z.string(),
    because: z.enum(readingCases),
    openedAt: instant,
    endsAt: instant,
  })
  .meta({ id: 'Reading' });
export type Reading = z.infer<typeof readingSchema>;

/**
 * Work of a thread, from its record: what the parties gave each other, with contact details masked as there.
 * No draft, and no name of a list of parties.
 */
export const readWorkSchema = z
  .object({
    /** The last price of the thread, in euros without tax; null where the record began after it. */
    price: z
      .object({
        offer: z.number(),
        isAccepted: z.boolean(),
        /** A price by time or of a retainer in one line; null for another one. */
        monthly: z.string().nullable(),
        /** Services of a retainer; null for another price. */
        services: z.string().nullable(),
        instalments: z.array(z.object({ title: z.string(), price: z.number(), days: z.int().nullable() })),
      })
      .nullable(),
    /** The sheet last sent for the current month; null before one was sent. */
    sheet: z
      .object({
        from: z.string(),
        until: z.string(),
        sentAt: instant,
        isLast: z.boolean(),
        /** « 12 jours et demi »; empty for a retainer. */
        quantity: z.string(),
        entries: z.array(z.object({ day: z.string(), quantity: z.string(), text: z.string() })),
        /** The client's reason for giving it back; null if they did not. */
        returned: z.string().nullable(),
      })
      .nullable(),
    /** The report of a hearing. */
    report: z
      .object({
        outcome: z.enum(valuesOf(hearingOutcomes)),
        text: z.string(),
        nextDay: z.string().nullable(),
        sentAt: instant,
      })
      .nullable(),
    /** The candidate's last statement about their independence; `listVersion` is 0 without a list. */
    independence: z.object({ kind: z.enum(independenceKinds), at: instant, listVersion: z.int() }).nullable(),
  })
  .meta({ id: 'ReadWork' });
export type ReadWork = z.infer<typeof readWorkSchema>;

export const readingPageSchema = readingSchema
  .extend({
    /** With the first page alone; null with the others. */
    work: readWorkSchema.nullable(),
    messages: z.array(
      z.object({
        position: z.int(),
        by: z.enum(['creator', 'candidate']),
        /** Name of the person who wrote it for a firm; null for the party itself. */
        author: z.string().nullable(),
        content: z.string(),
        sentAt: instant,
        /** Names only: each file is opened by a separate call, which is recorded too. */
        attachments: z.array(attachmentSchema),
      }),
    ),
    /** Value of `after` for the next messages; null after the last. */
    next: z.int().nullable(),
  })
  .meta({ id: 'ReadingPage' });
export type ReadingPage = z.infer<typeof readingPageSchema>;

export const openReadingBody = z.object({
  because: z.enum(readingCases, { error: 'Dites ce qui rend la lecture nécessaire.' }),
  /** Id of the report, or of the contested thread. */
  caseID: id,
  reason: paragraphs(textLimits.reason, 'Dites pourquoi la lecture est nécessaire.'),
});

export const openReading = defineRoute({
  name: 'readings.open',
  summary: 'Open a thread for a while, on an open report or dispute; both parties are told',
  method: 'POST',
  path: '/admin/readings',
  access: moderatorsAgain,
  body: openReadingBody,
  status: 201,
  answer: readingSchema,
  problems: ['NOT_FOUND', 'CASE_CLOSED'],
});

const ofReading = {
  access: moderators,
  problems: ['NOT_FOUND', 'READING_ENDED'] as const,
};

export const readReading = defineRoute({
  ...ofReading,
  name: 'readings.read',
  summary: 'Messages of a thread that staff opened, oldest first and not marked as read, and its work',
  method: 'GET',
  path: '/admin/readings/:id',
  query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) }),
  answer: readingPageSchema,
});

export const readReadingFile = defineRoute({
  ...ofReading,
  ...givingFile,
  name: 'readings.readFile',
  summary: 'Attachment of a message, in a thread that staff opened',
  method: 'GET',
  path: '/admin/readings/:id/attachments/:attachmentID',
  params: z.object({ id, attachmentID: id }),
});

export const closeReading = defineRoute({
  ...ofReading,
  name: 'readings.close',
  summary: 'Close a thread that staff opened, before its time is over',
  method: 'POST',
  path: '/admin/readings/:id/close',
});
