import { IconBriefcase } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { type Office, portagePages } from '../api/decisions.ts';
import { portage as content } from '../content.ts';
import { PortageCard } from './portage-card.tsx';

/** Portage requests that wait for an office, the first due first. */
export const PortageList = ({
  office,
  above,
  below,
}: {
  office: Office;
  above?: ReactNode;
  below?: ReactNode;
}) => {
  const list = useInfiniteQuery(portagePages(office));
  return (
    <Page title={content.title} lead={office === 'staff' ? content.staffLead : content.partnerLead}>
      {above}
      <PagedList
        list={list}
        skeleton={<CardListSkeleton />}
        more={content.more}
        empty={
          <EmptyState icon={<IconBriefcase size={24} stroke={1.5} aria-hidden />} title={content.empty.title}>
            {content.empty[office]}
          </EmptyState>
        }
      >
        {(requests) => (
          <ul className={rows.rows}>
            {requests.map((request) => (
              <li key={request.id}>
                <PortageCard office={office} request={request} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {below}
    </Page>
  );
};
