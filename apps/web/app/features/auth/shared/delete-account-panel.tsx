import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { settings } from '../content.ts';

const DeleteAccountDialog = lazy(() => import('../components/delete-account-dialog.tsx'));

/** Panel to delete the account, shown beside the password and beside the member's data. */
export const DeleteAccountPanel = () => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <Panel title={settings.accountTitle} text={settings.accountText}>
      <Button variant="outline" color="red" aria-haspopup="dialog" onClick={open}>
        {settings.remove}
      </Button>
      <Suspense>{wasOpened && <DeleteAccountDialog opened={opened} onClose={close} />}</Suspense>
    </Panel>
  );
};
