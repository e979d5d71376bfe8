import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { privateMeta } from '../../../lib/meta.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { keptRulesQuery } from '../api/rules.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { PortageExclusions } from '../components/portage-exclusions.tsx';
import { DemandGrid, LevelGrid, ReachGrid, RuleGrid } from '../components/rule-grid.tsx';
import { RuleHistory } from '../components/rule-history.tsx';
import { rules as content } from '../rules-content.ts';

export const meta = () => privateMeta(content.title);

/** Eligibility rules, portage exclusions, and their history. */
const Rules = () => {
  const rulesQuery = useQuery(keptRulesQuery());
  return (
    <Page title={content.title} lead={content.lead}>
      {rulesQuery.isPending && <CardListSkeleton />}
      {rulesQuery.isLoadingError && (
        <ErrorState error={rulesQuery.error} onRetry={() => void rulesQuery.refetch()} />
      )}
      {rulesQuery.data && (
        <Stack gap="xl">
          <RuleGrid storedRules={rulesQuery.data.eligibility} />
          {rulesQuery.data.conflicts && <LevelGrid storedRules={rulesQuery.data.conflicts} />}
          {rulesQuery.data.hearings && <ReachGrid storedRules={rulesQuery.data.hearings} />}
          {rulesQuery.data.vigilance && <DemandGrid storedRules={rulesQuery.data.vigilance} />}
          <PortageExclusions exclusions={rulesQuery.data.portage} />
          <RuleHistory />
        </Stack>
      )}
    </Page>
  );
};

export default function RulesPage() {
  return (
    <ForModerators>
      <Rules />
    </ForModerators>
  );
}
