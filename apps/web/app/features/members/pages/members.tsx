import { pageMeta } from '../../../lib/meta.ts';
import { DirectoryScreen } from '../components/directory-screen.tsx';
import { directoryLoader } from '../directory-loader.ts';
import { directoryMeta } from '../directory-meta.ts';
import type { Route } from './+types/members.ts';

export const meta = (args: Route.MetaArgs) => pageMeta(args, directoryMeta('members'));

const { loader, clientLoader } = directoryLoader('members');

export { clientLoader, loader };

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen audience="members" dehydrated={loaderData.dehydrated} />;
}
