import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useMe } from '../../../lib/session.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { settings } from '../content.ts';

const DeleteAccountDialog = lazy(() => import('../components/delete-account-dialog.tsx'));

/** Panel to delete the account, or the firm that an owner acts for, shown beside the password and beside the member's data. */
export const DeleteAccountPanel = () => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const words = useMe().acting === null ? settings : settings.ofFirm;
  return (
    <Panel title={words.accountTitle} text={words.accountText}>
      <Button variant="outline" color="red" aria-haspopup="dialog" onClick={open}>
        {words.remove}
      </Button>
      <Suspense>{wasOpened && <DeleteAccountDialog opened={opened} onClose={close} />}</Suspense>
    </Panel>
  );
};
