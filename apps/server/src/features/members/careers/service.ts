import type { experienceBody, formationBody, updateSkills } from '@basoche/contract/members/careers';
import type { Experience, Formation, PersonProfile } from '@basoche/contract/members/members';
import type { BodyOf } from '@basoche/contract/route';
import { careerEntriesAtMost } from '@basoche/domain/limits';
import { formationErrors, periodErrors } from '@basoche/domain/members/career';
import { parisDay } from '@basoche/domain/time/paris';
import type { z } from 'zod';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { editOwn, ownProfile } from '../editing/service.ts';
import { presentExperience, presentFormation } from '../profiles/presenter.ts';
import { persons, requireOwn } from '../profiles/service.ts';
import * as store from './store.ts';

/** Skills, experiences and formations of the viewer's own profile. */

export const setSkills = async (
  platform: Platform,
  viewer: PersonViewer,
  id: string,
  { skills }: BodyOf<typeof updateSkills>,
): Promise<PersonProfile> => {
  requireOwn(viewer, id, persons);
  await editOwn(platform, viewer, (trx) => store.replaceSkills(trx, id, skills));
  return ownProfile(platform, viewer);
};

const roomFor = async (trx: Trx, table: 'experience' | 'formation', memberId: string): Promise<void> => {
  if ((await store.countEntries(trx, table, memberId)) >= careerEntriesAtMost) {
    refuse('TOO_MANY_CAREER_ENTRIES');
  }
};

const remove = async (
  platform: Platform,
  viewer: PersonViewer,
  id: string,
  { table, entryId }: { table: 'experience' | 'formation'; entryId: string },
): Promise<void> => {
  requireOwn(viewer, id, persons);
  await editOwn(platform, viewer, async (trx) => {
    if (!(await store.removeEntry(trx, table, id, entryId))) refuse('NOT_FOUND');
  });
};

type ExperienceForm = z.output<typeof experienceBody>;

const experienceColumns = ({ clock }: Platform, form: ExperienceForm) => {
  const errors = periodErrors(form, parisDay(clock.now()));
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  return {
    company_name: form.companyName,
    sector: form.sector,
    job: form.job,
    location: form.location,
    start_date: form.startDate,
    end_date: form.endDate,
  };
};

export const addExperience = async (
  platform: Platform,
  viewer: PersonViewer,
  id: string,
  form: ExperienceForm,
): Promise<Experience> => {
  requireOwn(viewer, id, persons);
  const columns = experienceColumns(platform, form);
  return editOwn(platform, viewer, async (trx) => {
    await roomFor(trx, 'experience', id);
    return presentExperience(await store.insertExperience(trx, id, columns));
  });
};

export const changeExperience = async (
  platform: Platform,
  viewer: PersonViewer,
  { id, experienceId }: { id: string; experienceId: string },
  form: ExperienceForm,
): Promise<Experience> => {
  requireOwn(viewer, id, persons);
  const columns = experienceColumns(platform, form);
  return editOwn(platform, viewer, async (trx) =>
    presentExperience((await store.updateExperience(trx, id, experienceId, columns)) ?? refuse('NOT_FOUND')),
  );
};

export const removeExperience = (platform: Platform, viewer: PersonViewer, id: string, entryId: string) =>
  remove(platform, viewer, id, { table: 'experience', entryId });

type FormationForm = z.output<typeof formationBody>;

const formationColumns = ({ clock }: Platform, form: FormationForm) => {
  const errors = formationErrors(form, parisDay(clock.now()));
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  return {
    certification: form.certification,
    school: form.school,
    date: form.date,
    description: form.description ?? null,
  };
};

export const addFormation = async (
  platform: Platform,
  viewer: PersonViewer,
  id: string,
  form: FormationForm,
): Promise<Formation> => {
  requireOwn(viewer, id, persons);
  const columns = formationColumns(platform, form);
  return editOwn(platform, viewer, async (trx) => {
    await roomFor(trx, 'formation', id);
    return presentFormation(await store.insertFormation(trx, id, columns));
  });
};

export const changeFormation = async (
  platform: Platform,
  viewer: PersonViewer,
  { id, formationId }: { id: string; formationId: string },
  form: FormationForm,
): Promise<Formation> => {
  requireOwn(viewer, id, persons);
  const columns = formationColumns(platform, form);
  return editOwn(platform, viewer, async (trx) =>
    presentFormation((await store.updateFormation(trx, id, formationId, columns)) ?? refuse('NOT_FOUND')),
  );
};

export const removeFormation = (platform: Platform, viewer: PersonViewer, id: string, entryId: string) =>
  remove(platform, viewer, id, { table: 'formation', entryId });
