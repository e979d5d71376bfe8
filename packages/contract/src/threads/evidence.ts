import { evidenceBytes } from '@basoche/domain/limits';
import { instant } from '../fields.ts';
import { type FileRule, fileBody, givingFile } from '../files.ts';
import { anyone, defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Evidence: the whole history of a thread as a file. Its parties download it; anybody may have such a file checked (rules §3). */

export const readEvidence = defineRoute({
  ...givingFile,
  name: 'threads.readEvidence',
  summary: 'The whole history of a thread: a PDF, or JSON where `Accept` asks for `application/json`',
  method: 'GET',
  path: '/messagerie/evidence/:id',
  access: forSeats(members, 'readThreads'),
  problems: ['NOT_FOUND', 'CREATOR_STILL_ANONYMOUS', 'EVIDENCE_TOO_LARGE'],
});

const evidenceRule: FileRule = { kinds: ['pdf', 'json'], maxBytes: evidenceBytes };
export const evidenceBody = fileBody(evidenceRule);

/** Result of the check of a file. */
export const verdictSchema = z
  .object({
    /** `whole`: equal to the record. `unreadable`: not a file of this platform. `unknown`: its thread is not in the record. */
    result: z.enum(['whole', 'altered', 'unknown', 'unreadable']),
    /** The result in French, to be shown. */
    sentence: z.string(),
    /** Facts stated in the file; null if it cannot be read. */
    file: z
      .object({
        kind: z.enum(['pdf', 'json']),
        generatedAt: instant.nullable(),
        entries: z.int(),
        /** Time of its last entry. */
        until: instant.nullable(),
      })
      .nullable(),
    /**
     * For an altered file, the first difference from the record: in an entry, its text, an added entry, a
     * missing `end`, the part around the entries (`head`), or the pages of a PDF. `place` counts entries from
     * one.
     */
    first: z
      .object({
        what: z.enum(['entry', 'text', 'added', 'end', 'head', 'pages']),
        place: z.int().nullable(),
        at: instant.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'EvidenceVerdict' });
export type EvidenceVerdict = z.infer<typeof verdictSchema>;

export const verifyEvidence = defineRoute({
  name: 'threads.verifyEvidence',
  summary: 'Check a file of evidence against the record: one PDF or JSON, as the part `file` of a form',
  method: 'POST',
  path: '/evidence/verify',
  access: anyone,
  takesFile: evidenceRule,
  body: evidenceBody,
  answer: verdictSchema,
});
