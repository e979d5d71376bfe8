import type { Me } from '@basoche/contract/auth/auth';
import { homePath } from '@basoche/domain/access/home-path';
import {
  bottomBar,
  type MenuBanner,
  type MenuCounts,
  type MenuEntry,
  sideMenu,
  sideMenuBanners,
} from '@basoche/domain/access/side-menu';
import { isMember } from '@basoche/domain/access/viewer';
import { profileLink } from '@basoche/domain/members/name-and-page';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { readActing } from '../lib/acting.ts';
import { openMailPath } from '../lib/open-mail-path.ts';
import { BandSpace } from './band-space.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { frames } from './content.ts';
import { menuIcons, useIsCurrent } from './member-menu.ts';
import classes from './side-navigation.module.css';
import { Identity, SideEntry, SideGroup, SideNavigation, SidePerson } from './side-navigation.tsx';

// Loaded lazily: members without a firm need neither.
const AccountMenu = lazy(() => import('./account-menu.tsx'));
const AccountBand = lazy(() => import('./account-band.tsx'));

/** Link of each banner; the one about the profile leads to the member's own profile. */
const bannerPaths: Partial<Record<MenuBanner['key'], string>> = {
  terms: '/chartes',
  subscription: '/subscription',
  verify: '/verify',
};

const Banners = ({ me }: { me: Me }) => {
  const shown = sideMenuBanners(me);
  if (me.isConfirmed && shown.length === 0) return null;
  return (
    <div className="grid gap-2 top-3">
      {!me.isConfirmed && (
        <Link to={openMailPath} className={classes.banner}>
          <strong>{frames.confirmTitle}</strong>
          <span>{frames.confirmText}</span>
        </Link>
      )}
      {shown.map(({ key, title, text }) => (
        <Link
          key={key}
          to={bannerPaths[key] ?? profileLink(me.userType, me.id) ?? '/parametres'}
          className={classes.banner}
        >
          <strong>{title}</strong>
          <span>{text}</span>
        </Link>
      ))}
    </div>
  );
};

const Entry = ({ entry, me }: { entry: MenuEntry; me: Me }) => {
  const isCurrent = useIsCurrent(me)(entry);
  return <SideEntry {...entry} icon={menuIcons[entry.key]} isCurrent={isCurrent} />;
};

interface NavigationProps {
  me: Me;
  counts: MenuCounts;
}

const Groups = ({ me, counts }: NavigationProps) => (
  <nav aria-label={frames.memberNavigation} className="grow top-2">
    {sideMenu(me, counts).map(({ title, entries }) => (
      <SideGroup key={title} title={title}>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Entry entry={entry} me={me} />
          </li>
        ))}
      </SideGroup>
    ))}
  </nav>
);

const MenuSkeleton = () => (
  <div className="grow top-2" aria-hidden="true">
    {[2, 2, 2, 3].map((entries, group) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups of a skeleton have no other identity and never move
      <div key={group} className={classes.skeletonGroup}>
        <Skeleton height={12} width="40%" />
        {Array.from({ length: entries }, (_, entry) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <Skeleton key={entry} height={18} width="75%" />
        ))}
      </div>
    ))}
  </div>
);

/** The logged-in person, with the accounts that they may act for. */
const Person = ({ me }: { me: Me }) => {
  const identity = <Identity name={me.person.name} line={me.email} />;
  return (
    <SidePerson to="/">
      {me.firms.length === 0 ? (
        identity
      ) : (
        <Suspense fallback={identity}>
          <AccountMenu me={me} />
        </Suspense>
      )}
    </SidePerson>
  );
};

const Band = ({ me }: { me: Me }) => {
  const isCurrent = useIsCurrent(me);
  const own = bottomBar(me).find(({ key }) => key === 'profile');
  return (
    <Suspense fallback={me.acting && <BandSpace />}>
      <AccountBand me={me} isOwnPage={own !== undefined && isCurrent(own)} />
    </Suspense>
  );
};

/** Link of the logotype: the member's home; the public home for staff and the partner. */
const homeOf = (me: Me | null) => ({
  path: me === null || isMember(me.userType) ? homePath(me?.acting?.role ?? null) : '/',
  label: `Basoche, ${frames.home.toLowerCase()}`,
});

/** Navigation of the logged-in area: the side menu and, on a phone, the bar at the bottom. */
export const MemberNavigation = ({ me, counts }: { me: Me | null; counts: MenuCounts }) => (
  <>
    <SideNavigation home={homeOf(me)} hasDot={me?.hasNotif ?? false}>
      {me ? (
        <>
          <Banners me={me} />
          <Groups me={me} counts={counts} />
          <Person me={me} />
        </>
      ) : (
        <MenuSkeleton />
      )}
    </SideNavigation>
    {me === null && readActing() !== null && <BandSpace />}
    {me && me.firms.length > 0 && <Band me={me} />}
    {me && <BottomBar me={me} counts={counts} />}
  </>
);
