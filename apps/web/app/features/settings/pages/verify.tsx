import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { OwnVerification } from '../../members/shared/own-verification.tsx';
import { verificationTitle } from '../../members/shared/verification-title.ts';

const IdentityProof = lazy(() => import('../../auth/shared/identity-proof.tsx'));

export const meta = () => privateMeta(verificationTitle);

/** Shown to members of the profession that the identity provider proves. */
const Verification = () => {
  const { jobName } = useMe();
  const { identity } = useSiteSettings();
  const isProvable = identity !== null && identity.proves !== null && identity.proves === jobName;
  const proof = isProvable ? (
    <Suspense fallback={<Skeleton height={180} />}>
      <IdentityProof name={identity.name} />
    </Suspense>
  ) : null;
  return <OwnVerification proof={proof} />;
};

export default function VerifyPage() {
  return (
    <Guarded by={privateGuard}>
      <Verification />
    </Guarded>
  );
}
