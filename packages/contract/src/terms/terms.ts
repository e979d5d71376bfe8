import { type LegalText, legalTexts, versionsOf } from '@basoche/domain/terms/versions';
import { day, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * Texts that members accept: the terms of use and sale and the data charter, each in a version.
 */

const version = (text: LegalText) =>
  z.enum(
    versionsOf(text).map((one) => one.version),
    { error: 'Cette version du texte n’existe pas.' },
  );

/** Versions shown to the person who accepts. */
export const acceptedTextsField = z.object({
  TERMS: version('TERMS'),
  DATA_CHARTER: version('DATA_CHARTER'),
});
export type AcceptedTexts = z.infer<typeof acceptedTextsField>;

export const ownTextsSchema = z
  .object({
    /** In their reading order. */
    inForce: z.array(z.object({ text: z.enum(legalTexts), version: day, sha256: z.string() })),
    /** The newest first. */
    accepted: z.array(
      z.object({ text: z.enum(legalTexts), version: day, sha256: z.string(), acceptedAt: instant }),
    ),
    /** Texts whose current version is not accepted yet. */
    owed: z.array(z.enum(legalTexts)),
  })
  .meta({ id: 'OwnTexts' });
export type OwnTexts = z.infer<typeof ownTextsSchema>;

export const readOwnTexts = defineRoute({
  name: 'terms.readOwn',
  summary: 'Accepted and current versions of the terms and of the data charter',
  method: 'GET',
  path: '/terms/me',
  access: forSeats(members, 'look'),
  answer: ownTextsSchema,
});

export const acceptTexts = defineRoute({
  name: 'terms.accept',
  summary: 'Accept the current terms and data charter, in the versions that the caller read',
  method: 'POST',
  path: '/terms/me',
  access: forSeats(members, 'own'),
  body: acceptedTextsField,
  answer: ownTextsSchema,
  problems: ['TERMS_CHANGED'],
});
