import {
  listOwnMissions,
  type Mission,
  type OwnMission,
  singleMission,
} from '@basoche/contract/missions/missions';
import type { MissionViewedEvent } from '@basoche/contract/realtime';
import { type InfiniteData, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/api.ts';
import { routeKey } from '../../lib/query-client.ts';
import { setAnswer } from '../../lib/set-answer.ts';
import { useSocket } from '../../lib/socket.ts';
import { missionQuery } from './api.ts';

type Pages = InfiniteData<Page<OwnMission>>;

/**
 * The mission with its new number of views, unless it already has a higher one, since events may arrive out
 * of order.
 */
export const viewed = <Viewed extends Pick<Mission, 'id' | 'views'>>(
  mission: Viewed,
  { missionID, views }: MissionViewedEvent,
): Viewed => (mission.id === missionID && views > (mission.views ?? 0) ? { ...mission, views } : mission);

/**
 * Shows a new number of views on every screen. A read that began before the view could overwrite it, so it is
 * started again.
 */
export const showViews = (client: QueryClient, event: MissionViewedEvent): void => {
  setAnswer(client, missionQuery(event.missionID).queryKey, (known) => known && viewed(known, event));
  const lists = {
    queryKey: routeKey(listOwnMissions),
    predicate: ({ queryKey }: Query) => queryKey.at(-1) === 'pages',
  };
  client.setQueriesData<Pages>(
    lists,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          items: page.items.map((mission) => viewed(mission, event)),
        })),
      },
  );
  if (client.isFetching(lists) > 0) void client.invalidateQueries(lists);
};

/** Updates the views of the creator's missions on screen, by the socket. */
export const useLiveViews = (): void => {
  const client = useQueryClient();
  useSocket({
    missionViewed: (event) => showViews(client, event),
    resync: () => void client.invalidateQueries({ queryKey: routeKey(singleMission) }),
  });
};
