import { IconLock, IconShieldCheck, IconUsersGroup } from '@tabler/icons-react';
import { Link, Outlet } from 'react-router';
import { Drawing } from '../ui/drawing.tsx';
import { Logo } from '../ui/logo.tsx';
import { Ordinals } from '../ui/ordinals.tsx';
import { frames } from './content.ts';
import { Frame, Surroundings } from './frame.tsx';
import classes from './standalone.module.css';
import { welcome } from './welcome-content.ts';

const icons = { members: IconUsersGroup, verified: IconShieldCheck, private: IconLock } as const;

/** Layout of login, registration and password reset: the form, and beside it a presentation of the site. */
export default function StandaloneLayout() {
  return (
    <div className={classes.layout}>
      <Surroundings />
      <div className="row column grow lean">
        <header className={classes.header}>
          <Link to="/" aria-label={`Basoche, ${frames.home.toLowerCase()}`}>
            <Logo />
          </Link>
        </header>
        <Frame className={classes.main}>
          <Outlet />
        </Frame>
      </div>
      <aside className={classes.aside} aria-label={welcome.title}>
        <div className={classes.asideBody}>
          <Drawing name="network" large />
          <p className={classes.claim}>
            <Ordinals text={welcome.title} />
          </p>
          <ul className={classes.facts}>
            {welcome.facts.map(({ icon, title, text }) => {
              const Icon = icons[icon];
              return (
                <li key={icon}>
                  <Icon size={24} stroke={1.5} aria-hidden />
                  <span>
                    <strong>{title}</strong>
                    {text}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      </aside>
    </div>
  );
}
