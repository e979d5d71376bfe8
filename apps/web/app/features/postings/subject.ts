import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';

/** Domain and nature of a posting in its form; empty until its creator chooses them. */
export type Subject = {
  domain: LegalDomain | '';
  nature: MissionNature | '';
};

/** Card whose domain and nature may not be chosen yet. */
export type InForm<Card> = Omit<Card, keyof Subject> & Subject;

type ChosenSubject = { readonly [field in keyof Subject]: Exclude<Subject[field], ''> };

/** Domain and nature once both are chosen; null before. */
export const chosenSubject = ({ domain, nature }: Subject): ChosenSubject | null =>
  domain === '' || nature === '' ? null : { domain, nature };
