import { deleteAccount } from '@basoche/contract/auth';
import { privateGuard } from '@basoche/domain/access/guards';
import { Button, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { failureSentence } from '../../../lib/form.ts';
import { pageTitle } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { useCall } from '../../../lib/use-api.ts';
import { useLeave } from '../../../lib/use-leave.ts';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { settings } from '../content.ts';

const ChangePasswordDialog = lazy(() => import('../components/change-password-dialog.tsx'));
const OwnCvs = lazy(() => import('../../jobs/components/own-cvs.tsx'));
const MailWishes = lazy(() => import('../../notifications/components/mail-wishes.tsx'));
const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

export const meta = () => pageTitle(settings.title);

const PasswordPanel = () => {
  const [opened, setOpened] = useState(false);
  return (
    <Panel title={settings.passwordTitle} text={settings.passwordText}>
      <Button variant="default" onClick={() => setOpened(true)}>
        {settings.change}
      </Button>
      <Suspense>{opened && <ChangePasswordDialog opened onClose={() => setOpened(false)} />}</Suspense>
    </Panel>
  );
};

const AccountPanel = () => {
  const [opened, setOpened] = useState(false);
  const leave = useLeave();
  const removal = useCall(deleteAccount);
  const remove = async () => {
    await removal.mutateAsync({});
    await leave('/connexion', { said: 'deleted' });
  };
  return (
    <Panel title={settings.accountTitle} text={settings.accountText}>
      <Button variant="outline" color="red" onClick={() => setOpened(true)}>
        {settings.remove}
      </Button>
      <Suspense>
        {opened && (
          <ConfirmDialog
            opened
            danger
            title={settings.confirmTitle}
            confirm={settings.remove}
            pending={removal.isPending}
            failure={removal.error ? failureSentence(removal.error) : null}
            onConfirm={() => void remove().catch(() => undefined)}
            onClose={() => {
              removal.reset();
              setOpened(false);
            }}
          >
            {settings.confirmText}
          </ConfirmDialog>
        )}
      </Suspense>
    </Panel>
  );
};

/** Customers apply to nothing. */
const Cvs = () =>
  useMe().userType !== 'CUSTOMER' && (
    <Suspense fallback={<Skeleton height={220} mb="md" />}>
      <OwnCvs />
    </Suspense>
  );

export default function SettingsPage() {
  return (
    <Guarded by={privateGuard}>
      <Page title={settings.title} width="reading">
        <PasswordPanel />
        <Suspense fallback={<Skeleton height={160} mb="md" />}>
          <MailWishes />
        </Suspense>
        <Cvs />
        <AccountPanel />
      </Page>
    </Guarded>
  );
}
