import { lazy, Suspense } from 'react';

/** Few are hidden: nobody else loads what says so. */
const HiddenNote = lazy(() => import('../../moderation/shared/hidden-note.tsx'));

interface LineProps {
  of: { readonly isHidden?: boolean | undefined; readonly permitted: readonly string[] };
  /** Where its creator reads the reasons. */
  reasons: string;
}

/** On the page of what is hidden, to those who still read it. */
export const HiddenLine = ({ of: { isHidden, permitted }, reasons }: LineProps) =>
  isHidden && (
    <Suspense>
      <HiddenNote own={permitted.includes('update') ? reasons : null} />
    </Suspense>
  );
