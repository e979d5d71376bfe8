import { id, instant } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, members, membersAgain } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** A member's own data: archives of all that is kept of them (GDPR, articles 15 and 20), and whether the account may be deleted. */

export const dataExportSchema = z
  .object({
    id,
    /** `preparing` until the file is ready; `failed`: another archive may be requested. */
    state: z.enum(['preparing', 'ready', 'expired', 'failed']),
    askedAt: instant,
    readyAt: instant.nullable(),
    /** Until when it can be downloaded. */
    expiresAt: instant.nullable(),
    bytes: z.int().nonnegative().nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExportSchema>;

export const readErasure = defineRoute({
  name: 'ownData.readErasure',
  summary:
    "Whether the caller's account may be deleted now: held money, a portage or a firm prevents it (rules §1 and §8)",
  method: 'GET',
  path: '/users/me/erasure',
  access: forSeats(members, 'own'),
  answer: z.object({
    isHeldBack: z.boolean(),
    /** Names of the firms whose last owner is the caller; absent without any. */
    lastOwnerOf: z.array(z.string()).optional(),
  }),
});

export const askExport = defineRoute({
  name: 'ownData.askExport',
  summary: "Ask for an archive of the caller's data, after a new proof of identity",
  method: 'POST',
  path: '/users/me/exports',
  access: forSeats(membersAgain, 'own'),
  status: 201,
  answer: dataExportSchema,
  problems: ['EXPORT_UNDER_WAY', 'EXPORTS_SPENT'],
});

export const listExports = defineRoute({
  name: 'ownData.listExports',
  summary: 'Archives that the caller asked for, newest first',
  method: 'GET',
  path: '/users/me/exports',
  access: forSeats(members, 'own'),
  answer: z.array(dataExportSchema),
});

export const readExport = defineRoute({
  ...givingFile,
  name: 'ownData.readExport',
  summary: "File of an archive of the caller's data, a ZIP",
  method: 'GET',
  path: '/users/me/exports/:id/file',
  access: forSeats(members, 'own'),
  problems: ['NOT_FOUND', 'GONE'],
});
