import { userTypes } from '@basoche/domain/members/kinds';
import { valuesOf } from '@basoche/domain/options/option';
import { collectionStates } from '@basoche/domain/vigilance/collection';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { fileStates } from '@basoche/domain/vigilance/file';
import { day, id, instant } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * Files of vigilance that a client must hold: state, download as a ZIP, and verification of a certificate's
 * code (rules §12).
 */

/** Certificate whose code the client verifies on its issuer's site. */
const certificate = z.object({
  documentID: id,
  securityCode: z.string(),
  /** SIREN or SIRET that the certificate names. */
  businessNumber: z.string().nullable(),
  /** Time at which this client confirmed that the code was verified; null before. */
  verifiedAt: instant.nullable(),
});

/** A client's duty about one prestataire, while the law makes them hold the documents. */
export const heldFileSchema = z
  .object({
    /** A mission between the two that requires the documents. */
    postulationID: id,
    candidate: z.object({
      id,
      userType: z.enum(userTypes),
      name: z.string(),
      pictureURL: z.string().nullable(),
    }),
    /** Prices agreed in the last twelve months, euros without tax. */
    yearSum: z.number(),
    heldFrom: day,
    state: z.enum(collectionStates).exclude(['none']),
    file: z.object({ state: z.enum(fileStates), lastDay: day.nullable() }),
    /** Documents in the download; empty while the file is not complete. */
    documents: z.array(
      z.object({ kind: z.enum(valuesOf(vigilanceDocuments)), title: z.string(), lastDay: day }),
    ),
    /** Day by which the file must be downloaded next. */
    nextCollection: day,
    /** The last valid download, with the digest of its ZIP; null without one. */
    lastCollection: z.object({ at: instant, sha256: z.string() }).nullable(),
    /** Time at which a document of that download was withdrawn while valid; null if none was. */
    withdrawnAt: instant.nullable(),
    /** Null without a valid certificate that has a code. */
    certificate: certificate.nullable(),
  })
  .meta({ id: 'HeldFile' });
export type HeldFile = z.infer<typeof heldFileSchema>;

const access = forSeats(members, 'collectVigilance');

export const listHeldFiles = defineRoute({
  name: 'vigilance.listHeld',
  summary: 'Prestataires whose documents the caller has to hold, latest collection first',
  method: 'GET',
  path: '/vigilance/candidates',
  access,
  answer: z.array(heldFileSchema),
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const collectFile = defineRoute({
  ...givingFile,
  name: 'vigilance.collect',
  summary: 'The complete file as a ZIP, kept as a collection of the caller',
  method: 'POST',
  path: '/messagerie/vigilance/collect/:id',
  access,
  once: true,
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'VIGILANCE_INCOMPLETE',
    'VIGILANCE_OUT_OF_DATE',
    'STATE_CHANGED',
    'GONE',
  ],
});

export const verifyCode = defineRoute({
  name: 'vigilance.verifyCode',
  summary: 'The caller says that the code of a certificate was verified at its issuer',
  method: 'POST',
  path: '/messagerie/vigilance/verified/:id',
  access,
  body: z.object({ documentID: id }),
  answer: heldFileSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED'],
});
