import { missionGuard } from '@basoche/domain/access/guards';
import { Button } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Page } from '../../../ui/page.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { savedSearches } from '../api/saved-searches.ts';
import { SearchRow } from '../components/search-row.tsx';
import { searches as content } from '../content.ts';

export const meta = () => pageTitle(content.title);

const Empty = () => (
  <EmptyState
    icon={<IconBookmarks size={24} stroke={1.5} aria-hidden />}
    title={content.empty.title}
    action={
      <Button component={Link} to="/consult/missions">
        {content.empty.action}
      </Button>
    }
  >
    {content.empty.text}
  </EmptyState>
);

const List = () => {
  const { data, error, refetch } = useQuery(savedSearches());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton />;
  if (data.length === 0) return <Empty />;
  return (
    <ul className={row.rows} aria-label={content.list}>
      {data.map((search) => (
        <li key={search.id}>
          <SearchRow search={search} />
        </li>
      ))}
    </ul>
  );
};

/** A member's saved searches and their alerts. */
export default function SearchesPage() {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'searches')}>
      <Page
        above={<BackLink to="/consult/missions">{content.back}</BackLink>}
        title={content.title}
        lead={content.lead}
      >
        <FocusKeeper>
          <List />
        </FocusKeeper>
      </Page>
    </Guarded>
  );
}
