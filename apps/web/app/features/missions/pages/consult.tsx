import { pageTitle } from '../../../lib/meta.ts';
import { MissionsScreen } from '../components/missions-screen.tsx';
import { lists } from '../content.ts';
import { missionsLoader } from '../list-loader.ts';
import type { Route } from './+types/consult.ts';

export const meta = () => pageTitle(lists.members.meta, lists.members.metaText);

const { loader, clientLoader } = missionsLoader('members');

export { clientLoader, loader };

export default function ConsultPage({ loaderData }: Route.ComponentProps) {
  return <MissionsScreen audience="members" dehydrated={loaderData.dehydrated} />;
}
