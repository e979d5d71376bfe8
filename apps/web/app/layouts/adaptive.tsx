import { Outlet } from 'react-router';
import { Shell } from './shell.tsx';

/** Every screen but those of an office, of a login and of a single link. */
export default function AdaptiveLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
