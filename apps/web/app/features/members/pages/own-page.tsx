import { guardPaths, privateGuard } from '@basoche/domain/access/screen-guards';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { Navigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { profile as content } from '../profile-content.ts';

export const meta = () => privateMeta(content.ownPage);

const ToOwnPage = () => {
  const { userType, id } = useMe();
  return <Navigate to={canonicalProfilePage(userType, id) ?? guardPaths['missions-home']} replace />;
};

/**
 * Specified helper that redirects a logged-in member to /users/{their id}, and a
 * customer to their missions.
 */
export default function OwnPage() {
  return (
    <Guarded by={privateGuard}>
      <ToOwnPage />
    </Guarded>
  );
}
