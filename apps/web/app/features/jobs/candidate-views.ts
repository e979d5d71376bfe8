import { type JobStage, jobStages } from '@basoche/domain/options/job-stages';
import { ownJobsPath } from './views.ts';

/** What the candidates' screen of an offer shows: everybody, those whom nobody refused, at one stage or any, or the others. */
export type CandidatesView =
  | { readonly of: 'all' | 'refused' }
  | { readonly of: 'new'; readonly stage: JobStage | null };

const written = { new: 'nouveau', refused: 'refuses' } as const;

const candidatesPath = (jobID: string): string => `${ownJobsPath}/${jobID}`;

export const candidatesAddress = (jobID: string, view: CandidatesView): string => {
  if (view.of === 'all') return candidatesPath(jobID);
  const stage = view.of === 'new' && view.stage ? `&etape=${view.stage}` : '';
  return `${candidatesPath(jobID)}?vue=${written[view.of]}${stage}`;
};

export const viewIn = (search: URLSearchParams): CandidatesView => {
  const asked = search.get('vue');
  if (asked === written.refused) return { of: 'refused' };
  if (asked !== written.new) return { of: 'all' };
  const stage = jobStages.find(({ value }) => value === search.get('etape'))?.value ?? null;
  return { of: 'new', stage };
};
