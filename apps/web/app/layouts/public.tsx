import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { Frame, Surroundings } from './frame.tsx';
import classes from './layouts.module.css';
import { TopNavigation } from './top-navigation.tsx';

/** Home, the audience pages, the terms, the directory. */
export default function PublicLayout() {
  return (
    <div className={classes.column}>
      <Surroundings />
      <TopNavigation />
      <Frame className={classes.main}>
        <Outlet />
      </Frame>
      <Footer />
    </div>
  );
}
