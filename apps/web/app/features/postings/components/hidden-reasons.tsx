import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { lazy, Suspense } from 'react';

/** Few are hidden: nobody else loads what says so. */
const HiddenPanel = lazy(() => import('../../moderation/shared/hidden-panel.tsx'));

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
