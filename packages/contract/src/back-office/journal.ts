import { journalFilters } from '@basoche/domain/searches/journal-filters';
import { id, inOrder, instant, page } from '../fields.ts';
import { givingFile } from '../files.ts';
import { filterFields } from '../filters.ts';
import { admins, adminsAgain, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** The journal of decisions by staff and partners, for the admins who answer for them. */

export const journalEntrySchema = z
  .object({
    /** Starts at 1, without gaps. */
    number: z.number(),
    at: instant,
    by: z.object({ id, name: z.string(), role: z.string() }),
    /** Act, named as in evidence/staff-journal; an act that no longer exists keeps its name. */
    act: z.string(),
    on: z.object({
      kind: z.string(),
      id: z.string(),
      /** Name of the member, of the mission or of the offer; null if it has none. */
      name: z.string().nullable(),
    }),
    /** Codes, ids and amounts in cents, never a text that somebody wrote. */
    details: z.record(z.string(), z.union([z.string(), z.number()])),
    /** Hexadecimal SHA-256 over the previous hash and this entry's text. */
    hash: z.string(),
  })
  .meta({ id: 'JournalEntry' });
export type JournalEntry = z.infer<typeof journalEntrySchema>;

export const journalEntryInFullSchema = journalEntrySchema
  .extend({
    /** The exact text under the hash. */
    body: z.string(),
    /** Hash of the previous entry; 64 zeros for the first. */
    previous: z.string(),
  })
  .meta({ id: 'JournalEntryInFull' });
export type JournalEntryInFull = z.infer<typeof journalEntryInFullSchema>;

const queryFields = {
  ...filterFields(journalFilters),
  /** An id of any kind, exactly. */
  subject: z
    .string()
    .regex(/^[\w./:-]{1,100}$/, 'Un identifiant n’a que des lettres, des chiffres et des tirets.')
    .optional(),
};

export type JournalFilters = z.output<z.ZodObject<typeof queryFields>>;

export const listJournal = defineRoute({
  name: 'journal.list',
  summary: 'Decisions of staff and partners, newest first',
  method: 'GET',
  path: '/admin/journal',
  access: admins,
  query: inOrder(z.object({ ...page, ...queryFields })),
  paged: true,
  answer: z.array(journalEntrySchema),
});

export const listJournalPeople = defineRoute({
  name: 'journal.people',
  summary: 'Staff and partners named in the journal, by name',
  method: 'GET',
  path: '/admin/journal/people',
  access: admins,
  answer: z.array(z.object({ id, name: z.string() })),
});

export const checkJournalChain = defineRoute({
  name: 'journal.check',
  summary: 'Whether each entry of the journal follows from the one before',
  method: 'GET',
  path: '/admin/journal/check',
  access: admins,
  answer: z.object({
    entries: z.number(),
    /** Number of the first entry whose hash is wrong; null if the whole journal is intact. */
    broken: z.number().nullable(),
  }),
});

export const journalFormats = ['csv', 'jsonl'] as const;
export type JournalFormat = (typeof journalFormats)[number];

export const exportJournal = defineRoute({
  name: 'journal.export',
  summary: 'File of journal entries, oldest first: for spreadsheets, or with hashes to check',
  method: 'GET',
  path: '/admin/journal/export',
  access: adminsAgain,
  query: inOrder(z.object({ ...queryFields, format: z.enum(journalFormats).default('csv') })),
  ...givingFile,
});

export const readJournalEntry = defineRoute({
  name: 'journal.read',
  summary: 'An entry of the journal with its hashed text and the hash of the entry before',
  method: 'GET',
  path: '/admin/journal/:number',
  access: admins,
  params: z.object({ number: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  answer: journalEntryInFullSchema,
  problems: ['NOT_FOUND'],
});
