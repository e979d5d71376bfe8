import { type JobStage, jobStages } from '@basoche/domain/options/job-stages';
import { ownJobsPath } from './views.ts';

/**
 * State of the candidates' screen of an offer: all, those not refused (at one stage or any), or the refused
 * ones.
 */
export type CandidatesView =
  | { readonly of: 'all' | 'refused' }
  | { readonly of: 'new'; readonly stage: JobStage | null };

/**
 * Specified codes of the tabs; « Tous », 0, is also the address
 * without a code.
 */
const codes = { all: '0', new: '7', refused: '8' } as const;

const candidatesPath = (jobID: string): string => `${ownJobsPath}/${jobID}`;

export const candidatesAddress = (jobID: string, view: CandidatesView): string => {
  const stage = view.of === 'new' && view.stage ? `&etape=${view.stage}` : '';
  return `${candidatesPath(jobID)}?vue=${codes[view.of]}${stage}`;
};

export const viewIn = (search: URLSearchParams): CandidatesView => {
  const viewName = search.get('vue');
  if (viewName === codes.refused) return { of: 'refused' };
  if (viewName !== codes.new) return { of: 'all' };
  const stage = jobStages.find(({ value }) => value === search.get('etape'))?.value ?? null;
  return { of: 'new', stage };
};
