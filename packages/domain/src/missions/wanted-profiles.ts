import { labelOf } from '../options/option.ts';
import { type SoughtProfile, soughtProfiles } from '../options/sought-profiles.ts';
import { articlesOf } from './eligibility-content.ts';
import { type ClientKind, type EligibilityRule, tableAnswer } from './eligibility-rules.ts';
import { professionOfProfile } from './wanted-professions.ts';

export interface ClosedProfile {
  readonly profile: SoughtProfile;
  /** French, fit to show under the profile, with the article that closes the mission to it. */
  readonly reason: string;
}

/**
 * Profiles that the table excludes from one nature of missions for one kind of client (rules §2): none of
 * them may apply, so none can be wanted.
 */
export const closedProfiles = (
  rules: readonly EligibilityRule[],
  nature: string,
  client: ClientKind,
): ClosedProfile[] => {
  const articles = articlesOf(rules, nature, client);
  const why = articles.length === 0 ? 'aucune règle n’ouvre cette nature' : articles.join('\u202f; ');
  return soughtProfiles.flatMap(({ value }) => {
    const profession = professionOfProfile[value];
    if (profession === undefined) return [];
    const kind = profession === 'Étudiant' ? 'STUDENT' : 'EMPLOYEE';
    if (tableAnswer(rules, nature, client, { kind, profession }).opens) return [];
    return [{ profile: value, reason: `Cette mission est fermée à ce profil (${why}).` }];
  });
};

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Error of a mission's wanted profiles (joined by ' | '): the first one that the table excludes. */
export const wantedProfilesError = (
  rules: readonly EligibilityRule[],
  mission: { readonly nature: string; readonly experience: string },
  client: ClientKind,
): string | null => {
  const profiles = mission.experience.split(' | ');
  const closed = closedProfiles(rules, mission.nature, client).find(({ profile }) =>
    profiles.includes(profile),
  );
  return closed === undefined
    ? null
    : `«\u00a0${labelOf(soughtProfiles, closed.profile)}\u00a0»\u202f: ${lowered(closed.reason)}`;
};
