import { userTypes } from '@basoche/domain/members/kinds';
import {
  hidingGrounds,
  hidingOrigins,
  publicationKinds,
  publicationStates,
  reviewOutcomes,
} from '@basoche/domain/moderation/grounds';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { publicationFilters } from '@basoche/domain/searches/publication-filters';
import { textLimits } from '@basoche/domain/text-limits';
import { code, id, instant, line, page, paragraphs } from '../fields.ts';
import { filterFields } from '../filters.ts';
import { jobSchema } from '../jobs/jobs.ts';
import { missionSchema } from '../missions/missions.ts';
import { defineRoute, members, moderators } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * Missions and offers that staff hide with a statement of reasons, and the answers of their creators (rules
 * §2; trust).
 */

const kind = z.enum(publicationKinds);
const params = z.object({ kind, id });
const nature = z.enum(valuesOf(missionNatures));

const review = z.object({
  id,
  askedAt: instant,
  /** Empty after the deletion of its author's account. */
  text: z.string(),
  /** These three are set together, once staff have answered. */
  answeredAt: instant.nullable(),
  outcome: z.enum(reviewOutcomes).nullable(),
  note: z.string().nullable(),
});

/**
 * One hiding with its requests for review and their answers, oldest first. The staff member who decided is
 * not named.
 */
export const measureSchema = z
  .object({
    id,
    hiddenAt: instant,
    ground: z.enum(valuesOf(hidingGrounds)),
    origin: z.enum(valuesOf(hidingOrigins)),
    facts: z.string(),
    basis: z.string(),
    /** These two are set together, once it was lifted. */
    restoredAt: instant.nullable(),
    restoredNote: z.string().nullable(),
    reviews: z.array(review),
  })
  .meta({ id: 'PublicationMeasure' });
export type Measure = z.infer<typeof measureSchema>;

export const readMeasures = defineRoute({
  name: 'moderation.read',
  summary: 'Decisions of staff on a mission or offer of the caller, newest first',
  method: 'GET',
  path: '/moderation/:kind/:id',
  access: forSeats(members, 'represent'),
  params,
  answer: z.array(measureSchema),
  problems: ['NOT_FOUND'],
});

export const reviewBody = z.object({
  text: paragraphs(textLimits.reason, 'Dites ce que vous avez corrigé, ou pourquoi vous contestez.'),
});

export const askReexamination = defineRoute({
  name: 'moderation.askReexamination',
  summary: 'Ask for a review of a hidden mission or offer of the caller; one open request at a time',
  method: 'POST',
  path: '/moderation/:kind/:id/review',
  access: forSeats(members, 'represent'),
  params,
  body: reviewBody,
  status: 201,
  answer: measureSchema,
  problems: ['NOT_FOUND', 'NOT_HIDDEN', 'REVIEW_ASKED'],
});

const person = z.object({ id, name: z.string(), userType: z.enum(userTypes) });

export const publicationSchema = z
  .object({
    id,
    kind,
    title: z.string(),
    /** Staff see the creator of an anonymous mission. */
    creator: person,
    isAnonym: z.boolean(),
    isFromCustomer: z.boolean(),
    nature,
    state: z.enum(valuesOf(publicationStates)),
    publishedAt: instant,
    applications: z.int(),
  })
  .meta({ id: 'Publication' });
export type Publication = z.infer<typeof publicationSchema>;

const filters = z.object(filterFields(publicationFilters));
export type PublicationFilters = z.output<typeof filters>;

export const listPublications = defineRoute({
  name: 'moderation.list',
  summary: 'All missions and offers, newest first',
  method: 'GET',
  path: '/admin/publications',
  access: moderators,
  query: filters.extend(page),
  answer: z.array(publicationSchema),
  paged: true,
});

const staffMeasure = measureSchema.extend({
  hiddenBy: z.string(),
  restoredBy: z.string().nullable(),
  reviews: z.array(review.extend({ answeredBy: z.string().nullable() })),
});

export const staffPublicationSchema = publicationSchema
  .extend({
    /** One of the two is set: the content as published. */
    mission: missionSchema.nullable(),
    job: jobSchema.nullable(),
    /** Number of reports made in its threads, and how many of them wait. */
    reports: z.int(),
    waitingReports: z.int(),
    measures: z.array(staffMeasure),
  })
  .meta({ id: 'StaffPublication' });
export type StaffPublication = z.infer<typeof staffPublicationSchema>;

export const readPublication = defineRoute({
  name: 'moderation.readPublication',
  summary: 'A mission or offer as published, with the decisions of staff on it',
  method: 'GET',
  path: '/admin/publications/:kind/:id',
  access: moderators,
  params,
  answer: staffPublicationSchema,
  problems: ['NOT_FOUND'],
});

export const hideBody = z.object({
  ground: code(hidingGrounds, 'un motif'),
  origin: code(hidingOrigins, 'l’origine de l’examen'),
  facts: paragraphs(textLimits.reason, 'Décrivez les faits\u202f: l’auteur les lira.'),
  basis: line(textLimits.legalBasis, 'Indiquez la loi ou la clause sur laquelle la décision se fonde.'),
});

const decision = {
  method: 'POST',
  access: moderators,
  params,
  answer: staffPublicationSchema,
} as const;

export const hidePublication = defineRoute({
  ...decision,
  name: 'moderation.hide',
  summary: 'Hide a mission or an offer; its creator reads the whole statement of reasons',
  path: '/admin/publications/:kind/:id/hide',
  body: hideBody,
  problems: ['NOT_FOUND', 'ALREADY_HIDDEN'],
});

export const noteBody = z.object({
  note: paragraphs(textLimits.reason, 'Écrivez ce qui est répondu à l’auteur.'),
});

export const restorePublication = defineRoute({
  ...decision,
  name: 'moderation.restore',
  summary: 'Restore a hidden mission or offer as it was; its creator is told why',
  path: '/admin/publications/:kind/:id/restore',
  body: noteBody,
  problems: ['NOT_FOUND', 'NOT_HIDDEN'],
});

export const upholdPublication = defineRoute({
  ...decision,
  name: 'moderation.uphold',
  summary: 'Refuse a request to review a hidden publication, with a reason for its creator',
  path: '/admin/publications/:kind/:id/uphold',
  body: noteBody,
  problems: ['NOT_FOUND', 'NOT_HIDDEN', 'REVIEW_NOT_ASKED'],
});
