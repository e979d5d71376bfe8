import { me } from '@basoche/contract/auth/auth';
import * as careers from '@basoche/contract/members/careers';
import type { Experience, Formation, PersonProfile } from '@basoche/contract/members/members';
import * as editing from '@basoche/contract/members/profile-editing';
import type { CallInput, Route } from '@basoche/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { apiOf, routeQuery } from '../../../lib/query-client.ts';
import { upload } from '../../../lib/upload.ts';
import type { UploadProgress } from '../components/use-upload.ts';
import { cacheProfile, profileQuery } from './profile.ts';

type Body<R extends Route> = NonNullable<CallInput<R>['body']>;

/** Calls that change a student's or an employee's own profile; each promise resolves once the page shows the change. */
export const useProfileEdits = (id: string) => {
  const client = useQueryClient();
  const api = apiOf(client);
  const params = { id };
  const cacheUpdated = (profile: PersonProfile) => cacheProfile(client, profile);
  /** Reads the profile again, and the account too, which shows its picture and how complete it is. */
  const readAgain = async () => {
    await client.invalidateQueries({ queryKey: profileQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: routeQuery(me).queryKey });
  };
  return {
    update: async (body: Body<typeof editing.updatePerson>) =>
      cacheUpdated(await api.call(editing.updatePerson, { params, body })),
    contact: async (body: Body<typeof editing.updateContact>) =>
      cacheUpdated(await api.call(editing.updateContact, { body })),
    /** Null removes the picture. */
    picture: async (picture: File | null, { onProgress, signal }: UploadProgress) => {
      if (picture === null) {
        await api.call(editing.removePicture, { params });
        return readAgain();
      }
      return cacheUpdated(await upload(editing.updatePicture, { picture }, { params, onProgress, signal }));
    },
    skills: async (body: Body<typeof careers.updateSkills>) =>
      cacheUpdated(await api.call(careers.updateSkills, { params, body })),
    /** Adds an experience, or changes `entry`. */
    experience: async (entry: Experience | null, body: Body<typeof careers.addExperience>) => {
      if (entry === null) await api.call(careers.addExperience, { params, body });
      else await api.call(careers.changeExperience, { params: { id, experienceId: entry.id }, body });
      await readAgain();
    },
    removeExperience: async (experienceId: string) => {
      await api.call(careers.removeExperience, { params: { id, experienceId } });
      await readAgain();
    },
    /** Adds a diploma, or changes `entry`. */
    formation: async (entry: Formation | null, body: Body<typeof careers.addFormation>) => {
      if (entry === null) await api.call(careers.addFormation, { params, body });
      else await api.call(careers.changeFormation, { params: { id, formationId: entry.id }, body });
      await readAgain();
    },
    removeFormation: async (formationId: string) => {
      await api.call(careers.removeFormation, { params: { id, formationId } });
      await readAgain();
    },
  };
};
