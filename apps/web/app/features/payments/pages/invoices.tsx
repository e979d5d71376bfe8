import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { invoicePages } from '../api.ts';
import { InvoiceRow } from '../components/invoice-row.tsx';
import { invoiceList as content } from '../invoice-content.ts';

export const meta = () => privateMeta(content.title);

const Empty = () => (
  <EmptyState
    drawing="fees"
    title={content.empty.title}
    action={
      <Button component={Link} to="/messages">
        {content.empty.action}
      </Button>
    }
  >
    {content.empty.text}
  </EmptyState>
);

const Invoices = () => {
  const list = useInfiniteQuery(invoicePages());
  return (
    <PagedList list={list} skeleton={<CardListSkeleton />} empty={<Empty />} more={content.more}>
      {(items) => (
        <ul className={row.rows} aria-label={content.list}>
          {items.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceRow invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};

export default function InvoicesPage() {
  return (
    <Guarded by={privateGuard}>
      <Page
        title={content.title}
        lead={content.lead}
        width="reading"
        above={<BackLink to="/parametres/paiements">{content.back}</BackLink>}
      >
        <Invoices />
      </Page>
    </Guarded>
  );
}
