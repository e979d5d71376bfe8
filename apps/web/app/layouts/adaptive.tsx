import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/** Layout of every screen except the back office, login and registration, and pages of a single link. */
export default function AdaptiveLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
