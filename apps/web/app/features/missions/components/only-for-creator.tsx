import type { Mission } from '@basoche/contract/missions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CreatorOnly } from '../../postings/components/creator-only.tsx';
import { missionQuery } from '../api.ts';

interface OnlyForCreatorProps {
  missionID: string;
  /** What stands there while the mission is on its way. */
  skeleton: ReactNode;
  children: (mission: Mission) => ReactNode;
}

/** A screen of one's own mission. */
export const OnlyForCreator = ({ missionID, ...screen }: OnlyForCreatorProps) => {
  const own = useQuery({ ...missionQuery(missionID), refetchOnMount: 'always' });
  return <CreatorOnly own={own} home="/manage/missions" {...screen} />;
};
