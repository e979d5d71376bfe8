import { pageMeta } from '../../../lib/meta.ts';
import { DirectoryScreen } from '../components/directory-screen.tsx';
import { directoryLoader } from '../directory-loader.ts';
import { directoryMeta } from '../directory-meta.ts';
import type { Route } from './+types/users.ts';

export const meta = (args: Route.MetaArgs) => pageMeta(args, directoryMeta('students'));

const { loader, clientLoader } = directoryLoader('students');

export { clientLoader, loader };

export default function StudentsPage({ loaderData }: Route.ComponentProps) {
  return <DirectoryScreen audience="students" dehydrated={loaderData.dehydrated} />;
}
