import { IconBriefcase } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { type Office, portagePages } from '../api/decisions.ts';
import { portage as content } from '../content.ts';
import { CardList } from './card-list.tsx';
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
      <CardList
        list={list}
        more={content.more}
        empty={
          <EmptyState icon={<IconBriefcase size={24} stroke={1.5} aria-hidden />} title={content.empty.title}>
            {content.empty[office]}
          </EmptyState>
        }
        keyOf={({ id }) => id}
      >
        {(request) => <PortageCard office={office} request={request} />}
      </CardList>
      {below}
    </Page>
  );
};
