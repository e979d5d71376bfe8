import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { threadReportQuery } from '../api/thread-report.ts';
import { standing as words } from '../content.ts';

/** What has become of one's last report of the other party; nothing where there is none. */
export const ReportStanding = ({ threadId }: { threadId: string }) => {
  const { data } = useQuery(threadReportQuery(threadId));
  const last = data?.last ?? null;
  if (last === null) return null;
  if (last.settledAt === null || last.outcome === null) {
    return (
      <Note tone="info" title={words.title}>
        {words.waits(formatDay(last.reportedAt), formatDay(last.answerBefore))}
      </Note>
    );
  }
  return (
    <Note tone="info" title={words.title}>
      {words[last.outcome](formatDay(last.settledAt))} {last.note}
    </Note>
  );
};
