import type { readThreadReport } from '@basoche/contract/reports/reports';
import type { AnswerOf } from '@basoche/contract/route';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { threadReportQuery } from '../api.ts';
import { state as content, readings } from '../content.ts';

type OwnReport = AnswerOf<typeof readThreadReport>;

const Last = ({ last }: { last: NonNullable<OwnReport['last']> }) => (
  <Note tone="info" title={content.title}>
    {last.settledAt === null || last.outcome === null ? (
      content.waits(formatDay(last.reportedAt), formatDay(last.answerBefore))
    ) : (
      <>
        {content[last.outcome](formatDay(last.settledAt))} {last.note}
      </>
    )}{' '}
    <Link to={`/signalements/${last.id}`}>{content.see}</Link>
  </Note>
);

/** Tells both parties when staff opened their thread, and why. */
const Readings = ({ opened }: { opened: OwnReport['readings'] }) => (
  <Note tone="info" title={readings.title}>
    {opened.map(({ at, because }) => readings[because](formatDay(at))).join(' ')}
  </Note>
);

/**
 * State of the viewer's last report of the other party, and readings of the thread by staff; nothing if there
 * is neither.
 */
export const ReportState = ({ threadId }: { threadId: string }) => {
  const { data } = useQuery(threadReportQuery(threadId));
  if (data === undefined) return null;
  return (
    <>
      {data.readings.length > 0 && <Readings opened={data.readings} />}
      {data.last !== null && <Last last={data.last} />}
    </>
  );
};
