import { deleteAccount } from '@basoche/contract/auth';
import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { useCall } from '../../../lib/use-api.ts';
import { useLeave } from '../../../lib/use-leave.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { PasswordPanel } from '../components/password-panel.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { settings } from '../content.ts';
import { settingsMeta } from '../settings-content.ts';

const AddressPanel = lazy(() => import('../components/address-panel.tsx'));
const PasskeysPanel = lazy(() => import('../components/passkeys-panel.tsx'));
const SecondFactorPanel = lazy(() => import('../components/second-factor-panel.tsx'));
const SessionsPanel = lazy(() => import('../components/sessions-panel.tsx'));
const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

export const meta = () => privateMeta(settingsMeta.account);

const AccountPanel = () => {
  const { opened, isWanted, open, close } = useLazyDialog();
  const leave = useLeave();
  const removal = useCall(deleteAccount);
  const remove = async () => {
    await removal.mutateAsync({});
    await leave('/connexion', { said: 'deleted' });
  };
  return (
    <Panel title={settings.accountTitle} text={settings.accountText}>
      <Button variant="outline" color="red" aria-haspopup="dialog" onClick={open}>
        {settings.remove}
      </Button>
      <Suspense>
        {isWanted && (
          <ConfirmDialog
            opened={opened}
            danger
            title={settings.confirmTitle}
            confirm={settings.remove}
            pending={removal.isPending}
            failure={removal.error ? failureSentence(removal.error) : null}
            onConfirm={() => void remove().catch(() => undefined)}
            onClose={() => {
              removal.reset();
              close();
            }}
          >
            {settings.confirmText}
          </ConfirmDialog>
        )}
      </Suspense>
    </Panel>
  );
};

export default function AccountSettingsPage() {
  return (
    <SettingsPage section="account">
      <Suspense fallback={<Skeleton height={190} mb="md" />}>
        <AddressPanel />
      </Suspense>
      <PasswordPanel />
      <Suspense fallback={<Skeleton height={560} mb="md" />}>
        <SecondFactorPanel />
        <PasskeysPanel />
        <SessionsPanel />
      </Suspense>
      <AccountPanel />
    </SettingsPage>
  );
}
