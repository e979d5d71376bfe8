import { isMember, isOfTrade } from '@basoche/domain/access/viewer';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMay, useSession } from '../../../lib/session.tsx';
import { Spoken } from '../../../ui/spoken.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { list } from '../content.ts';
import type { ListKind, Posting } from '../kind.ts';
import type { ChoiceOf, WithWords } from '../list-address.ts';

type ListTab = 'all' | 'applied' | 'favourites';

interface ListTabsProps<Card extends Posting, Filters extends WithWords, Sort extends string> {
  kind: ListKind<Card, Filters, Sort>;
  choice: ChoiceOf<Filters, Sort>;
  /** True if the tab of favourites is shown. */
  isFavourites: boolean;
}

/**
 * Tab "Toutes" and, for a member of the trade, "J'ai postulé", under the same filters; then the favourites,
 * without filters.
 *
 * Known counts are also announced to screen readers. A visitor gets the first count from the list itself.
 */
export const ListTabs = <Card extends Posting, Filters extends WithWords, Sort extends string>({
  kind,
  choice,
  isFavourites,
}: ListTabsProps<Card, Filters, Sort>) => {
  const { me } = useSession();
  const { filters, after, isApplied } = choice;
  const may = useMay();
  // Favourites and applications need a role that may read threads.
  const isTrade = me !== null && isOfTrade(me.userType) && may('readThreads');
  const isOpen = !isApplied && !isFavourites;
  const pages = useInfiniteQuery({ ...kind.pages(choice), enabled: isOpen });
  const start = useInfiniteQuery({ ...kind.total(filters), enabled: after !== null && isOpen });
  const hasCounts = me !== null && isMember(me.userType);
  const [all, applied] = useQuery({ ...kind.counts(me?.id ?? '', filters), enabled: hasCounts }).data ?? [];
  const favourites = useQuery({ ...kind.favouriteCount(), enabled: isTrade }).data ?? undefined;
  const counts: Readonly<Record<ListTab, number | undefined>> = {
    all: all ?? pages.data?.pages[0]?.total ?? start.data?.pages[0]?.total ?? undefined,
    applied,
    favourites,
  };

  const current: ListTab = isFavourites ? 'favourites' : isApplied ? 'applied' : 'all';
  const to = (isApplied: boolean) => ({ search: kind.addresses.writeChoice({ ...choice, isApplied }) });
  const addresses = { all: to(false), applied: to(true), favourites: kind.favouritesPath };
  const tabs: readonly ListTab[] = isTrade ? ['all', 'applied', 'favourites'] : ['all'];
  const shown = counts[current];
  return (
    <>
      <TabLinks
        label={kind.content.tabs}
        tabs={tabs.map((tab) => ({
          to: addresses[tab],
          label: list[tab],
          count: counts[tab],
          isCurrent: tab === current,
        }))}
      />
      <Spoken role="status">{shown === undefined ? '' : kind.content.found(shown)}</Spoken>
    </>
  );
};
