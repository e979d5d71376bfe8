import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { settings } from '../content.ts';

const ChangePasswordDialog = lazy(() => import('../components/change-password-dialog.tsx'));

/** Password of the account, changed in a dialog. */
export const PasswordPanel = () => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <Panel title={settings.passwordTitle} text={settings.passwordText}>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {settings.change}
      </Button>
      <Suspense>{wasOpened && <ChangePasswordDialog opened={opened} onClose={close} />}</Suspense>
    </Panel>
  );
};
