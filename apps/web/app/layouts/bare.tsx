import { Link, Outlet } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import { frames } from './content.ts';
import { Frame, Surroundings } from './frame.tsx';
import classes from './layouts.module.css';

/** Layout of the under-construction page and of the account confirmation: only the logotype. */
export default function BareLayout() {
  return (
    <div className={classes.bare}>
      <Surroundings />
      <header className={classes.bareHeader}>
        <Link to="/" aria-label={`Basoche, ${frames.home.toLowerCase()}`}>
          <Logo />
        </Link>
      </header>
      <Frame className={classes.bareMain}>
        <Outlet />
      </Frame>
    </div>
  );
}
