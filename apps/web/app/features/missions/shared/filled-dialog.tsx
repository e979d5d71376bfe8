import type { MissionCard } from '@basoche/contract/missions/missions';
import { typeset } from '@basoche/domain/typography';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { fill } from '../creator-content.ts';
import { useFillMission } from '../own-api.ts';

interface FilledDialogProps {
  mission: Pick<MissionCard, 'id' | 'title'>;
  onClose: () => void;
}

/** The number of candidates is unknown on this screen, so the texts assume several. */
const candidates = 2;

/** Asks, once a first collaboration mode is proposed, whether the mission is filled. */
export default function FilledDialog({ mission, onClose }: FilledDialogProps) {
  const filling = useFillMission(mission.id, () => {
    notifySuccess(fill.done(candidates));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={fill.title}
      confirm={fill.action}
      cancel={fill.keepOpen}
      pending={filling.isPending}
      failure={filling.error ? failureSentence(filling.error) : null}
      onConfirm={() => filling.mutate()}
      onClose={onClose}
    >
      <strong>{typeset(mission.title)}</strong>
      <br />
      {fill.text(candidates)}
      <br />
      {fill.notYet}
    </ConfirmDialog>
  );
}
