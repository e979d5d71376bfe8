import { stopMails } from '@basoche/contract/notifications/notifications';
import type { AnswerOf } from '@basoche/contract/route';
import { notificationTopics } from '@basoche/domain/notifications/topics';
import { labelOf } from '@basoche/domain/options/option';
import { useParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { StopLink } from '../../../pages/stop-link.tsx';
import { stopMails as content } from '../settings-content.ts';

export const meta = () => privateMeta(content.meta);

const doneText = (stopped: AnswerOf<typeof stopMails> | undefined): string => {
  if (stopped === undefined) return content.doneTopic(null);
  return stopped.topic === null
    ? content.doneDigest
    : content.doneTopic(labelOf(notificationTopics, stopped.topic));
};

/** Screen of a mail's link: a click turns off mails of its topic. */
export default function StopMailsPage() {
  const { token = '' } = useParams();
  return (
    <StopLink
      content={content}
      doneText={doneText}
      call={useCommand(stopMails)}
      input={{ params: { token } }}
      action={`/api/notifications/stop/${encodeURIComponent(token)}`}
      mine="/parametres/notifications"
    />
  );
}
