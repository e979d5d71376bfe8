import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
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
const DeleteAccountDialog = lazy(() => import('../components/delete-account-dialog.tsx'));

export const meta = () => privateMeta(settingsMeta.account);

const AccountPanel = () => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <Panel title={settings.accountTitle} text={settings.accountText}>
      <Button variant="outline" color="red" aria-haspopup="dialog" onClick={open}>
        {settings.remove}
      </Button>
      <Suspense>{isWanted && <DeleteAccountDialog opened={opened} onClose={close} />}</Suspense>
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
