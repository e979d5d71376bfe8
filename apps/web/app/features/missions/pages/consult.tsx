import { pageMeta } from '../../../lib/meta.ts';
import { ListScreen } from '../../postings/components/list-screen.tsx';
import { listLoader } from '../../postings/list-loader.ts';
import { lists } from '../content.ts';
import { missionLists } from '../shared/list-kind.tsx';
import type { Route } from './+types/consult.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: lists.members.meta,
    description: lists.members.metaText,
    path: '/consult/missions',
    picture: 'missions',
    trail: [],
  });

const { loader, clientLoader } = listLoader(missionLists.members);

export { clientLoader, loader };

export default function ConsultPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen kind={missionLists.members} dehydrated={loaderData.dehydrated} />;
}
