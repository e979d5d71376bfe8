import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { invoicePages } from '../api.ts';
import { ownPayments } from '../own-content.ts';
import { InvoiceRow } from './invoice-row.tsx';

const content = ownPayments.documents;
const latest = 5;

const Invoices = () => {
  const { data, ...list } = useInfiniteQuery(invoicePages());
  const firsts = data && { pages: [{ items: data.pages.flatMap(({ items }) => items).slice(0, latest) }] };
  return (
    <PagedList
      list={{ ...list, data: firsts, hasNextPage: false }}
      skeleton={<CardListSkeleton />}
      empty={<p className="soft">{content.none}</p>}
      more={ownPayments.more}
    >
      {(items) => (
        <>
          <ul className={row.rows} aria-label={content.latest}>
            {items.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceRow invoice={invoice} />
              </li>
            ))}
          </ul>
          <div>
            <Button component={Link} to="/parametres/factures" variant="default">
              {content.all}
            </Button>
          </div>
        </>
      )}
    </PagedList>
  );
};

/** Links to invoices, statements and account settings. */
export const PaymentDocuments = () => (
  <>
    <Section title={content.invoices} lead={ownPayments.direct}>
      <Invoices />
    </Section>
    <Section title={content.statements}>
      <p className="soft">{content.statementsText}</p>
    </Section>
    <Section title={content.settings} lead={content.settingsText}>
      <Button component={Link} to="/parametres/paiements" variant="default">
        {content.settingsOpen}
      </Button>
    </Section>
  </>
);
