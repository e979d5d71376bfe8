import * as editing from '@basoche/contract/members/company-editing';
import type { CompanyProfile } from '@basoche/contract/members/members';
import type { CallInput } from '@basoche/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../../lib/query-client.ts';
import { upload } from '../../../lib/upload.ts';
import type { Sending } from '../components/use-sending.ts';
import { keepProfile } from './profile.ts';

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
  const keep = (profile: CompanyProfile) => keepProfile(client, profile);
  return {
    update: async (body: CompanyUpdate) => keep(await api.call(editing.updateCompany, { params, body })),
    logo: async (picture: File | null, sending: Sending) =>
      keep(await upload(editing.updateLogo, pictureOf(picture), { params, ...sending })),
    leader: async (
      texts: { name: string; role: string; linkedinURL: string },
      picture: Picture,
      sending: Sending,
    ) =>
      keep(await upload(editing.updateLeader, { ...texts, ...pictureOf(picture) }, { params, ...sending })),
    presentation: async (presentation: string, picture: Picture, sending: Sending) =>
      keep(
        await upload(
          editing.updatePresentation,
          { presentation, ...pictureOf(picture) },
          { params, ...sending },
        ),
      ),
    /** Photos in the order of their places: a new file, the address of a current one, or null. */
    photos: async (photos: readonly (File | string | null)[], sending: Sending) => {
      const parts = Object.fromEntries(
        editing.photoParts.map((part, place) => [part, photos[place] ?? null] as const),
      );
      return keep(await upload(editing.updatePhotos, parts, { params, ...sending }));
    },
  };
};
