import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/** Layout of every screen except those of an office, of login and of a single link. */
export default function AdaptiveLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
