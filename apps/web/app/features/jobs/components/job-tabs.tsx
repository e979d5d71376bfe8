import { isOfTrade } from '@basoche/domain/access/viewer';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.tsx';
import { ListTabs } from '../../postings/components/list-tabs.tsx';
import { favouriteCount, jobCounts, jobPages, jobTotal } from '../api.ts';
import { consult } from '../content.ts';
import { type JobListChoice, writeChoice } from '../list-address.ts';
import { favouritesPath } from '../views.ts';

interface JobTabsProps {
  choice: JobListChoice;
  /** The tab of favourites is the one that is shown. */
  isFavourites: boolean;
}

/** How many are in each tab, where known: a visitor has the first, from the list itself. */
const useCounts = ({ choice, isFavourites }: JobTabsProps) => {
  const { me } = useSession();
  const isTrade = me !== null && isOfTrade(me.userType);
  const isOpenList = !choice.isApplied && !isFavourites;
  const counts = useQuery({ ...jobCounts(choice.filters), enabled: isTrade });
  const favourites = useQuery({ ...favouriteCount(), enabled: isTrade });
  const list = useInfiniteQuery({ ...jobPages(choice), enabled: isOpenList });
  const start = useInfiniteQuery({
    ...jobTotal(choice.filters),
    enabled: choice.after !== null && isOpenList,
  });
  const [all, applied] = counts.data ?? [];
  return {
    all: all ?? list.data?.pages[0]?.total ?? start.data?.pages[0]?.total ?? undefined,
    applied,
    favourites: favourites.data ?? undefined,
  };
};

/** The tabs of the list of offers. */
export const JobTabs = (props: JobTabsProps) => {
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
