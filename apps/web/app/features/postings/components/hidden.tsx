import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { lazy, Suspense } from 'react';

/** Few are hidden: nobody else loads what says so. */
const HiddenPanel = lazy(() => import('../../moderation/components/hidden-panel.tsx'));
const HiddenNote = lazy(() => import('../../moderation/components/hidden-note.tsx'));

interface ReasonsProps {
  kind: PublicationKind;
  of: { readonly id: string; readonly isHidden?: boolean | undefined };
  /** Where it is corrected; left out on that very screen. */
  correct?: string;
}

/** To the creator of what is hidden: why, and what to do. */
export const HiddenReasons = ({ of: { id, isHidden }, ...panel }: ReasonsProps) =>
  isHidden && (
    <Suspense>
      <HiddenPanel id={id} {...panel} />
    </Suspense>
  );

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
