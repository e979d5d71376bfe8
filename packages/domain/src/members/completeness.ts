/** Facts for the checklist of a person's profile (rules §1, "Complete"). */
export interface PersonProfile {
  readonly pictureURL: string | null;
  readonly role: string | null;
  readonly location: string | null;
  readonly about: string | null;
  readonly hourlyCostCents: number | null;
  readonly domains: number;
  readonly skills: number;
  readonly experiences: number;
  readonly formations: number;
}

/** Facts for the checklist of a company's page. */
export interface CompanyProfile {
  readonly logoURL: string | null;
  readonly presentation: string | null;
  readonly sectors: number;
  readonly locations: number;
  readonly headquartersName: string | null;
}

interface Item<Profile> {
  readonly key: string;
  /** French name of the thing to add. */
  readonly label: string;
  isDone(profile: Profile): boolean;
}

const filled = (text: string | null) => text !== null && text.trim() !== '';

const personChecklist: readonly Item<PersonProfile>[] = [
  { key: 'picture', label: 'Une photo', isDone: (profile) => filled(profile.pictureURL) },
  { key: 'role', label: 'Votre fonction', isDone: (profile) => filled(profile.role) },
  { key: 'location', label: 'Votre ville', isDone: (profile) => filled(profile.location) },
  { key: 'about', label: 'Une présentation', isDone: (profile) => filled(profile.about) },
  { key: 'hourlyCost', label: 'Votre tarif horaire', isDone: (profile) => profile.hourlyCostCents !== null },
  { key: 'skillDomains', label: 'Un domaine d’expertise', isDone: (profile) => profile.domains > 0 },
  { key: 'skills', label: 'Une compétence', isDone: (profile) => profile.skills > 0 },
  {
    key: 'career',
    label: 'Une expérience ou une formation',
    isDone: (profile) => profile.experiences + profile.formations > 0,
  },
];

const companyChecklist: readonly Item<CompanyProfile>[] = [
  { key: 'logo', label: 'Un logo', isDone: (profile) => filled(profile.logoURL) },
  { key: 'presentation', label: 'Une présentation', isDone: (profile) => filled(profile.presentation) },
  { key: 'sectors', label: 'Un domaine d’activité', isDone: (profile) => profile.sectors > 0 },
  { key: 'locations', label: 'Une implantation', isDone: (profile) => profile.locations > 0 },
  { key: 'headquarters', label: 'Le siège social', isDone: (profile) => filled(profile.headquartersName) },
];

export interface Completeness {
  readonly isComplete: boolean;
  /** 0 to 100, rounded down: 100 means complete. */
  readonly percentage: number;
  readonly missing: readonly { readonly key: string; readonly label: string }[];
}

const measure = <Profile>(checklist: readonly Item<Profile>[], profile: Profile): Completeness => {
  const missing = checklist.filter((item) => !item.isDone(profile));
  return {
    isComplete: missing.length === 0,
    percentage: Math.floor((100 * (checklist.length - missing.length)) / checklist.length),
    missing: missing.map(({ key, label }) => ({ key, label })),
  };
};

/** Completeness of a student's or an employee's profile. */
export const personCompleteness = (profile: PersonProfile): Completeness => measure(personChecklist, profile);

/** Completeness of a company's page. */
export const companyCompleteness = (profile: CompanyProfile): Completeness =>
  measure(companyChecklist, profile);

/** Customers, staff and partners have no profile to complete. */
export const nothingToComplete: Completeness = { isComplete: true, percentage: 100, missing: [] };
