import { notifySuccess } from '../../../lib/notify.ts';
import { RelaunchDialog } from '../../postings/components/relaunch-dialog.tsx';
import { relaunch as content } from '../creator-content.ts';
import { useRelaunchJob } from '../own-api.ts';

interface RelaunchJobProps {
  subject: { readonly id: string; readonly title: string };
  wasPublished: boolean;
  opened: boolean;
  onClose: () => void;
}

export default function RelaunchJob({ subject, onClose, ...dialog }: RelaunchJobProps) {
  const relaunch = useRelaunchJob(subject.id, () => {
    onClose();
    notifySuccess(content.done);
  });
  return (
    <RelaunchDialog
      {...dialog}
      title={subject.title}
      words={content}
      needsDay
      relaunch={relaunch}
      onClose={onClose}
    />
  );
}
