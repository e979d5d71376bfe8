import * as editing from '@basoche/contract/members/company-editing';
import type { CompanyProfile } from '@basoche/contract/members/members';
import type { CallInput } from '@basoche/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../../lib/query-client.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../components/use-upload.ts';
import { cacheProfile } from './profile.ts';

/** A new picture; null removes the current one; undefined keeps it. */
type Picture = File | null | undefined;
const pictureOf = (picture: Picture) => ({ picture: picture === null ? '' : picture });

export type CompanyUpdate = NonNullable<CallInput<typeof editing.updateCompany>['body']>;

/**
 * Calls that change the company's own page; each ends once the page shows the change. An empty text clears
 * its field.
 */
export const useCompanyEdits = (id: string) => {
  const client = useQueryClient();
  const api = apiOf(client);
  const params = { id };
  const cacheUpdated = (profile: CompanyProfile) => cacheProfile(client, profile);
  return {
    update: async (body: CompanyUpdate) =>
      cacheUpdated(await api.call(editing.updateCompany, { params, body })),
    logo: async (picture: File | null, progress: UploadProgress) =>
      cacheUpdated(await upload(editing.updateLogo, pictureOf(picture), { params, ...progress })),
    leader: async (
      texts: { name: string; role: string; linkedinURL: string },
      picture: Picture,
      progress: UploadProgress,
    ) =>
      cacheUpdated(
        await upload(editing.updateLeader, { ...texts, ...pictureOf(picture) }, { params, ...progress }),
      ),
    presentation: async (presentation: string, picture: Picture, progress: UploadProgress) =>
      cacheUpdated(
        await upload(
          editing.updatePresentation,
          { presentation, ...pictureOf(picture) },
          { params, ...progress },
        ),
      ),
    /** Photos in the order of their places: a new file, the address of a current one, or null. */
    photos: async (photos: readonly (File | string | null)[], progress: UploadProgress) => {
      const parts = Object.fromEntries(
        editing.photoParts.map((part, index) => [part, photos[index] ?? null] as const),
      );
      return cacheUpdated(await upload(editing.updatePhotos, parts, { params, ...progress }));
    },
  };
};
