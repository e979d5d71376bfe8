import { Stack } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { financesQuery } from '../api/finances.ts';
import { Chargebacks, Deposits, Movements, UnmatchedPayments } from '../components/finance-lists.tsx';
import { FinanceTotals } from '../components/finance-totals.tsx';
import { ForAdmins } from '../components/for-admins.tsx';
import { finances as content } from '../finance-content.ts';

export const meta = () => privateMeta(content.title);

const ExportDialog = lazy(() => import('../components/export-dialog.tsx'));

const Export = () => {
  return (
    <DialogButton
      variant="default"
      leftSection={<IconFileSpreadsheet size={20} stroke={1.5} aria-hidden />}
      dialog={(opened) => <ExportDialog {...opened} />}
    >
      {content.export.open}
    </DialogButton>
  );
};

const views = ['', 'paiements', 'rejetes', 'contestations', 'renvoyes'] as const;
type View = (typeof views)[number];
const isView = (text: string): text is View => views.some((view) => view === text);

const Content = ({ view, now }: { view: View; now: Date }) => {
  if (view === 'paiements') return <Movements state="waiting" now={now} />;
  if (view === 'rejetes') return <Movements state="failed" now={now} />;
  if (view === 'contestations') return <Chargebacks />;
  return view === 'renvoyes' ? <UnmatchedPayments /> : <Deposits />;
};

const Finances = () => {
  const [now] = useState(() => new Date());
  const [search] = useSearchParams();
  const viewName = search.get('vue') ?? '';
  const view = isView(viewName) ? viewName : '';
  const totals = useQuery(financesQuery());
  const counts: Partial<Record<View, number | undefined>> = {
    paiements: totals.data?.waiting.count,
    rejetes: totals.data?.failed,
    contestations: totals.data?.openChargebacks,
  };
  const { deposits, waiting, failed, chargebacks, unmatched } = content.views;
  const labels: Record<View, string> = {
    '': deposits,
    paiements: waiting,
    rejetes: failed,
    contestations: chargebacks,
    renvoyes: unmatched,
  };
  return (
    <Page title={content.title} lead={content.lead} actions={<Export />}>
      <Stack gap="lg">
        {totals.data && <FinanceTotals totals={totals.data} now={now} />}
        {totals.isPending && <CardListSkeleton />}
        {totals.isLoadingError && <ErrorState error={totals.error} onRetry={() => void totals.refetch()} />}
        {/* Below the totals: shown before them, it would be pushed down. */}
        <div hidden={!totals.isFetched}>
          <Stack gap="lg">
            <TabLinks
              label={content.views.label}
              tabs={views.map((one) => ({
                to: { search: one === '' ? '' : `vue=${one}` },
                label: labels[one],
                count: counts[one] || undefined,
                isCurrent: one === view,
              }))}
            />
            <Content view={view} now={now} />
          </Stack>
        </div>
      </Stack>
    </Page>
  );
};

export default function FinancesPage() {
  return (
    <ForAdmins>
      <Finances />
    </ForAdmins>
  );
}
