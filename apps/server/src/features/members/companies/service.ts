import type * as calls from '@basoche/contract/members/company-editing';
import { notYourPhotoText, type PhotoPart, photoParts } from '@basoche/contract/members/company-editing';
import type { CompanyProfile } from '@basoche/contract/members/members';
import { pictureAddress, pictureIdOf } from '@basoche/contract/members/picture-addresses';
import type { BodyOf } from '@basoche/contract/route';
import { pageSize } from '@basoche/domain/limits';
import { isCreationYear } from '@basoche/domain/members/creation-year';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import type { Option } from '@basoche/domain/options/option';
import { parisDay } from '@basoche/domain/time/paris';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordActing } from '../../firms/service.ts';
import { listOpenOf as openJobsOf } from '../../jobs/service.ts';
import { listOpenOf as openMissionsOf } from '../../missions/service.ts';
import { refreshCompleteness } from '../completeness/service.ts';
import { deleteOtherPictures, type NewPicture, storePictures } from '../pictures/service.ts';
import { companies, profileOf, requireOwn } from '../profiles/service.ts';
import { changingIdentity } from '../verification-decisions/service.ts';
import * as store from './store.ts';

/** Edits of a company's own profile. */

/** The profile page of the viewer's own company. */
const ownPage = async (platform: Platform, viewer: Viewer): Promise<CompanyProfile> => {
  const profile = await profileOf(platform, platform.database.db, viewer.memberId, viewer);
  if (profile.userType !== 'COMPANY') throw new Error('A person has no page of a company.');
  return profile;
};

/**
 * Runs one edit of the viewer's own page with its pictures. Locks the member against other edits, then updates the
 * completeness.
 */
const editOwn = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  pictures: readonly NewPicture[],
  work: (trx: Trx, pictureIds: readonly string[]) => Promise<void>,
): Promise<CompanyProfile> => {
  requireOwn(viewer, id, companies);
  await storePictures(platform, id, pictures, async (trx, pictureIds) => {
    await work(trx, pictureIds);
    await refreshCompleteness(trx, id);
    await recordActing(trx, viewer, { act: 'page/changed', body: {} }, platform.clock.now());
  });
  return ownPage(platform, viewer);
};

/** Distinct codes in the order of their choice. Null empties the list; undefined leaves it unchanged. */
const codesOf = <Value extends string>(
  options: readonly Option<Value>[],
  joined: string | null | undefined,
  separator: string,
): Value[] | undefined =>
  joined === undefined
    ? undefined
    : [...new Set(joined?.split(separator))].flatMap(
        (code) => options.find(({ value }) => value === code)?.value ?? [],
      );

export const update = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  body: BodyOf<typeof calls.updateCompany>,
): Promise<CompanyProfile> => {
  requireOwn(viewer, id, companies);
  const { creationDate } = body;
  if (typeof creationDate === 'number' && !isCreationYear(creationDate, parisDay(platform.clock.now()))) {
    refuse('INVALID_INPUT', {
      errors: [{ path: 'creationDate', message: 'L’année de création ne peut pas être dans l’avenir.' }],
    });
  }
  return editOwn(platform, viewer, id, [], async (trx) => {
    await changingIdentity(trx, id, () => store.updateMember(trx, id, { company_name: body.companyName }));
    await store.saveCompany(trx, id, {
      creation_year: creationDate,
      headquarters_name: body.headquartersName,
      sought_profiles: body.profiles,
      company_values: body.values,
      website_url: body.websiteURL,
      sectors: codesOf(legalDomains, body.sectors, ' | '),
      locations: codesOf(departments, body.locations, ', '),
    });
  });
};

/** Picture of a form: a new file, null to remove the current one, undefined to keep it. */
type PictureField = File | null | undefined;

const newPicture = (purpose: NewPicture['purpose'], picture: PictureField | string): NewPicture[] =>
  picture instanceof Blob ? [{ purpose, file: picture }] : [];

/** Value for the column: id of the new picture, null, or undefined to leave it unchanged. */
const idFor = (picture: PictureField, ids: readonly string[]): string | null | undefined =>
  picture ? ids[0] : picture;

