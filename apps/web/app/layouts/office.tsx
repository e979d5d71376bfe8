import { isMember } from '@basoche/domain/access/viewer';
import { ActionIcon } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link, NavLink, Outlet } from 'react-router';
import { useSession } from '../lib/session.tsx';
import { useLeave } from '../lib/use-leave.ts';
import { Logo } from '../ui/logo.tsx';
import { frames, office } from './content.ts';
import { Frame, Surroundings } from './frame.tsx';
import classes from './office.module.css';

const Person = ({ name }: { name: string }) => {
  const leave = useLeave();
  return (
    <div className={classes.person}>
      <span className={classes.name}>{name}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={frames.logout}
        title={frames.logout}
        onClick={() => void leave('/connexion', { revoke: true })}
      >
        <IconLogout size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};

/** Around the screens of staff and of the partner: where one is, and nothing of a member's. */
export default function OfficeLayout() {
  const { me } = useSession();
  const known = me && !isMember(me.userType) && me.secondFactor === 'passed' ? me : null;
  const links = known?.userType === 'PARTNER' ? office.partnerLinks : office.staffLinks;
  return (
    <div className={classes.layout}>
      <Surroundings />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to={links[0].to} className={classes.home}>
            <Logo />
            <span className={classes.space}>
              {known?.userType === 'PARTNER' ? office.partner : office.staff}
            </span>
          </Link>
          {known && <Person name={known.displayName} />}
          {known && known.staffRole !== 'editor' && (
            <nav aria-label={frames.mainNavigation} className={classes.links}>
              {links.map(({ to, label }) => (
                <NavLink key={to} to={to} end className={classes.link ?? ''}>
                  {label}
                </NavLink>
              ))}
            </nav>
          )}
        </div>
      </header>
      <Frame className={classes.main}>
        <Outlet />
      </Frame>
    </div>
  );
}
