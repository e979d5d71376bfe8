import { textLimits } from '@basoche/domain/limits';
import { userTypes } from '@basoche/domain/members/kinds';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { salaryPeriods } from '@basoche/domain/options/salary-periods';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { code, day, euros, id, instant, joined, line, page, paragraphs } from './fields.ts';
import { jobFilters, listedJobs } from './job-filters.ts';
import { problemCodes } from './problem.ts';
import { anyone, defineRoute, tradeMembers, verifiedTrade } from './route.ts';
import { z } from './zod.ts';

/** Job offers: second document, §2 to §7; rules §2 and §6. Their creators are never anonymous. */

const facts = {
  id,
  title: z.string(),
  creatorID: id,
  creatorName: z.string(),
  creatorPictureURL: z.string().nullable(),
  /** The creator's `userType`. */
  creatorRole: z.enum(userTypes),
  domain: z.enum(valuesOf(legalDomains)),
  nature: z.enum(valuesOf(missionNatures)),
  modality: z.enum(valuesOf(jobModalities)),
  /** Code of the department; null at a distance. */
  place: z.enum(valuesOf(departments)).nullable(),
  /** The commune that was chosen, where one was. */
  city: z.string().nullable(),
  contractType: z.enum(valuesOf(contractTypes)),
  timing: z.enum(valuesOf(jobTimings)),
  startNow: z.boolean(),
  /** Null means as soon as possible. */
  startDate: day.nullable(),
  /** Last day on which one may apply. */
  endDate: day,
  /** Trades and experience sought: codes joined by « | ». */
  experiences: z.string(),
  /** The creator's own words, shown with « /an ». */
  salary: z.string().nullable(),
  /** Gross euros for each `salaryPeriod`; the three are null together, or none is. */
  salaryLow: z.number().nullable(),
  salaryHigh: z.number().nullable(),
  salaryPeriod: z.enum(valuesOf(salaryPeriods)).nullable(),
  /** The description: whole on a single offer, a summary of 250 characters in lists. */
  jobDescription: z.string(),
  isArchived: z.boolean(),
  /** Archived because somebody was found. */
  isFilled: z.boolean(),
  createdAt: instant,
  /** When it last came at the head of the lists: its creation, or the day it was relaunched. */
  publishedAt: instant,
  /** Published, and its last day is today or later. */
  isOpen: z.boolean(),
  /** The viewer keeps it among their favourites; false for a visitor. */
  isFavourite: z.boolean(),
};

/** Where the words that were searched stand in a text: [start, end[ in UTF-16 units, in order, apart from one another. */
const marks = z.array(z.tuple([z.int(), z.int()]));

/** An offer in a list. `marks` comes with a search for words, and with nothing else. */
export const jobCardSchema = z
  .object({ ...facts, marks: z.object({ title: marks, jobDescription: marks }).optional() })
  .meta({ id: 'JobCard' });
export type JobCard = z.infer<typeof jobCardSchema>;

/** What the viewer may do: `relaunch` past the deadline alone, `fill` as long as it is published. */
export const jobPermissions = ['apply', 'update', 'publish', 'candidates', 'relaunch', 'fill'] as const;

/** A creator's own offer, with how many candidates it has. */
export const ownJobSchema = z
  .object({
    ...facts,
    newCandidates: z.int(),
    candidates: z.int(),
    permitted: z.array(z.enum(jobPermissions)),
  })
  .meta({ id: 'OwnJob' });
export type OwnJob = z.infer<typeof ownJobSchema>;

