import type { Me } from '@basoche/contract/auth';
import { type MenuEntry, sideMenu, sideMenuBanners } from '@basoche/domain/access/side-menu';
import { profileLink } from '@basoche/domain/members/identity';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useLeave } from '../lib/use-leave.ts';
import { Logo } from '../ui/logo.tsx';
import { frames } from './content.ts';
import { menuIcons } from './member-menu.ts';
import classes from './member-navigation.module.css';

const Banners = ({ me }: { me: Me }) => {
  // Before the address is confirmed nothing else can be done: that is the only thing asked for.
  const shown = me.isConfirmed ? sideMenuBanners(me) : [];
  if (me.isConfirmed && shown.length === 0) return null;
  return (
    <div className={classes.banners}>
      {!me.isConfirmed && (
        <div className={classes.banner}>
          <strong>{frames.confirmTitle}</strong>
          <span>{frames.confirmText}</span>
        </div>
      )}
      {shown.map(({ key, title, text }) => (
        <Link
          key={key}
          to={key === 'verify' ? '/verify' : (profileLink(me.userType, me.id) ?? '/parametres')}
          className={classes.banner}
        >
          <strong>{title}</strong>
          <span>{text}</span>
        </Link>
      ))}
    </div>
  );
};

/** Screens that stand under an entry although their address does not. */
const alsoUnder: Partial<Record<MenuEntry['key'], string>> = { missions: '/consult/customers/missions' };

const Entry = ({ entry: { key, path, label, hasDot } }: { entry: MenuEntry }) => {
  const { pathname } = useLocation();
  const Icon = menuIcons[key];
  const isCurrent = [path, alsoUnder[key]].some(
    (one) => one !== undefined && (pathname === one || pathname.startsWith(`${one}/`)),
  );
  return (
    <Link to={path} className={classes.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span>{label}</span>
      {hasDot && (
        <span className={classes.dot}>
          <VisuallyHidden>{frames.unread}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
};

const Groups = ({ me }: { me: Me }) => (
  <nav aria-label={frames.memberNavigation} className={classes.groups}>
    {sideMenu(me).map(({ title, entries }) => (
      <section key={title} aria-label={title}>
        <h2 className={classes.groupTitle}>{title}</h2>
        <ul className={classes.entries}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);

const Person = ({ me }: { me: Me }) => {
  const leave = useLeave();
  return (
    <div className={classes.person}>
      <div className={classes.identity}>
        <strong>{me.displayName}</strong>
        <span>{me.email}</span>
      </div>
      <button
        type="button"
        className={classes.logout}
        aria-label={frames.logout}
        title={frames.logout}
        onClick={() => void leave('/', { revoke: true })}
      >
        <IconLogout size={20} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
};

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

const Contents = ({ me }: { me: Me | null }) => (
  <>
    <Link to="/" className={classes.home} aria-label={`Basoche, ${frames.home.toLowerCase()}`}>
      <Logo />
    </Link>
    {me ? (
      <>
        <Banners me={me} />
        <Groups me={me} />
        <Person me={me} />
      </>
    ) : (
      <MenuSkeleton />
    )}
  </>
);

/** The side menu of the logged-in area; under 720 px a panel that slides in over the page. */
export const MemberNavigation = ({ me }: { me: Me | null }) => {
  const panel = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes on each change of page
  useEffect(() => panel.current?.close(), [pathname]);

  return (
    <>
      <aside className={classes.side}>
        <Contents me={me} />
      </aside>
      <header className={classes.bar}>
        <button type="button" className={classes.menuButton} onClick={() => panel.current?.showModal()}>
          <IconMenu2 size={24} stroke={1.5} aria-hidden />
          <span>{frames.menu}</span>
          {me?.hasNotif && (
            <span className={classes.dot}>
              <VisuallyHidden>{frames.unread}</VisuallyHidden>
            </span>
          )}
        </button>
        <Link to="/" className={classes.barHome} aria-label={`Basoche, ${frames.home.toLowerCase()}`}>
          <Logo />
        </Link>
      </header>
      {/* The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it; the click is on the overlay */}
      <dialog
        ref={panel}
        className={classes.panel}
        aria-label={frames.menu}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className={classes.panelBody}>
          <button type="button" className={classes.close} onClick={() => panel.current?.close()}>
            {frames.closeMenu}
          </button>
          <Contents me={me} />
        </div>
      </dialog>
    </>
  );
};
