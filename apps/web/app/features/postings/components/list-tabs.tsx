import { isOfTrade } from '@basoche/domain/access/viewer';
import { useSession } from '../../../lib/session.tsx';
import { Spoken } from '../../../ui/spoken.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { list } from '../content.ts';

type ListTab = 'all' | 'applied' | 'favourites';

interface ListTabsProps {
  label: string;
  /** What is shown now: the tab of favourites, or one of the two others. */
  isFavourites: boolean;
  isApplied: boolean;
  /** The addresses of the tabs: the list under its filters, what one applied to under the same ones, favourites. */
  withApplied: (isApplied: boolean) => string;
  favouritesPath: string;
  /** How many there are in each, where known. */
  counts: Readonly<Record<ListTab, number | undefined>>;
  found: (number: number) => string;
}

/**
 * "Toutes" and, for a member of the trade, "J'ai postulé", under the same filters; then their favourites, which know no filter. How many
 * there are is also said aloud.
 */
export const ListTabs = (props: ListTabsProps) => {
  const { counts, found, withApplied } = props;
  const { me } = useSession();
  const current: ListTab = props.isFavourites ? 'favourites' : props.isApplied ? 'applied' : 'all';
  const to = {
    all: { search: withApplied(false) },
    applied: { search: withApplied(true) },
    favourites: props.favouritesPath,
  };
  const tabs: readonly ListTab[] = me && isOfTrade(me.userType) ? ['all', 'applied', 'favourites'] : ['all'];
  const shown = counts[current];
  return (
    <>
      <TabLinks
        label={props.label}
        tabs={tabs.map((tab) => ({
          to: to[tab],
          label: list[tab],
          count: counts[tab],
          isCurrent: tab === current,
        }))}
      />
      <Spoken role="status">{shown === undefined ? '' : found(shown)}</Spoken>
    </>
  );
};
