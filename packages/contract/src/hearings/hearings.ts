import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { hearingDocuments, hearingEuros, hearingTexts } from '@basoche/domain/hearings/limits';
import { hearingPermissions } from '@basoche/domain/hearings/permitted';
import { reachShownFrom } from '@basoche/domain/hearings/reach';
import { hearingRefusalCodes, hearingStates, readerRefusalCodes } from '@basoche/domain/hearings/take';
import { vigilanceRefusals } from '@basoche/domain/vigilance/gate';
import { missionConflictsSchema, partiesAnswer } from '../conflicts/asked.ts';
import { code, day, id, instant, line, optionalLine, page, paragraphs } from '../fields.ts';
import { courtSchema } from '../places/courts.ts';
import { defineRoute, persons, tradeMembers, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { attachmentSchema } from '../threads/attachments.ts';
import { givenIndependence } from '../threads/independence.ts';
import { z } from '../zod.ts';

/** Hearings that an avocat asks another to attend, as read by those who may take them. */

/** Lists of the caller: hearings that they may take, that they took, that they asked for. */
export const hearingViews = ['open', 'taken', 'asked'] as const;

/** Modes in which a hearing is paid. */
export const hearingModes = ['direct', 'funds'] as const;

const euros = `Indiquez un prix de ${hearingEuros.min} à ${hearingEuros.max.toLocaleString('fr-FR')}\u00a0€.`;

export const hearingBody = z.object({
  /** Code of a court. */
  court: z.string({ error: 'Choisissez une juridiction.' }).max(20),
  act: code(hearingActs, 'un acte'),
  day,
  /** On clocks in Paris, `HH:MM`. */
  time: z.string({ error: 'Indiquez l’heure.' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Indiquez l’heure.'),
  chamber: optionalLine(hearingTexts.chamber, 'Indiquez la chambre.'),
  /** Subject, without any name: every avocat of the network may read it. */
  matter: line(hearingTexts.matter, 'Indiquez de quoi il s’agit, sans nommer personne.'),
  /** Whole euros without tax. */
  price: z.int(euros).min(hearingEuros.min, euros).max(hearingEuros.max, euros),
  mode: z.enum(hearingModes, { error: 'Choisissez un mode de règlement.' }),
  /** Instructions and parties; only the taker reads them. */
  brief: paragraphs(hearingTexts.brief, 'Écrivez vos consignes.'),
  /** Uploads of the caller; only the taker reads them. */
  documents: z
    .array(id)
    .max(hearingDocuments, `Joignez ${hearingDocuments} fichiers au plus.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Chaque fichier est joint une seule fois.')
    .default([]),
  /**
   * With `yes`, no avocat is told before the caller has named the parties. While the conflict check is on, an
   * omission counts as `yes`.
   */
  namesParties: partiesAnswer,
  /** The confidentiality agreement that the caller accepts. */
  ndaVersion: z.string({ error: 'Acceptez l’accord de confidentialité.' }).max(40),
});

export const hearingStepSchema = z.object({
  kind: z.enum([
    'sent',
    'widened',
    'raised',
    'reopened',
    'unfilled',
    'taken',
    'replaced',
    'passed',
    'cancelled',
  ]),
  /** Avocats who were told in this step. */
  told: z.int().nullable(),
  at: instant,
});

export const hearingSchema = z
  .object({
    id,
    court: courtSchema,
    act: z.enum(['pleading', 'representation']),
    heldAt: instant,
    chamber: z.string().nullable(),
    matter: z.string(),
    price: z.number(),
    mode: z.enum(hearingModes),
    /** Version of the confidentiality agreement that its client accepted, and its taker accepts. */
    ndaVersion: z.string(),
    state: z.enum(hearingStates),
    /**
     * The client: whether a firm, and the town of its confirmed bar. The name is given to the client and the
     * taker only; null for everybody else.
     */
    client: z.object({
      id: id.nullable(),
      name: z.string().nullable(),
      isFirm: z.boolean(),
      bar: z.string().nullable(),
    }),
    /**
     * The avocat or firm that took it, with the town of the confirmed bar; for the client only, otherwise
     * null.
     */
    taker: z
      .object({
        id,
        name: z.string(),
        bar: z.string().nullable(),
        /** Name of the person who will appear for a firm; null if the taker is a person. */
        appears: z.string().nullable(),
      })
      .nullable(),
    /** Reason why staff cancelled it, for its client; null otherwise. */
    stoppedReason: z.string().nullable(),
    /** Kilometres from the caller's place of departure; null if they gave none. */
    km: z.int().nullable(),
    /** The thread of its taker, for its two parties; null for anybody else. */
    postulationID: id.nullable(),
    permitted: z.array(z.enum(hearingPermissions)),
    /** True if the caller declined it: they get no more notifications, and may still take it. */
    isDeclined: z.boolean(),
    /** Reason why the caller may not take it; null if they may, and for its client. */
    refusal: z
      .object({
        code: z.enum([...hearingRefusalCodes, 'OWN_FIRM', 'PARTIES_AWAITED', ...vigilanceRefusals]),
        reason: z.string(),
      })
      .nullable(),
    /**
     * Conflict check required of the taker, in the answer for a single hearing; null in lists, and while the
     * conflict check is off.
     */
    conflicts: missionConflictsSchema.nullable(),
    /** History of the request; for its client only, otherwise null. */
    steps: z.array(hearingStepSchema).nullable(),
    /** For its client only, until somebody takes it; otherwise null. */
    brief: z.string().nullable(),
    /**
     * For its client only, until somebody takes it; the taker then reads them in the thread. Otherwise null.
     */
    documents: z.array(attachmentSchema).nullable(),
  })
  .meta({ id: 'Hearing' });
export type Hearing = z.infer<typeof hearingSchema>;

export const publishHearing = defineRoute({
  name: 'hearings.publish',
  summary: 'Ask avocats to attend a hearing; those who may, and are free, are told at once',
  method: 'POST',
  path: '/hearings',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: hearingBody,
  status: 201,
  answer: hearingSchema,
  once: true,
  problems: ['NOT_FOUND', 'HEARING_PUBLISHER', 'NDA_VERSION', 'ATTACHMENT_GONE', 'TOO_MANY_REQUESTS'],
});

export const reachOfHearing = defineRoute({
  name: 'hearings.reach',
  summary:
    'How many avocats may take a hearing that the caller is writing, and how many are free within their distance',
  method: 'GET',
  path: '/hearings/reach',
  access: forSeats(verifiedTrade, 'negotiate'),
  query: hearingBody.pick({ court: true, act: true, day: true, time: true }),
  /** Null for a small number, so that no single person can be identified. */
  answer: z.object({
    may: z.int().min(reachShownFrom).nullable(),
    free: z.int().min(reachShownFrom).nullable(),
  }),
  problems: ['NOT_FOUND', 'HEARING_PUBLISHER', 'TOO_MANY_REQUESTS'],
});

export const listHearings = defineRoute({
  name: 'hearings.list',
  summary: 'Hearings to take, the soonest first, or taken or asked by the caller, the latest first',
  method: 'GET',
  path: '/hearings',
  access: forSeats(tradeMembers, 'readThreads'),
  query: z.object({ ...page, view: z.enum(hearingViews).default('open') }),
  answer: z.array(hearingSchema),
  paged: true,
  problems: ['NOT_FOUND', ...readerRefusalCodes],
});

export const readHearing = defineRoute({
  name: 'hearings.read',
  summary: 'A hearing, for those who may take it, its client and whoever took it',
  method: 'GET',
  path: '/hearings/:id',
  access: forSeats(tradeMembers, 'readThreads'),
  answer: hearingSchema,
  problems: ['NOT_FOUND'],
});

export const cancelHearing = defineRoute({
  name: 'hearings.cancel',
  summary: 'Withdraw a hearing of the caller that nobody took',
  method: 'POST',
  path: '/hearings/:id/cancel',
  access: forSeats(tradeMembers, 'negotiate'),
  answer: hearingSchema,
  once: true,
  problems: ['NOT_FOUND', 'HEARING_TAKEN', 'HEARING_CLOSED'],
});

export const raiseHearing = defineRoute({
  name: 'hearings.raise',
  summary:
    'Raise the price of a hearing of the caller that nobody took; those who may take it are told at once',
  method: 'POST',
  path: '/hearings/:id/raise',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: hearingBody.pick({ price: true }),
  answer: hearingSchema,
  once: true,
  problems: ['NOT_FOUND', 'HEARING_TAKEN', 'HEARING_CLOSED', 'PRICE_NOT_RAISED'],
});

export const declineHearing = defineRoute({
  name: 'hearings.decline',
  summary:
    'Say that a hearing is not for the caller, who is told nothing more of it; a repeat changes nothing',
  method: 'POST',
  path: '/hearings/:id/decline',
  access: persons,
  answer: hearingSchema,
  problems: ['NOT_FOUND', 'HEARING_TAKEN', 'HEARING_CLOSED'],
});

export const takeHearing = defineRoute({
  name: 'hearings.take',
  summary: 'Take a hearing: the first has it, with its instructions in a thread with its client',
  method: 'POST',
  path: '/hearings/:id/take',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: z.object({
    /** The price that the caller was shown. */
    price: hearingBody.shape.price,
    tvaApplicable: z.boolean({ error: 'Indiquez si la TVA est applicable.' }),
    /** The confidentiality agreement that the caller accepts. */
    ndaVersion: hearingBody.shape.ndaVersion,
    /** Ignored while the conflict check is off. */
    independence: givenIndependence.nullable().optional(),
  }),
  status: 201,
  answer: z.object({ postulationID: id }),
  once: true,
  problems: [
    'NOT_FOUND',
    ...hearingRefusalCodes,
    'ALREADY_APPLIED',
    'OWN_FIRM',
    'APPLICATIONS_CLOSED',
    'PROFESSION_NOT_ALLOWED',
    'SUBSCRIPTION_REQUIRED',
    'PRICE_CHANGED',
    'NDA_VERSION',
    'PAYEE_NOT_READY',
    'PARTIES_AWAITED',
    'CONFLICT_CHECK_NEEDED',
    'INDEPENDENCE_NEEDED',
    'INDEPENDENCE_VERSION',
    'DECLARATION_NEEDED',
    'PARTIES_CHANGED',
    ...vigilanceRefusals,
  ],
});
