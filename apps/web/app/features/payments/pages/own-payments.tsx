import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { useLivePayments } from '../api.ts';
import { MonthTotals } from '../components/month-totals.tsx';
import { PaymentDocuments } from '../components/payment-documents.tsx';
import { PaymentLists } from '../components/payment-lists.tsx';
import { ownPayments as content } from '../own-content.ts';

export const meta = () => privateMeta(content.title);

/** Tabs by their name in the address, in the order that suits most members. */
const views = {
  recus: content.views.in,
  payes: content.views.out,
  factures: content.views.documents,
} as const;
type View = keyof typeof views;
const isView = (text: string | null): text is View => text !== null && Object.hasOwn(views, text);
const receivedFirst: readonly View[] = ['recus', 'payes', 'factures'];
const paidFirst: readonly View[] = ['payes', 'recus', 'factures'];

const Content = () => {
  const { userType } = useMe();
  const [search, setSearch] = useSearchParams();
  useLivePayments();
  const [first = 'recus', ...others] =
    userType === 'CUSTOMER' || userType === 'COMPANY' ? paidFirst : receivedFirst;
  const asked = search.get('vue');
  const view = isView(asked) ? asked : first;
  const typed = Number(search.get('annee'));
  const year = Number.isInteger(typed) && typed >= 2000 && typed <= 2100 ? typed : undefined;
  return (
    <Page title={content.title} lead={content.lead} width="reading">
      <Stack gap={0}>
        <TabLinks
          label={content.views.label}
          tabs={[first, ...others].map((one) => ({
            to: { search: one === first ? '' : `vue=${one}` },
            label: views[one],
            isCurrent: one === view,
          }))}
        />
        {view === 'factures' ? (
          <PaymentDocuments />
        ) : (
          <PaymentLists key={view} direction={view === 'recus' ? 'IN' : 'OUT'} year={year}>
            <MonthTotals
              year={year}
              onYear={(chosen) =>
                setSearch(
                  (old) => {
                    old.set('annee', String(chosen));
                    return old;
                  },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
          </PaymentLists>
        )}
      </Stack>
    </Page>
  );
};

/** The member's payments, received and paid, and their documents. */
export default function OwnPaymentsPage() {
  return (
    <Guarded by={privateGuard}>
      <Content />
    </Guarded>
  );
}
