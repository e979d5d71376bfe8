import { skillGrade } from '@basoche/domain/limits';
import { repeatedSkills } from '@basoche/domain/members/skills';
import { skillNames } from '@basoche/domain/options/skills';
import { textLimits } from '@basoche/domain/text-limits';
import { code, day, id, line, optionalParagraphs } from '../fields.ts';
import { defineRoute, persons } from '../route.ts';
import { z } from '../zod.ts';
import { experienceSchema, formationSchema, personProfileSchema } from './members.ts';

/**
 * Skills, experiences and education of a student or an employee, edited by the owner alone (rules §6).
 */

const ownId = z.object({ id });

const gradeText = `Donnez une note de ${skillGrade.min} à ${skillGrade.max}.`;
const skillField = z.object(
  {
    name: code(skillNames, 'une compétence'),
    grade: z.int({ error: gradeText }).min(skillGrade.min, gradeText).max(skillGrade.max, gradeText),
  },
  { error: 'Choisissez une compétence et sa note.' },
);

export const updateSkillsBody = z.object({
  /** The whole list, in order. */
  skills: z
    .array(skillField, { error: 'Indiquez vos compétences.' })
    .max(skillNames.length, 'Chaque compétence se choisit une fois.')
    .superRefine((skills, context) => {
      for (const index of repeatedSkills(skills)) {
        const message = 'Cette compétence figure déjà dans votre liste.';
        context.addIssue({ code: 'custom', path: [index, 'name'], message });
      }
    }),
});

export const updateSkills = defineRoute({
  name: 'careers.updateSkills',
  summary: "Set the caller's skills, all of them in order",
  method: 'POST',
  path: '/users/updateskills/:id',
  access: persons,
  params: ownId,
  body: updateSkillsBody,
  answer: personProfileSchema,
  problems: ['ACTOR_MISMATCH'],
});

const startText = 'Indiquez la date de début.';

export const experienceBody = z.object({
  companyName: line(textLimits.careerLine, 'Indiquez l’entreprise.'),
  sector: line(textLimits.careerLine, 'Indiquez le secteur d’activité.'),
  job: line(textLimits.careerLine, 'Indiquez le poste.'),
  location: line(textLimits.careerLine, 'Indiquez le lieu.'),
  startDate: z.string({ error: startText }).min(1, startText).pipe(day),
  /** Null while it is ongoing. */
  endDate: day.nullable().default(null),
});

const ownExperience = z.object({ id, experienceId: id });

export const addExperience = defineRoute({
  name: 'careers.addExperience',
  summary: "Add an experience to the caller's profile",
  method: 'POST',
  path: '/users/experience/:id',
  access: persons,
  params: ownId,
  body: experienceBody,
  status: 201,
  answer: experienceSchema,
  problems: ['ACTOR_MISMATCH', 'TOO_MANY_CAREER_ENTRIES'],
});

export const changeExperience = defineRoute({
  name: 'careers.changeExperience',
  summary: "Change an experience of the caller's profile",
  method: 'PUT',
  path: '/users/experience/:id/:experienceId',
  access: persons,
  params: ownExperience,
  body: experienceBody,
  answer: experienceSchema,
  problems: ['ACTOR_MISMATCH', 'NOT_FOUND'],
});

export const removeExperience = defineRoute({
  name: 'careers.removeExperience',
  summary: "Remove an experience from the caller's profile",
  method: 'DELETE',
  path: '/users/experience/:id/:experienceId',
  access: persons,
  params: ownExperience,
  problems: ['ACTOR_MISMATCH', 'NOT_FOUND'],
});

export const formationBody = z.object({
  certification: line(textLimits.careerLine, 'Indiquez l’intitulé du diplôme.'),
  school: line(textLimits.careerLine, 'Indiquez l’établissement.'),
  date: day.nullable().default(null),
  description: optionalParagraphs(textLimits.formationDescription, 'Écrivez votre description.'),
});

const ownFormation = z.object({ id, formationId: id });

export const addFormation = defineRoute({
  name: 'careers.addFormation',
  summary: "Add a formation to the caller's profile",
  method: 'POST',
  path: '/users/formation/:id',
  access: persons,
  params: ownId,
  body: formationBody,
  status: 201,
  answer: formationSchema,
  problems: ['ACTOR_MISMATCH', 'TOO_MANY_CAREER_ENTRIES'],
});

export const changeFormation = defineRoute({
  name: 'careers.changeFormation',
  summary: "Change a formation of the caller's profile",
  method: 'PUT',
  path: '/users/formation/:id/:formationId',
  access: persons,
  params: ownFormation,
  body: formationBody,
  answer: formationSchema,
  problems: ['ACTOR_MISMATCH', 'NOT_FOUND'],
});

export const removeFormation = defineRoute({
  name: 'careers.removeFormation',
  summary: "Remove a formation from the caller's profile",
  method: 'DELETE',
  path: '/users/formation/:id/:formationId',
  access: persons,
  params: ownFormation,
  problems: ['ACTOR_MISMATCH', 'NOT_FOUND'],
});