export const updateLogo = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { picture }: BodyOf<typeof calls.updateLogo>,
): Promise<CompanyProfile> =>
  editOwn(platform, viewer, id, newPicture('logo', picture), async (trx, ids) => {
    if (picture === undefined) return;
    const logoId = idFor(picture, ids);
    await store.updateMember(trx, id, { picture_url: logoId ? pictureAddress(logoId) : null });
    await deleteOtherPictures(trx, id, 'logo', ids);
  });

export const updateLeader = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { name, role, linkedinURL, picture }: BodyOf<typeof calls.updateLeader>,
): Promise<CompanyProfile> =>
  editOwn(platform, viewer, id, newPicture('leader', picture), async (trx, ids) => {
    await store.saveCompany(trx, id, {
      leader_name: name,
      leader_role: role,
      leader_linkedin_url: linkedinURL,
      leader_picture_id: idFor(picture, ids),
    });
    if (picture !== undefined) await deleteOtherPictures(trx, id, 'leader', ids);
  });

export const updatePresentation = (
  platform: Platform,
  viewer: Viewer,
  id: string,
  { presentation, picture }: BodyOf<typeof calls.updatePresentation>,
): Promise<CompanyProfile> =>
  editOwn(platform, viewer, id, newPicture('presentation', picture), async (trx, ids) => {
    await store.updateMember(trx, id, { presentation });
    await store.saveCompany(trx, id, { presentation_picture_id: idFor(picture, ids) });
    if (picture !== undefined) await deleteOtherPictures(trx, id, 'presentation', ids);
  });

const refusePhoto = (path: string, message: string): never =>
  refuse('INVALID_INPUT', { errors: [{ path, message }] });

interface Place {
  readonly part: PhotoPart;
  readonly slot: number;
  /** A new file, or a photo that the company has already. */
  readonly photo: File | string;
}

/** The photo of each place. Each existing photo may stand in one place only. */
const placesOf = (body: BodyOf<typeof calls.updatePhotos>): Place[] => {
  const placedIds = new Set<string>();
  return photoParts.flatMap((part, index): Place[] => {
    const photo = body[part];
    if (!photo) return [];
    if (photo instanceof Blob) return [{ part, slot: index + 1, photo }];
    const pictureId = pictureIdOf(photo) ?? refusePhoto(part, notYourPhotoText);
    if (placedIds.has(pictureId)) refusePhoto(part, 'Cette photo est déjà à une autre place.');
    placedIds.add(pictureId);
    return [{ part, slot: index + 1, photo: pictureId }];
  });
};

export const updatePhotos = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
  body: BodyOf<typeof calls.updatePhotos>,
): Promise<CompanyProfile> => {
  requireOwn(viewer, id, companies);
  const places = placesOf(body);
  const pictures = places.flatMap(({ photo }) => newPicture('photo', photo));
  return editOwn(platform, viewer, id, pictures, async (trx, ids) => {
    const own = await store.photosOf(trx, id);
    const left = [...ids];
    const photos = places.map(({ part, slot, photo }) => {
      if (typeof photo !== 'string') return { slot, pictureId: left.shift() ?? '' };
      return { slot, pictureId: own.includes(photo) ? photo : refusePhoto(part, notYourPhotoText) };
    });
    await store.replacePhotos(trx, id, photos);
    const all = photos.map(({ pictureId }) => pictureId);
    await deleteOtherPictures(trx, id, 'photo', all);
  });
};

/** The company's open missions, except anonymous ones, and its open offers. The company itself gets the same list as others. */
export const readListings = async (
  platform: Platform,
  viewer: Viewer | null,
  id: string,
): Promise<calls.CompanyListings> => {
  const isThere = await store.hasPage(platform.database.db, id, viewer?.memberId ?? null);
  if (!isThere) refuse('NOT_FOUND');
  const [missions, jobs] = await Promise.all([
    openMissionsOf(platform, viewer, id, pageSize.default),
    openJobsOf(platform, viewer, id, pageSize.default),
  ]);
  return { missions, jobs };
};
