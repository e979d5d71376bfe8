import type { Me } from '@basoche/contract/auth/auth';
import { isMember } from '@basoche/domain/access/viewer';
import { Link, Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session.tsx';
import { Logo } from '../ui/logo.tsx';
import { Frame, Surroundings } from './frame.tsx';
import layouts from './layouts.module.css';
import classes from './office.module.css';
import { type OfficeGroup, office, partnerMenu, staffMenu } from './office-content.ts';
import { Identity, SideEntry, SideGroup, SideNavigation, SidePerson } from './side-navigation.tsx';

/** Link with the longest path that the current path belongs to. */
const currentOf = (groups: readonly OfficeGroup[], pathname: string): string | undefined =>
  groups
    .flatMap(({ links }) => links.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];

const menuOf = ({ userType, staffRole, readsHearings }: Me): readonly OfficeGroup[] => {
  if (userType === 'PARTNER') return partnerMenu;
  return staffRole === null ? [] : staffMenu(staffRole, { hearings: readsHearings === true });
};

const Menu = ({ me }: { me: Me }) => {
  const { pathname } = useLocation();
  const groups = menuOf(me);
  const current = currentOf(groups, pathname);
  const space = me.userType === 'PARTNER' ? office.partner : office.staff;
  const home = groups[0]?.links[0]?.to ?? '/admin';
  return (
    <SideNavigation home={{ path: home, label: `Basoche, ${space.toLowerCase()}` }}>
      <p className={classes.space}>{space}</p>
      <nav aria-label={office.navigation} className="grow">
        {groups.map(({ title, links }) => (
          <SideGroup key={title} title={title}>
            {links.map(({ to, label, icon }) => (
              <li key={to}>
                <SideEntry path={to} label={label} icon={icon} isCurrent={to === current} />
              </li>
            ))}
          </SideGroup>
        ))}
      </nav>
      <SidePerson to="/connexion">
        <Identity name={me.displayName} line={me.email} />
      </SidePerson>
    </SideNavigation>
  );
};

/** Layout of staff and of the partner: their menu, without a member's navigation. */
export default function OfficeLayout() {
  const { me } = useSession();
  const user = me && !isMember(me.userType) && me.secondFactor === 'passed' ? me : null;
  return (
    <div className={layouts.adaptive} data-member={user ? true : undefined}>
      <Surroundings />
      {user ? (
        <Menu me={user} />
      ) : (
        <header className={classes.header}>
          <Link to="/" aria-label="Basoche">
            <Logo />
          </Link>
        </header>
      )}
      <Frame className={layouts.main}>
        <Outlet />
      </Frame>
    </div>
  );
}
