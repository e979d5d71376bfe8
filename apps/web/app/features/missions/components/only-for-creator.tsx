import type { Mission } from '@basoche/contract/missions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { missionQuery } from '../api/mission.ts';

interface OwnMissionProps {
  missionID: string;
  /** What stands there while the mission is on its way. */
  skeleton: ReactNode;
  children: (mission: Mission) => ReactNode;
}

/** A screen of one's own mission; anybody else is sent back without a word (second document, §2, "Mission edit"). */
export const OnlyForCreator = ({ missionID, skeleton, children }: OwnMissionProps) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  const mission = useQuery({ ...missionQuery(missionID), refetchOnMount: 'always' });
  const isStranger =
    isProblem(mission.error, 'NOT_FOUND') ||
    isProblem(mission.error, 'INVALID_INPUT') ||
    // What was told to somebody else a moment ago may be wrong: the answer for this reader decides.
    (mission.data !== undefined && !mission.isFetching && !mission.data.permitted.includes('update'));

  useEffect(() => {
    if (!isStranger) return;
    // Where one came from; an address that was opened by itself has nothing before it.
    if (key === 'default') void navigate('/manage/missions', { replace: true });
    else void navigate(-1);
  }, [isStranger, key, navigate]);

  if (mission.data?.permitted.includes('update')) return children(mission.data);
  if (mission.isError && !isStranger) {
    return (
      <Page>
        <ErrorState error={mission.error} onRetry={() => void mission.refetch()} />
      </Page>
    );
  }
  return skeleton;
};
