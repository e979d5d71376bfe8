import { useInfiniteQuery } from '@tanstack/react-query';
import { isAbsent, isProblem } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { readingPages } from '../api/readings.ts';
import { work as content } from '../work-content.ts';
import { DeliveredWork } from './delivered-work.tsx';

const Read = ({ readingId }: { readingId: string }) => {
  const { data, error, refetch } = useInfiniteQuery(readingPages(readingId));
  const work = data?.pages[0]?.work;
  if (isProblem(error, 'READING_ENDED') || isAbsent(error)) return <Note tone="info">{content.over}</Note>;
  if (work) return <DeliveredWork work={work} isFramed />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <TextSkeleton />;
};

/** The delivered work in the dialog of a decision, read through the viewer's open reading of the thread. */
export const WorkToSettle = ({ readingId }: { readingId: string | null }) =>
  readingId === null ? (
    <Note tone="info" title={content.toRead.title}>
      {content.toRead.text}
    </Note>
  ) : (
    <Read readingId={readingId} />
  );
