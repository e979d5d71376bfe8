import { type Incident, incidentBody } from '@basoche/contract/back-office/incidents';
import { taskTitle } from '@basoche/domain/access/task-words';
import { fieldErrors } from '../../../lib/form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type IncidentAct, useIncidentAct } from '../api/queues.ts';
import { incidents } from '../queue-content.ts';
import { ReasonForm } from './reason-form.tsx';

interface IncidentDialogProps {
  incident: Incident;
  act: IncidentAct;
  opened: boolean;
  onClose: () => void;
}

/** Why a job is tried again, or given up. */
export default function IncidentDialog({ incident, act, opened, onClose }: IncidentDialogProps) {
  const doing = useIncidentAct(act, incident.id);
  const words = incidents[act];
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title}>
      <ReasonForm
        about={taskTitle(incident.task)}
        words={words}
        check={(values) => fieldErrors(incidentBody, values)}
        send={(reason) => doing.mutateAsync(reason)}
        draft={`incident-${act}:${incident.id}`}
        onClose={onClose}
      />
    </Dialog>
  );
}