/** One offer, with what this viewer may do and, where one may not apply, why. */
export const jobSchema = z
  .object({
    ...facts,
    salaryDescription: z.string().nullable(),
    companyPresentation: z.string().nullable(),
    hasApplied: z.boolean(),
    /** The viewer's own application, where there is one. */
    postulationID: id.nullable(),
    permitted: z.array(z.enum(jobPermissions)),
    applyRefusal: z.object({ code: z.enum(problemCodes), title: z.string() }).nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

const salaryBound = euros.nullable().optional();

/** The fields of the form, none of them filled in for whoever leaves it out. */
const jobFields = {
  title: line(textLimits.jobTitle, "Donnez un titre à l'offre."),
  domain: code(legalDomains, 'un domaine'),
  nature: code(missionNatures, 'une nature'),
  modality: code(jobModalities, 'une modalité'),
  place: code(departments, 'un département').nullable().optional(),
  city: line(120, 'Indiquez une ville.').nullable().optional(),
  contractType: code(contractTypes, 'un type de contrat'),
  timing: code(jobTimings, 'un temps de travail'),
  startNow: z.boolean({ error: 'Indiquez quand le poste commence.' }),
  startDate: day.nullable().optional(),
  endDate: day,
  experiences: joined(soughtProfiles, 'un profil', 'Choisissez au moins un métier ou une expérience.'),
  salary: line(textLimits.salary, 'Indiquez un salaire.').nullable().optional(),
  salaryLow: salaryBound,
  salaryHigh: salaryBound,
  salaryPeriod: code(salaryPeriods, 'une période').nullable().optional(),
  salaryDescription: paragraphs(textLimits.salaryDescription, 'Décrivez la rémunération.')
    .nullable()
    .optional(),
  jobDescription: paragraphs(textLimits.jobDescription, 'Décrivez le poste.'),
};

const createdFields = {
  ...jobFields,
  domain: jobFields.domain.default('droit_affaires'),
  nature: jobFields.nature.default('recherches'),
  contractType: jobFields.contractType.default('CDI'),
  timing: jobFields.timing.default('full'),
  startNow: jobFields.startNow.default(true),
};

/** The form of an offer, as the browser checks it before sending; what fields say of one another is in the domain (jobs/validate). */
export const jobForm = z.object(createdFields);
export type JobForm = z.input<typeof jobForm>;

/** Who acts may be said again, and has to agree with the token (rules §6). */
const actor = { creatorID: id.optional(), creatorRole: z.string().max(40).optional() };

export const createJob = defineRoute({
  name: 'jobs.create',
  summary: 'Publish a job offer; the draft that it was written from goes',
  method: 'POST',
  path: '/jobs/create',
  access: verifiedTrade,
  body: z.object({ ...createdFields, ...actor, draftID: id.optional() }),
  status: 201,
  answer: jobSchema,
  problems: ['ACTOR_MISMATCH'],
});

export const updateJob = defineRoute({
  name: 'jobs.update',
  summary: "Edit, archive or publish one's job offer: what is left out stays as it is",
  method: 'POST',
  path: '/jobs/update/:id',
  access: verifiedTrade,
  params: z.object({ id }),
  body: z.object({ ...jobFields, ...actor, isArchived: z.boolean() }).partial(),
  answer: jobSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'ACTOR_MISMATCH'],
});

export const relaunchJob = defineRoute({
  name: 'jobs.relaunch',
  summary: "Put one's offer, once its deadline is past, back at the head of the lists",
  method: 'POST',
  path: '/jobs/relaunch/:id',
  access: verifiedTrade,
  params: z.object({ id }),
  body: z.object({ endDate: day }),
  answer: jobSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'JOB_STILL_OPEN'],
});

export const fillJob = defineRoute({
  name: 'jobs.fill',
  summary: 'Say that somebody was found: the offer is archived, and its other candidates are told',
  method: 'POST',
  path: '/jobs/fill/:id',
  access: verifiedTrade,
  params: z.object({ id }),
  answer: jobSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'JOB_ALREADY_FILLED'],
});

export const listJobs = defineRoute({
  name: 'jobs.list',
  summary: 'Open job offers, newest first',
  method: 'GET',
  path: '/jobs',
  access: anyone,
  query: listedJobs,
  answer: z.array(jobCardSchema),
  paged: true,
});

export const countJobs = defineRoute({
  name: 'jobs.count',
  summary: 'Counts of open offers and of those applied to, under the same filters',
  method: 'GET',
  path: '/jobs/count',
  access: tradeMembers,
  query: jobFilters,
  answer: z.tuple([z.int(), z.int()]),
});

export const listOwnJobs = defineRoute({
  name: 'jobs.listOwn',
  summary: "One's own offers, newest first",
  method: 'GET',
  path: '/jobs/me',
  access: tradeMembers,
  query: z.object({
    isArchived: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    ...page,
  }),
  answer: z.array(ownJobSchema),
  paged: true,
});

export const countOwnJobs = defineRoute({
  name: 'jobs.countOwn',
  summary: "Counts of one's offers: published, archived",
  method: 'GET',
  path: '/jobs/me/count',
  access: tradeMembers,
  answer: z.tuple([z.int(), z.int()]),
});

export const readJob = defineRoute({
  name: 'jobs.read',
  summary: 'One job offer',
  method: 'GET',
  path: '/jobs/:id',
  access: anyone,
  params: z.object({ id }),
  answer: jobSchema,
  problems: ['NOT_FOUND'],
});

export const otherJobs = defineRoute({
  name: 'jobs.others',
  summary: 'Up to four other open offers, nearest first',
  method: 'GET',
  path: '/jobs/others/:id',
  access: anyone,
  params: z.object({ id }),
  answer: z.array(jobCardSchema),
  problems: ['NOT_FOUND'],
});
