import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { favouriteCount } from '../api/favourite-count.ts';
import { missionCounts } from '../api/mission-counts.ts';
import { missionPages, missionTotal } from '../api/mission-pages.ts';
import { consult } from '../content.ts';
import { type ListChoice, writeChoice } from '../list-address.ts';
import { favouritesPath } from '../views.ts';

interface ListTabsProps {
  audience: MissionAudience;
  choice: ListChoice;
  /** The tab of favourites is the one that is shown. */
  isFavourites?: boolean;
}

/** [all, applied by me], where known: a visitor has the first, from the list itself. */
const useCounts = ({ audience, choice, isFavourites = false }: ListTabsProps) => {
  const { me } = useSession();
  const counts = useQuery({
    ...missionCounts(audience, me?.id ?? '', choice.filters),
    enabled: me !== null,
  });
  const favourite = useQuery({ ...favouriteCount(), enabled: me !== null });
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
    kept: favourite.data ?? undefined,
  };
};

/**
 * "Toutes" and, for a member, "J'ai postulé", under the same filters; then their favourites, which know no filter. How many
 * there are is also said aloud.
 */
export const ListTabs = (props: ListTabsProps) => {
  const { choice, isFavourites = false } = props;
  const { me } = useSession();
  const { all, applied, kept } = useCounts(props);
  const tab = (label: string, isApplied: boolean, number: number | undefined) => ({
    to: { search: writeChoice({ ...choice, isApplied }) },
    label,
    count: number,
    isCurrent: !isFavourites && choice.isApplied === isApplied,
  });
  const mine = [
    tab(consult.applied, true, applied),
    { to: favouritesPath, label: consult.favourites, count: kept, isCurrent: isFavourites },
  ];
  const shown = isFavourites ? kept : choice.isApplied ? applied : all;
  const found = shown === undefined ? '' : consult.found(shown);
  return (
    <>
      <TabLinks label={consult.tabs} tabs={[tab(consult.all, false, all), ...(me ? mine : [])]} />
      <VisuallyHidden role="status">{found}</VisuallyHidden>
    </>
  );
};
