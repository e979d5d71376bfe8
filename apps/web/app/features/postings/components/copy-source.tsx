import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import type { OwnKindOf, OwnPosting } from '../own-kind.ts';

interface CopySourceProps<One extends OwnPosting> {
  kind: Pick<OwnKindOf<One, never>, 'one'>;
  id: string;
  children: (source: One | null) => ReactNode;
}

/** Whoever asks for a copy of what is not theirs, or is not there, finds the blank form. */
export const CopySource = <One extends OwnPosting>({ kind: { one }, id, children }: CopySourceProps<One>) => {
  const { data, isFetchedAfterMount } = useQuery({ ...one(id), refetchOnMount: 'always' });
  if (data?.permitted.includes('update')) return children(data);
  // What was told to somebody else a moment ago may be wrong: the answer for this reader decides.
  return isFetchedAfterMount ? children(null) : <PageSkeleton />;
};
