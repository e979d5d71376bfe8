import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { missionCounts } from '../api/mission-counts.ts';
import { missionPages, missionTotal } from '../api/mission-pages.ts';
import { consult } from '../content.ts';
import { type ListChoice, writeChoice } from '../list-address.ts';

interface ListTabsProps {
  audience: MissionAudience;
  choice: ListChoice;
}

/** [all, applied by me], where known: a visitor has the first, from the list itself. */
const useCounts = (audience: MissionAudience, choice: ListChoice) => {
  const { me } = useSession();
  const counts = useQuery({
    ...missionCounts(audience, me?.id ?? '', choice.filters),
    enabled: me !== null,
  });
  const list = useInfiniteQuery({ ...missionPages(audience, choice), enabled: !choice.isApplied });
  const start = useInfiniteQuery({
    ...missionTotal(audience, choice.filters),
    enabled: choice.after !== null && !choice.isApplied,
  });
  const total = list.data?.pages[0]?.total ?? start.data?.pages[0]?.total ?? undefined;
  return { all: counts.data?.[0] ?? total, applied: counts.data?.[1] };
};

/** "Toutes" and, for a member, "J'ai postulé", under the same filters. How many there are is also said aloud. */
export const ListTabs = ({ audience, choice }: ListTabsProps) => {
  const { me } = useSession();
  const { all, applied } = useCounts(audience, choice);
  const tab = (label: string, isApplied: boolean, number: number | undefined) => ({
    to: { search: writeChoice({ ...choice, isApplied }) },
    label,
    count: number,
    isCurrent: choice.isApplied === isApplied,
  });
  const shown = choice.isApplied ? applied : all;
  return (
    <>
      <TabLinks
        label={consult.tabs}
        tabs={[tab(consult.all, false, all), ...(me ? [tab(consult.applied, true, applied)] : [])]}
      />
      <VisuallyHidden role="status">{shown === undefined ? '' : consult.found(shown)}</VisuallyHidden>
    </>
  );
};
