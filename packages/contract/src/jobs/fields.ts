import { contractTypes } from '@basoche/domain/options/contract-types';
import { departments } from '@basoche/domain/options/departments';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { jobTimings } from '@basoche/domain/options/job-timings';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import { salaryPeriods } from '@basoche/domain/options/salary-periods';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { textLimits } from '@basoche/domain/text-limits';
import {
  code,
  day,
  euros,
  joinedCodes,
  line,
  optionalLine,
  optionalParagraphs,
  paragraphs,
  unfinishedText,
} from '../fields.ts';
import { z } from '../zod.ts';

/** Fields that the creator of an offer fills in: in answers, in the form, and in a draft. */

/** In every answer. */
export const statedFields = {
  title: z.string(),
  domain: z.enum(valuesOf(legalDomains)),
  nature: z.enum(valuesOf(missionNatures)),
  modality: z.enum(valuesOf(jobModalities)),
  /** Code of the department; null for remote work. */
  place: z.enum(valuesOf(departments)).nullable(),
  /** The chosen commune; null without one. */
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
  /** Gross euros for each `salaryPeriod`; all three are null, or none is. */
  salaryLow: z.number().nullable(),
  salaryHigh: z.number().nullable(),
  salaryPeriod: z.enum(valuesOf(salaryPeriods)).nullable(),
  /** The description: whole on a single offer, a summary of 250 characters in lists. */
  jobDescription: z.string(),
};

/** In the answer about a single offer. */
export const statedInFull = { ...statedFields, salaryDescription: z.string().nullable() };

const salaryBound = euros.nullable().optional();

/** In the form; an absent field gets no default. */
export const formFields = {
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
  experiences: joinedCodes(soughtProfiles, 'un profil', 'Choisissez au moins un métier ou une expérience.'),
  salary: optionalLine(textLimits.salary, 'Indiquez un salaire.'),
  salaryLow: salaryBound,
  salaryHigh: salaryBound,
  salaryPeriod: code(salaryPeriods, 'une période').nullable().optional(),
  salaryDescription: optionalParagraphs(textLimits.salaryDescription, 'Décrivez la rémunération.'),
  jobDescription: paragraphs(textLimits.jobDescription, 'Décrivez le poste.'),
};

const short = unfinishedText(1_000);
const long = unfinishedText(20_000);

/** In a draft: stored even if invalid, and checked at publication. */
export const draftFields = {
  title: short,
  domain: short,
  nature: short,
  modality: short,
  place: short.nullable(),
  city: short.nullable(),
  contractType: short,
  timing: short,
  startNow: z.boolean(),
  startDate: short.nullable(),
  endDate: short.nullable(),
  experiences: short,
  salary: short.nullable(),
  salaryLow: z.number().nullable(),
  salaryHigh: z.number().nullable(),
  salaryPeriod: short.nullable(),
  salaryDescription: long.nullable(),
  jobDescription: long,
};
