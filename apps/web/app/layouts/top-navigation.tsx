import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { frames as content, publicLinks } from './content.ts';
import classes from './top-navigation.module.css';

const Entry = ({ to, label, currentUnder }: (typeof publicLinks)[number]) => {
  const { pathname } = useLocation();
  // `currentUnder`: parts of the paths of other pages that belong to this link.
  const current = pathname.startsWith(to) || currentUnder.some((part) => pathname.includes(part));
  return (
    <Link to={to} className={classes.link} aria-current={current ? 'page' : undefined}>
      {label}
    </Link>
  );
};

/**
 * Login and registration buttons of visitors. Their paths are written out here: importing
 * `lib/login-and-registration-paths.ts` would make every public page heavier.
 */
const Account = ({ from }: { from: string }) => (
  <>
    <Button component={Link} to="/connexion" variant="subtle">
      {content.login}
    </Button>
    <Button component={Link} to={`/inscription?retour=${encodeURIComponent(from)}`}>
      {content.register}
    </Button>
  </>
);

/** Top navigation of visitors; below 930 px its links open under it. */
export const TopNavigation = () => {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes on each change of page
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to="/" className={classes.home} aria-label={`Basoche, ${content.home.toLowerCase()}`}>
          <Logo />
        </Link>
        <button
          ref={toggle}
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls="navigation"
          onClick={() => setOpen(!open)}
        >
          {open ? <IconX size={24} stroke={1.5} /> : <IconMenu2 size={24} stroke={1.5} />}
          <span>{content.menu}</span>
        </button>
        <nav
          id="navigation"
          className={classes.nav}
          data-open={open || undefined}
          aria-label={content.mainNavigation}
        >
          <div className={classes.links}>
            {publicLinks.map((link) => (
              <Entry key={link.to} {...link} />
            ))}
          </div>
          <div className={classes.account}>
            <Account from={pathname} />
          </div>
        </nav>
      </div>
    </header>
  );
};
