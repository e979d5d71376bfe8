import type { Incident } from '@basoche/contract/back-office/incidents';
import { taskTitle } from '@basoche/domain/access/task-words';
import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { IncidentAct } from '../api/queues.ts';
import { incidents } from '../queue-content.ts';

const IncidentDialog = lazy(() => import('./incident-dialog.tsx'));

/** What an admin does about a job that failed. */
export const IncidentButton = ({ incident, act }: { incident: Incident; act: IncidentAct }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  const words = incidents[act];
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={words.openOf(taskTitle(incident.task))}
        onClick={open}
      >
        {words.open}
      </Button>
      {isWanted && (
        <Suspense>
          <IncidentDialog incident={incident} act={act} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
