import type { Mission } from '@basoche/contract/missions';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
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

/** Where one came from inside the product; an address that was opened by itself has nothing before it. */
const hasPageBefore = (): boolean => {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
};

/** A screen of one's own mission; anybody else is sent back without a word (second document, §2, "Mission edit"). */
export const OnlyForCreator = ({ missionID, skeleton, children }: OwnMissionProps) => {
  const navigate = useNavigate();
  const mission = useQuery({ ...missionQuery(missionID), refetchOnMount: 'always' });
  const isStranger =
    isProblem(mission.error, 'NOT_FOUND') ||
    isProblem(mission.error, 'INVALID_INPUT') ||
    // What was told to somebody else a moment ago may be wrong: the answer for this reader decides.
    (mission.data !== undefined && !mission.isFetching && !mission.data.permitted.includes('update'));

  const hasLeft = useRef(false);
  useEffect(() => {
    // Once: what is asked again on the way out would lead one page too far.
    if (!isStranger || hasLeft.current) return;
    hasLeft.current = true;
    if (hasPageBefore()) void navigate(-1);
    else void navigate('/manage/missions', { replace: true });
  }, [isStranger, navigate]);

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
