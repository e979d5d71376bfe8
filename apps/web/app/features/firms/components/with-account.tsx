import { afterSignIn, guardPaths } from '@basoche/domain/access/screen-guards';
import { isMember } from '@basoche/domain/access/viewer';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { loginPath, registrationPath, withReturn } from '../../../lib/login-and-registration-paths.ts';
import { openMailPath } from '../../../lib/open-mail-path.ts';
import { useSession } from '../../../lib/session.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { fillInRegistration } from '../../auth/shared/invited-email.ts';
import { joining as content } from '../join-content.ts';
import { End } from './join-end.tsx';

interface WithAccountProps {
  /** Path of this page, to which login and registration return. */
  path: string;
  /** Sentence that asks a visitor to log in. */
  text: string;
  /** Address that a registration is filled in with. */
  email?: string;
  children: ReactNode;
}

/** Shows its content to a person with a confirmed account; asks a visitor to log in or to register. */
export const WithAccount = ({ path, text, email = '', children }: WithAccountProps) => {
  const session = useSession();
  if (session.state === 'UNKNOWN') return <PageSkeleton />;
  if (session.me === null) {
    // The password was right, and the second factor is not given yet.
    if (session.awaitingSecondFactor)
      return <Navigate to={withReturn(guardPaths['second-factor'], path)} replace />;
    return (
      <End drawing="team" title={content.visitor.title} text={text}>
        <Button component={Link} to={loginPath(path)}>
          {content.visitor.logIn}
        </Button>
        <Button
          component={Link}
          to={registrationPath(path)}
          onClick={() => fillInRegistration(email)}
          variant="default"
        >
          {content.visitor.register}
        </Button>
      </End>
    );
  }
  const { userType, isConfirmed } = session.me;
  const home = afterSignIn(userType);
  if (!isMember(userType) && home !== 'ok') return <Navigate to={guardPaths[home]} replace />;
  return isConfirmed ? children : <Navigate to={withReturn(openMailPath, path)} replace />;
};
