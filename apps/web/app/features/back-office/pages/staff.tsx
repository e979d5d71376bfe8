import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Page } from '../../../ui/page.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { accountsQuery } from '../api/staff.ts';
import { ForAdmins } from '../components/for-admins.tsx';
import { OfficeAccountCard } from '../components/office-account-card.tsx';
import { team as content } from '../staff-content.ts';

export const meta = () => privateMeta(content.title);

const CreateOfficeDialog = lazy(() => import('../components/create-office-dialog.tsx'));

const Create = () => {
  return (
    <DialogButton
      leftSection={<IconUserPlus size={20} stroke={1.5} aria-hidden />}
      dialog={(opened) => <CreateOfficeDialog {...opened} />}
    >
      {content.create.open}
    </DialogButton>
  );
};

/** Accounts of staff and of the partner. There is always at least the viewer's own. */
const Staff = () => {
  const accounts = useQuery(accountsQuery());
  return (
    <Page title={content.title} lead={content.lead} actions={<Create />}>
      {accounts.isPending && <CardListSkeleton />}
      {accounts.isLoadingError && (
        <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
      )}
      {accounts.data && (
        <FocusKeeper>
          <ul className={rows.rows} aria-label={content.list}>
            {accounts.data.map((account) => (
              <li key={account.id}>
                <OfficeAccountCard account={account} />
              </li>
            ))}
          </ul>
        </FocusKeeper>
      )}
    </Page>
  );
};

export default function StaffPage() {
  return (
    <ForAdmins closed={content.closed}>
      <Staff />
    </ForAdmins>
  );
}
