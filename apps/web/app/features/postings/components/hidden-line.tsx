import { lazy, Suspense } from 'react';

/** Loaded on demand: few postings are hidden. */
const HiddenNote = lazy(() => import('../../moderation/shared/hidden-note.tsx'));

interface LineProps {
  of: { readonly isHidden?: boolean | undefined; readonly permitted: readonly string[] };
  /** Path where the creator reads the reasons. */
  reasons: string;
}

/** Notice on the page of a hidden posting, for those who can still read it. */
export const HiddenLine = ({ of: { isHidden, permitted }, reasons }: LineProps) =>
  isHidden && (
    <Suspense>
      <HiddenNote reasonPath={permitted.includes('update') ? reasons : null} />
    </Suspense>
  );
