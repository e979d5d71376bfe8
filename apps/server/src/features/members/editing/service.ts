import type { PersonProfile } from '@basoche/contract/members/members';
import { pictureAddress } from '@basoche/contract/members/picture-addresses';
import type { updateContactBody, updatePersonBody } from '@basoche/contract/members/profile-editing';
import { readTypedPlace } from '@basoche/domain/members/place';
import type { Department } from '@basoche/domain/options/departments';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { eurosToCents } from '@basoche/domain/payments/amounts';
import type { z } from 'zod';
import type { Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { departmentOfTown } from '../../places/service.ts';
import { refreshCompleteness } from '../completeness/service.ts';
import { deleteOtherPictures, storePictures } from '../pictures/service.ts';
import { persons, profileOf, requireOwn } from '../profiles/service.ts';
import { changingIdentity } from '../verification-decisions/service.ts';
import * as store from './store.ts';

/** Edits of a student's or an employee's own profile (docs/rules.md §6). */

/** The viewer's own profile, as a person. */
export const ownProfile = async (platform: Platform, viewer: Viewer): Promise<PersonProfile> => {
  const profile = await profileOf(platform, platform.database.db, viewer.memberId, viewer);
  if (profile.userType === 'COMPANY') throw new Error('A company has no profile of a person.');
  return profile;
};

/** Runs one edit of the viewer's own profile. Locks the member against other edits, then updates the completeness. */
export const editOwn = <Result>(
  { database }: Platform,
  { memberId }: Viewer,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  database.transaction(async (trx) => {
    await lockMember(trx, memberId, { alone: true });
    const result = await work(trx);
    await refreshCompleteness(trx, memberId);
    return result;
  });

/** Department of a typed place: the one that it names, or that of the largest commune of this name; null if unknown. */
const departmentOf = async (location: string): Promise<Department | null> => {
  const { town, department } = readTypedPlace(location);
  return department ?? (await departmentOfTown(town));
};

type Edit = z.output<typeof updatePersonBody>;

/** Null empties the list; undefined leaves it unchanged. */
const listOf = <Value>(values: readonly Value[] | null | undefined): Value[] | undefined =>
  values === undefined ? undefined : [...(values ?? [])];

const isDomain = (code: string): code is LegalDomain => legalDomains.some(({ value }) => value === code);

/** Legal domains of a text that joins their codes with « | », in the order of choice; unknown codes are left out. */
const domainsOf = (joined: string | null | undefined): LegalDomain[] | undefined =>
  joined === undefined ? undefined : [...new Set(joined?.split(' | '))].filter(isDomain);

/** Columns of the kinds of missions that the person prefers. Null clears all of them; absent ones stay unchanged. */
const preferencesOf = (preferences: Edit['preferences']): store.PersonColumns => {
  if (preferences === undefined) return {};
  const { missionDuration, sectors, companySizes } = preferences ?? {
    missionDuration: null,
    sectors: null,
    companySizes: null,
  };
  return {
    min_months: missionDuration === undefined ? undefined : (missionDuration?.minMonths ?? null),
    max_months: missionDuration === undefined ? undefined : (missionDuration?.maxMonths ?? null),
    preferred_sectors: listOf(sectors),
    company_sizes: listOf(companySizes),
  };
};

/** Changes the given fields of the profile; the others stay unchanged. */
export const update = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  body: Edit,
): Promise<PersonProfile> => {
  requireOwn(viewer, id, persons);
  const { location, hourlyCost } = body;
  const department = location ? await departmentOf(location) : null;
  await editOwn(platform, viewer, async (trx) => {
    await store.updateMember(trx, id, {
      role: body.role,
      profession_form: body.professionForm,
      place: location,
      presentation: body.about,
    });
    await store.savePerson(trx, id, {
      department: location === undefined ? undefined : department,
      hourly_cost_cents: typeof hourlyCost === 'number' ? eurosToCents(hourlyCost) : hourlyCost,
      experience: body.experience,
      skill_domains: domainsOf(body.skillDomains),
      work_locations: listOf(body.workLocations),
      ...preferencesOf(body.preferences),
    });
  });
  return ownProfile(platform, viewer);
};

/** Replaces the portrait. */
export const updatePicture = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  file: Blob,
): Promise<PersonProfile> => {
  requireOwn(viewer, id, persons);
  await storePictures(platform, id, [{ purpose: 'portrait', file }], async (trx, ids) => {
    const [pictureId] = ids;
    if (pictureId === undefined) throw new Error('A picture that was kept has an id.');
    await store.updateMember(trx, id, { picture_url: pictureAddress(pictureId) });
    await deleteOtherPictures(trx, id, 'portrait', ids);
    await refreshCompleteness(trx, id);
  });
  return ownProfile(platform, viewer);
};

export const removePicture = async (platform: Platform, viewer: Viewer, id: string): Promise<void> => {
  requireOwn(viewer, id, persons);
  await editOwn(platform, viewer, async (trx) => {
    await store.updateMember(trx, id, { picture_url: null });
    await deleteOtherPictures(trx, id, 'portrait', []);
  });
};

/** Changes name, phone, postal code and profession. A new name or profession ends the member's verification. */
export const updateContact = async (
  platform: Platform,
  viewer: Viewer,
  body: z.output<typeof updateContactBody>,
): Promise<PersonProfile> => {
  await editOwn(platform, viewer, (trx) =>
    changingIdentity(trx, viewer.memberId, () =>
      store.updateMember(trx, viewer.memberId, {
        first_name: body.firstName,
        last_name: body.lastName,
        phone: body.number,
        zip_code: body.zipCode,
        job_name: body.jobName,
      }),
    ),
  );
  return ownProfile(platform, viewer);
};
