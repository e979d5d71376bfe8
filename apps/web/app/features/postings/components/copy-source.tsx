import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import type { OwnKindOf, OwnPosting } from '../own-kind.ts';

interface CopySourceProps<One extends OwnPosting> {
  kind: Pick<OwnKindOf<One, never>, 'one'>;
  id: string;
  children: (source: One | null) => ReactNode;
}

/** Loads the posting to copy. If it is missing or is not the viewer's, the form stays blank. */
export const CopySource = <One extends OwnPosting>({ kind: { one }, id, children }: CopySourceProps<One>) => {
  const { data, isFetchedAfterMount } = useQuery({ ...one(id), refetchOnMount: 'always' });
  if (data?.permitted.includes('update')) return children(data);
  // The cache may hold an answer given to another viewer: wait for this viewer's own.
  return isFetchedAfterMount ? children(null) : <PageSkeleton />;
};
