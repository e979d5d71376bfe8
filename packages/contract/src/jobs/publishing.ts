import { textLimits } from '@basoche/domain/limits';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { salaryPeriods } from '@basoche/domain/options/salary-periods';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import {
  code,
  day,
  euros,
  id,
  joined,
  line,
  optionalLine,
  optionalParagraphs,
  paragraphs,
} from '../fields.ts';
import { defineRoute, verifiedTrade } from '../route.ts';
import { z } from '../zod.ts';
import { jobSchema } from './jobs.ts';

/**
 * A creator's own job offers: writing, archiving and restoring them (second document, §5 and §7; rules §2).
 */

const salaryBound = euros.nullable().optional();

/** Fields of the form; an absent field gets no default value. */
const jobFields = {
  title: line(textLimits.jobTitle, 'Donnez un titre à l’offre.'),
  domain: code(legalDomains, 'un domaine'),
  nature: code(missionNatures, 'une nature'),
  modality: code(jobModalities, 'une modalité'),
  place: code(departments, 'un département').nullable().optional(),
  city: optionalLine(120, 'Indiquez une ville.'),
  contractType: code(contractTypes, 'un type de contrat'),
  timing: code(jobTimings, 'un temps de travail'),
  startNow: z.boolean({ error: 'Indiquez quand le poste commence.' }),
  startDate: day.nullable().optional(),
  endDate: day,
  experiences: joined(soughtProfiles, 'un profil', 'Choisissez au moins un métier ou une expérience.'),
  salary: optionalLine(textLimits.salary, 'Indiquez un salaire.'),
  salaryLow: salaryBound,
  salaryHigh: salaryBound,
  salaryPeriod: code(salaryPeriods, 'une période').nullable().optional(),
  salaryDescription: optionalParagraphs(textLimits.salaryDescription, 'Décrivez la rémunération.'),
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

/**
 * The form of an offer, as the browser checks it before sending; checks between fields are in the domain
 * (jobs/validate).
 */
export const jobForm = z.object(createdFields);
export type JobForm = z.input<typeof jobForm>;

/** Optional fields for the caller, which must agree with the token (rules §6). */
const actor = { creatorID: id.optional(), creatorRole: z.string().max(40).optional() };

export const createJob = defineRoute({
  name: 'jobs.create',
  summary: 'Publish a job offer; its draft is deleted',
  method: 'POST',
  path: '/jobs/create',
  access: verifiedTrade,
  body: z.object({ ...createdFields, ...actor, draftID: id.optional() }),
  status: 201,
  answer: jobSchema,
  once: true,
  // NOT_FOUND: the draft no longer exists; it was published or deleted elsewhere.
  problems: ['ACTOR_MISMATCH', 'NOT_FOUND'],
});

export const updateJob = defineRoute({
  name: 'jobs.update',
  summary: 'Edit, archive or publish a job offer of the caller; absent fields stay unchanged',
  method: 'POST',
  path: '/jobs/update/:id',
  access: verifiedTrade,
  body: z.object({ ...jobFields, ...actor, isArchived: z.boolean() }).partial(),
  answer: jobSchema,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'ACTOR_MISMATCH', 'PUBLICATION_HIDDEN'],
});

export const relaunchJob = defineRoute({
  name: 'jobs.relaunch',
  summary: 'Relaunch an offer whose deadline is past: it comes first in the lists again',
  method: 'POST',
  path: '/jobs/relaunch/:id',
  access: verifiedTrade,
  body: z.object({ endDate: day }),
  answer: jobSchema,
  once: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'JOB_STILL_OPEN', 'PUBLICATION_HIDDEN'],
});

export const fillJob = defineRoute({
  name: 'jobs.fill',
  summary: 'Mark an offer as filled: it is archived, and the other candidates are told',
  method: 'POST',
  path: '/jobs/fill/:id',
  access: verifiedTrade,
  answer: jobSchema,
  once: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'JOB_ALREADY_FILLED'],
});
