import { IconFlag } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageTitle } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { reportPages } from '../api/decisions.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { ReportCard } from '../components/report-card.tsx';
import { reports as words } from '../content.ts';

export const meta = () => pageTitle(words.meta);

const Reports = () => {
  const [search] = useSearchParams();
  const isSettled = search.get('vue') === 'examines';
  const list = useInfiniteQuery(reportPages(isSettled ? 'settled' : 'waiting'));
  const empty = isSettled ? words.emptySettled : words.empty;
  return (
    <Page title={words.title} lead={words.lead}>
      <TabLinks
        label={words.tabs}
        tabs={[
          { to: { search: '' }, label: words.waiting, isCurrent: !isSettled },
          { to: { search: 'vue=examines' }, label: words.settled, isCurrent: isSettled },
        ]}
      />
      <PagedList
        list={list}
        skeleton={<CardListSkeleton />}
        more={words.more}
        empty={
          <EmptyState icon={<IconFlag size={24} stroke={1.5} aria-hidden />} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      >
        {(found) => (
          <ul className={rows.rows}>
            {found.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  );
};

export default function ReportsPage() {
  return (
    <ForModerators>
      <Reports />
    </ForModerators>
  );
}
