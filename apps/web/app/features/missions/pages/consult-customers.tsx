import { pageMeta } from '../../../lib/meta.ts';
import { ListScreen } from '../../postings/components/list-screen.tsx';
import { listLoader } from '../../postings/list-loader.ts';
import { lists } from '../content.ts';
import { missionLists } from '../shared/list-kind.tsx';
import type { Route } from './+types/consult-customers.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: lists.customers.meta,
    description: lists.customers.metaText,
    path: '/consult/customers/missions',
    picture: 'missions',
    trail: [],
  });

const { loader, clientLoader } = listLoader(missionLists.customers);

export { clientLoader, loader };

export default function ConsultCustomersPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen kind={missionLists.customers} dehydrated={loaderData.dehydrated} />;
}
