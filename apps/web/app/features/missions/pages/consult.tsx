import { pageMeta } from '../../../lib/meta.ts';
import { MissionsScreen } from '../components/missions-screen.tsx';
import { lists } from '../content.ts';
import { missionsLoader } from '../list-loader.ts';
import type { Route } from './+types/consult.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: lists.members.meta,
    description: lists.members.metaText,
    path: '/consult/missions',
    picture: 'missions',
    trail: [],
  });

const { loader, clientLoader } = missionsLoader('members');

export { clientLoader, loader };

export default function ConsultPage({ loaderData }: Route.ComponentProps) {
  return <MissionsScreen audience="members" dehydrated={loaderData.dehydrated} />;
}
