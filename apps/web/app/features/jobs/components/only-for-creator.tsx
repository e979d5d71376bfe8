import type { Job } from '@basoche/contract/jobs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CreatorOnly } from '../../postings/components/creator-only.tsx';
import { jobQuery } from '../api.ts';
import { ownJobsPath } from '../views.ts';

interface OnlyForCreatorProps {
  jobID: string;
  /** What stands there while the offer is on its way. */
  skeleton: ReactNode;
  children: (offer: Job) => ReactNode;
}

/** A screen of one's own offer. */
export const OnlyForCreator = ({ jobID, ...screen }: OnlyForCreatorProps) => {
  const own = useQuery({ ...jobQuery(jobID), refetchOnMount: 'always' });
  return <CreatorOnly own={own} home={ownJobsPath} {...screen} />;
};
