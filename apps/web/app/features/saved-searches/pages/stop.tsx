import { stopAlert } from '@basoche/contract/saved-searches/saved-searches';
import { useParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { StopLink } from '../../../pages/stop-link.tsx';
import { stop as content } from '../content.ts';

export const meta = () => privateMeta(content.meta);

/** Screen of a mail's link: a click stops its alert. */
export default function StopAlertPage() {
  const { token = '' } = useParams();
  return (
    <StopLink
      content={content}
      doneText={(stopped) => content.doneText(stopped?.name ?? null)}
      call={useCommand(stopAlert)}
      input={{ params: { token } }}
      action={`/api/missions/searches/stop/${encodeURIComponent(token)}`}
      mine="/consult/missions/recherches"
    />
  );
}
