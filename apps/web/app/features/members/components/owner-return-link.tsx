import { lazy, Suspense } from 'react';

const ReturnLink = lazy(() => import('./return-link.tsx'));

/** The return link of a member's own page; visitors never load it. */
export const OwnerReturnLink = () => (
  <Suspense>
    <ReturnLink />
  </Suspense>
);
