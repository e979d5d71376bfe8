import type { Profile } from '@basoche/contract/members/members';
import { isMember } from '@basoche/domain/access/viewer';
import { Link, useLocation } from 'react-router';
import { loginPath, registrationPath, withReturn } from '../../../lib/login-and-registration-paths.ts';
import { useMay, useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { InviteButton } from '../../missions/shared/invite-button.tsx';
import { profileActions as content } from '../profile-actions-content.ts';
import classes from './page-header.module.css';

/** Buttons for a visitor to register or log in, and come back here. */
const Visitor = ({ name }: { name: string }) => {
  const { pathname } = useLocation();
  return (
    <>
      <Button component={Link} to={registrationPath(pathname)} fullWidth size="lg" className={classes.way}>
        {content.register(name)}
      </Button>
      <Button component={Link} to={registrationPath(pathname)} fullWidth variant="default">
        {content.invite}
      </Button>
      <Button component={Link} to={loginPath(pathname)} fullWidth variant="subtle">
        {content.login}
      </Button>
      <p className={classes.help}>{content.back}</p>
    </>
  );
};

/** Shown to a viewer of the trade who is not verified yet. */
const Unverified = () => {
  const { pathname } = useLocation();
  return (
    <>
      <Button component={Link} to={withReturn('/verify', pathname)} fullWidth>
        {content.verify}
      </Button>
      <p className={classes.help}>{content.verifyHelp}</p>
    </>
  );
};

/**
 * The viewer's actions on a member's page: propose a mission for members, register or log in for visitors;
 * nothing for the owner and staff.
 */
export const ProfileActions = ({ profile }: { profile: Profile }) => {
  const { me, state, hasToken } = useSession();
  // Customers are never asked for proofs (rules §1).
  const mayInvite = me !== null && (me.isVerified || me.userType === 'CUSTOMER');
  const name = profile.userType === 'COMPANY' ? profile.displayName : profile.firstName;
  const may = useMay();
  if (
    !may('negotiate') ||
    profile.own !== null ||
    (me !== null && (me.id === profile.id || !isMember(me.userType)))
  )
    return null;
  return (
    <div className={`grid gap-2 ${classes.ways}`}>
      {me === null && (state === 'UNKNOWN' && hasToken ? <Skeleton height={52} /> : <Visitor name={name} />)}
      {me !== null && !mayInvite && <Unverified />}
      {mayInvite && (
        <InviteButton
          memberID={profile.id}
          name={profile.displayName}
          label={content.invite}
          variant="filled"
          size="lg"
          fullWidth
        />
      )}
    </div>
  );
};
