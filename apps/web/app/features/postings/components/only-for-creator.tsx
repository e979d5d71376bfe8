import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isAbsent, isProblem } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import type { OwnKindOf, OwnPosting } from '../own-kind.ts';

interface OnlyForCreatorProps<One extends OwnPosting> {
  kind: Pick<OwnKindOf<One, never>, 'one' | 'home'>;
  id: string;
  /** What stands there while it is on its way. */
  skeleton: ReactNode;
  children: (own: One) => ReactNode;
}

/** Where one came from inside the product; an address that was opened by itself has nothing before it. */
const hasPageBefore = (): boolean => {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
};

/** A screen of what one has published; anybody else is sent back without a word (second document, §2, "Mission edit", §8). */
export const OnlyForCreator = <One extends OwnPosting>({
  kind: { one, home },
  id,
  skeleton,
  children,
}: OnlyForCreatorProps<One>) => {
  const navigate = useNavigate();
  // Asked again when the screen opens: what was told to somebody else a moment ago may be wrong.
  const own = useQuery({ ...one(id), refetchOnMount: 'always' });
  const isStranger =
    isAbsent(own.error) ||
    isProblem(own.error, 'INVALID_INPUT') ||
    // The answer for this reader decides.
    (own.data !== undefined && !own.isFetching && !own.data.permitted.includes('update'));

  const hasLeft = useRef(false);
  useEffect(() => {
    // Once: what is asked again on the way out would lead one page too far.
    if (!isStranger || hasLeft.current) return;
    hasLeft.current = true;
    if (hasPageBefore()) void navigate(-1);
    else void navigate(home, { replace: true });
  }, [isStranger, navigate, home]);

  if (own.data?.permitted.includes('update')) return children(own.data);
  if (own.isError && !isStranger) {
    return (
      <Page>
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      </Page>
    );
  }
  return skeleton;
};
