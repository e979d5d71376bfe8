import { id, instant } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, members, membersAgain } from '../route.ts';
import { z } from '../zod.ts';

/** A member's own data: the archive of all that is kept of them (GDPR, articles 15 and 20). */

export const dataExportSchema = z
  .object({
    id,
    /** `preparing` until the file is ready; `failed`: another archive may be requested. */
    state: z.enum(['preparing', 'ready', 'expired', 'failed']),
    askedAt: instant,
    readyAt: instant.nullable(),
    /** End of the time to download it. */
    expiresAt: instant.nullable(),
    bytes: z.int().nonnegative().nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExportSchema>;

export const readErasure = defineRoute({
  name: 'ownData.readErasure',
  summary: 'Whether one’s account may be deleted now; money or a portage holds it back (rules §1)',
  method: 'GET',
  path: '/users/me/erasure',
  access: members,
  answer: z.object({ isHeldBack: z.boolean() }),
});

export const askExport = defineRoute({
  name: 'ownData.askExport',
  summary: "Ask for an archive of one's own data, once one has proved again who one is",
  method: 'POST',
  path: '/users/me/exports',
  access: membersAgain,
  status: 201,
  answer: dataExportSchema,
  problems: ['EXPORT_UNDER_WAY', 'EXPORTS_SPENT'],
});

export const listExports = defineRoute({
  name: 'ownData.listExports',
  summary: 'The archives that one asked for, newest first',
  method: 'GET',
  path: '/users/me/exports',
  access: members,
  answer: z.array(dataExportSchema),
});

export const readExport = defineRoute({
  ...givingFile,
  name: 'ownData.readExport',
  summary: "The file of an archive of one's own data, a ZIP",
  method: 'GET',
  path: '/users/me/exports/:id/file',
  access: members,
  params: z.object({ id }),
  problems: ['NOT_FOUND', 'GONE'],
});
