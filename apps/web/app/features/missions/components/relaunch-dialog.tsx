import { notifySuccess } from '../../../lib/notify.ts';
import { RelaunchDialog } from '../../postings/components/relaunch-dialog.tsx';
import { relaunch as content } from '../creator-content.ts';
import { useRelaunchMission } from '../own-api.ts';

interface RelaunchMissionProps {
  subject: { readonly id: string; readonly title: string };
  wasPublished: boolean;
  opened: boolean;
  onClose: () => void;
}

export default function RelaunchMission({ subject, onClose, ...dialog }: RelaunchMissionProps) {
  const relaunch = useRelaunchMission(subject.id, () => {
    onClose();
    notifySuccess(content.done);
  });
  return (
    <RelaunchDialog {...dialog} title={subject.title} words={content} relaunch={relaunch} onClose={onClose} />
  );
}
