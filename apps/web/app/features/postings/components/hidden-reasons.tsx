import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { lazy, Suspense } from 'react';

/** Loaded on demand: few postings are hidden. */
const HiddenPanel = lazy(() => import('../../moderation/shared/hidden-panel.tsx'));

interface ReasonsProps {
  kind: PublicationKind;
  of: { readonly id: string; readonly isHidden?: boolean | undefined };
  /** Path where it is corrected; absent on that screen itself. */
  correct?: string;
}

/** Tells the creator of a hidden posting why, and what to do. */
export const HiddenReasons = ({ of: { id, isHidden }, ...panel }: ReasonsProps) =>
  isHidden && (
    <Suspense>
      <HiddenPanel id={id} {...panel} />
    </Suspense>
  );
