import { VisuallyHidden } from '@mantine/core';
import { useSession } from '../../../lib/session.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { list } from '../content.ts';

export type ListTab = 'all' | 'applied' | 'favourites';

interface ListTabsProps {
  label: string;
  current: ListTab;
  /** The address of each tab. */
  to: Readonly<Record<ListTab, string | { search: string }>>;
  /** How many there are in each, where known. */
  counts: Readonly<Record<ListTab, number | undefined>>;
  found: (number: number) => string;
}

/**
 * "Toutes" and, for a member, "J'ai postulé", under the same filters; then their favourites, which know no filter. How many
 * there are is also said aloud.
 */
export const ListTabs = ({ label, current, to, counts, found }: ListTabsProps) => {
  const { me } = useSession();
  const tabs: readonly ListTab[] = me ? ['all', 'applied', 'favourites'] : ['all'];
  const shown = counts[current];
  return (
    <>
      <TabLinks
        label={label}
        tabs={tabs.map((tab) => ({
          to: to[tab],
          label: list[tab],
          count: counts[tab],
          isCurrent: tab === current,
        }))}
      />
      <VisuallyHidden role="status">{shown === undefined ? '' : found(shown)}</VisuallyHidden>
    </>
  );
};
