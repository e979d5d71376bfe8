import type { Me } from '@basoche/contract/auth';
import { type MenuBanner, type MenuEntry, sideMenu, sideMenuBanners } from '@basoche/domain/access/side-menu';
import { canonicalProfilePage, profileLink } from '@basoche/domain/members/identity';
import { Skeleton } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { openMailPath } from '../lib/open-mail-path.ts';
import { frames } from './content.ts';
import { menuIcons } from './member-menu.ts';
import classes from './side-navigation.module.css';
import { SideEntry, SideGroup, SideNavigation, SidePerson } from './side-navigation.tsx';

/** Where a banner leads; the one about the profile leads to one's own. */
const bannerPaths: Partial<Record<MenuBanner['key'], string>> = {
  terms: '/chartes',
  subscription: '/subscription',
  verify: '/verify',
};

const Banners = ({ me }: { me: Me }) => {
  const shown = sideMenuBanners(me);
  if (me.isConfirmed && shown.length === 0) return null;
  return (
    <div className={classes.banners}>
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

/** Screens that stand under an entry although their address does not: a person's page is one of them. */
const alsoUnder = ({ userType, id }: Me): Partial<Record<MenuEntry['key'], string | null>> => ({
  missions: '/consult/customers/missions',
  profile: canonicalProfilePage(userType, id),
});

const Entry = ({ entry: { key, path, label, hasDot }, me }: { entry: MenuEntry; me: Me }) => {
  const { pathname } = useLocation();
  const isCurrent = [path, alsoUnder(me)[key] ?? undefined].some(
    (one) => one !== undefined && (pathname === one || pathname.startsWith(`${one}/`)),
  );
  return <SideEntry path={path} label={label} icon={menuIcons[key]} isCurrent={isCurrent} hasDot={hasDot} />;
};

const Groups = ({ me }: { me: Me }) => (
  <nav aria-label={frames.memberNavigation} className={classes.groups}>
    {sideMenu(me).map(({ title, entries }) => (
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
  <div className={classes.groups} aria-hidden="true">
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

const home = { path: '/', label: `Basoche, ${frames.home.toLowerCase()}` };

/** The side menu of the logged-in area. */
export const MemberNavigation = ({ me }: { me: Me | null }) => (
  <SideNavigation home={home} hasDot={me?.hasNotif ?? false}>
    {me ? (
      <>
        <Banners me={me} />
        <Groups me={me} />
        <SidePerson name={me.displayName} email={me.email} to="/" />
      </>
    ) : (
      <MenuSkeleton />
    )}
  </SideNavigation>
);
