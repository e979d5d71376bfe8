import {
  listOwnMissions,
  type Mission,
  type OwnMission,
  singleMission,
} from '@basoche/contract/missions/missions';
import type { MissionViewedEvent } from '@basoche/contract/realtime';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/api.ts';
import { routeKey } from '../../lib/query-client.ts';
import { useSocket } from '../../lib/socket.ts';
import { missionQuery } from './api.ts';

type Pages = InfiniteData<Page<OwnMission>>;

/** A mission with the number of views that came, unless it knows a later one: events may overtake each other. */
export const viewed = <Viewed extends Pick<Mission, 'id' | 'views'>>(
  mission: Viewed,
  { missionID, views }: MissionViewedEvent,
): Viewed => (mission.id === missionID && views > (mission.views ?? 0) ? { ...mission, views } : mission);

/** One's missions on screen follow their views, as their candidates are followed. */
export const useLiveViews = (): void => {
  const client = useQueryClient();
  useSocket({
    missionViewed: (event) => {
      client.setQueryData(missionQuery(event.missionID).queryKey, (known) => known && viewed(known, event));
      client.setQueriesData<Pages>(
        { queryKey: routeKey(listOwnMissions), predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' },
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              items: page.items.map((mission) => viewed(mission, event)),
            })),
          },
      );
    },
    resync: () => void client.invalidateQueries({ queryKey: routeKey(singleMission) }),
  });
};
