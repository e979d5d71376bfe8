import { IconLogout, IconMenu2, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useBackToClose } from '../lib/back-to-close.ts';
import { focusAfterWork } from '../lib/focus-after-work.ts';
import { useLeave } from '../lib/use-leave.ts';
import { Logo } from '../ui/logo.tsx';
import { frames } from './content.ts';
import classes from './side-navigation.module.css';
import { Waiting } from './waiting.tsx';

/** Height in pixels of the fixed foot of the menu: the member's name and the logout button. */
const footHeight = 96;

/**
 * Scrolls a menu that is longer than the window to its current entry. With `scrollIntoView`, the first Tab of
 * the page would start there, past the skip link.
 */
const showCurrent = (entry: HTMLElement): void => {
  const side = entry.closest('aside');
  if (side === null) return;
  const top = entry.offsetTop - side.scrollTop;
  if (top < 0 || top + entry.offsetHeight > side.clientHeight - footHeight)
    side.scrollTop = entry.offsetTop - side.clientHeight / 2;
};

interface EntryProps {
  path: string;
  label: string;
  icon: TablerIcon;
  isCurrent: boolean;
  hasDot?: boolean;
  count?: number;
}

export const SideEntry = ({ path, label, icon: Icon, isCurrent, hasDot, count }: EntryProps) => {
  const entry = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent && entry.current) showCurrent(entry.current);
  }, [isCurrent]);
  return (
    <Link ref={entry} to={path} className={classes.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className="grow">{label}</span>
      <Waiting hasDot={hasDot} count={count} />
    </Link>
  );
};

/** Menu entries under a title; null for the group above all others. */
export const SideGroup = ({ title, children }: { title: string | null; children: ReactNode }) => {
  const entries = <ul className="bare">{children}</ul>;
  if (title === null) return entries;
  return (
    <section aria-label={title}>
      <h2 className={classes.groupTitle}>{title}</h2>
      {entries}
    </section>
  );
};

/** Name of the logged-in person, and a line about them. */
export const Identity = ({ name, line }: { name: string; line: string }) => (
  <span className={classes.identity}>
    <strong>{name}</strong>
    <span title={line}>{line}</span>
  </span>
);

/** The logged-in person, and a logout button that leads to `to`. */
export const SidePerson = ({ to, children }: { to: string; children: ReactNode }) => {
  const leave = useLeave();
  return (
    <div className={classes.person}>
      {children}
      <button
        type="button"
        className={classes.logout}
        aria-label={frames.logout}
        title={frames.logout}
        onClick={() => void leave(to, { revoke: true })}
      >
        <IconLogout size={20} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
};

interface SideNavigationProps {
  /** Link of the logotype. */
  home: { path: string; label: string };
  hasDot?: boolean;
  children: ReactNode;
}

/** A menu beside the screen; under 720 px a panel that slides in over the page. */
export const SideNavigation = ({ home, hasDot = false, children }: SideNavigationProps) => {
  const panel = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useBackToClose(isOpen, () => panel.current?.close());
  useEffect(focusAfterWork, []);
  const open = () => {
    panel.current?.showModal();
    setOpen(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes on each change of page
  useEffect(() => panel.current?.close(), [pathname]);

  const contents = (
    <>
      <Link to={home.path} className={classes.home} aria-label={home.label}>
        <Logo />
      </Link>
      {children}
    </>
  );
  return (
    <>
      <aside className={classes.side}>{contents}</aside>
      <header className={classes.bar}>
        <Link to={home.path} className={classes.barHome} aria-label={home.label}>
          <Logo />
        </Link>
        <button type="button" className={classes.menuButton} onClick={open}>
          <IconMenu2 size={24} stroke={1.5} aria-hidden />
          <span>{frames.menu}</span>
          <Waiting hasDot={hasDot} />
        </button>
      </header>
      {/* The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it; the click is on the overlay */}
      <dialog
        ref={panel}
        className={classes.panel}
        aria-label={frames.menu}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close();
        }}
      >
        <div className={classes.panelBody}>
          <button type="button" className={classes.close} onClick={() => panel.current?.close()}>
            {frames.closeMenu}
          </button>
          {contents}
        </div>
      </dialog>
    </>
  );
};
