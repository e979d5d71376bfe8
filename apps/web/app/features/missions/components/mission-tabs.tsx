import { isOfTrade } from '@basoche/domain/access/viewer';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.tsx';
import { ListTabs } from '../../postings/components/list-tabs.tsx';
import { favouriteCount, missionCounts, missionPages, missionTotal } from '../api.ts';
import { consult } from '../content.ts';
import { type ListChoice, writeChoice } from '../list-address.ts';
import { favouritesPath } from '../views.ts';

interface MissionTabsProps {
  audience: MissionAudience;
  choice: ListChoice;
  /** The tab of favourites is the one that is shown. */
  isFavourites: boolean;
}

/** How many are in each tab, where known: a visitor has the first, from the list itself. */
const useCounts = ({ audience, choice, isFavourites }: MissionTabsProps) => {
  const { me } = useSession();
  const isTrade = me !== null && isOfTrade(me.userType);
  const counts = useQuery({
    ...missionCounts(audience, me?.id ?? '', choice.filters),
    enabled: isTrade,
  });
  const favourite = useQuery({ ...favouriteCount(), enabled: isTrade });
  const list = useInfiniteQuery({
    ...missionPages(audience, choice),
    enabled: !choice.isApplied && !isFavourites,
  });
  const start = useInfiniteQuery({
    ...missionTotal(audience, choice.filters),
    enabled: choice.after !== null && !choice.isApplied && !isFavourites,
  });
  const total = list.data?.pages[0]?.total ?? start.data?.pages[0]?.total ?? undefined;
  return {
    all: counts.data?.[0] ?? total,
    applied: counts.data?.[1],
    favourites: favourite.data ?? undefined,
  };
};

/** The tabs of one of the two lists of missions. */
export const MissionTabs = (props: MissionTabsProps) => {
  const { choice, isFavourites } = props;
  return (
    <ListTabs
      label={consult.tabs}
      isFavourites={isFavourites}
      isApplied={choice.isApplied}
      withApplied={(isApplied) => writeChoice({ ...choice, isApplied })}
      favouritesPath={favouritesPath}
      counts={useCounts(props)}
      found={consult.found}
    />
  );
};
