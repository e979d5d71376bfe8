import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasChosenAccount } from '../../../lib/acting.ts';
import { isAbsent, isProblem } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import type { OwnKindOf, OwnPosting } from '../own-kind.ts';

interface OnlyForCreatorProps<One extends OwnPosting> {
  kind: Pick<OwnKindOf<One, never>, 'one' | 'home'>;
  id: string;
  /** Placeholder while the posting loads. */
  skeleton: ReactNode;
  children: (posting: One) => ReactNode;
}

/** Delay before checking again for whom a new tab acts, in milliseconds. */
const askAgainMs = 100;

/** True if the viewer came from a page of this site; an address opened directly has no page before it. */
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

/**
 * Shows a screen to the creator of the posting only; anybody else is sent back silently.
 */
export const OnlyForCreator = <One extends OwnPosting>({
  kind: { one, home },
  id,
  skeleton,
  children,
}: OnlyForCreatorProps<One>) => {
  const navigate = useNavigate();
  // Read again when the screen opens: the cache may hold an answer given to another viewer.
  const posting = useQuery({ ...one(id), refetchOnMount: 'always' });
  const isStranger =
    isAbsent(posting.error) ||
    isProblem(posting.error, 'INVALID_INPUT') ||
    // Only this viewer's own answer decides.
    (posting.data !== undefined && !posting.isFetching && !posting.data.permitted.includes('update'));

  const { me } = useSession();
  const [asked, setAsked] = useState(0);
  const hasLeft = useRef(false);
  useEffect(() => {
    // Only once: the posting is read again while leaving, and a second step back would lead too far.
    if (!isStranger || hasLeft.current || me === null) return;
    // A new tab may be about to act for the firm that its person used last; as that firm, they may be the
    // creator.
    if (me.firms.length > 0 && !hasChosenAccount()) {
      const timer = setTimeout(() => setAsked(asked + 1), askAgainMs);
      return () => clearTimeout(timer);
    }
    hasLeft.current = true;
    if (hasPageBefore()) void navigate(-1);
    else void navigate(home, { replace: true });
  }, [isStranger, navigate, home, me, asked]);

  if (posting.data?.permitted.includes('update')) return children(posting.data);
  if (posting.isError && !isStranger) {
    return (
      <Page>
        <ErrorState error={posting.error} onRetry={() => void posting.refetch()} />
      </Page>
    );
  }
  return skeleton;
};
