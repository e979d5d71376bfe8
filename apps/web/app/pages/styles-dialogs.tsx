import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { OfflineError } from '../lib/api.ts';
import { notifyError, notifySuccess } from '../lib/notify.ts';

const ConfirmDialog = lazy(() => import('../ui/confirm-dialog.tsx'));

export const Dialogs = () => {
  const [opened, setOpened] = useState(false);
  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => setOpened(true)}>
        Ouvrir une confirmation
      </Button>
      <Button variant="default" onClick={() => notifySuccess('Votre mission est publiée.')}>
        Annoncer une réussite
      </Button>
      <Button variant="default" onClick={() => notifyError(new OfflineError())}>
        Annoncer une panne
      </Button>
      <Suspense>
        {opened && (
          <ConfirmDialog
            opened
            danger
            title="Refuser ce candidat ?"
            confirm="Refuser le candidat"
            onConfirm={() => setOpened(false)}
            onClose={() => setOpened(false)}
          >
            Ce refus est définitif.
          </ConfirmDialog>
        )}
      </Suspense>
    </Group>
  );
};
