import { pageMeta } from '../../../lib/meta.ts';
import { MissionsScreen } from '../components/missions-screen.tsx';
import { lists } from '../content.ts';
import { missionsLoader } from '../list-loader.ts';
import type { Route } from './+types/consult-customers.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: lists.customers.meta,
    description: lists.customers.metaText,
    path: '/consult/customers/missions',
    picture: 'missions',
    trail: [],
  });

const { loader, clientLoader } = missionsLoader('customers');

export { clientLoader, loader };

export default function ConsultCustomersPage({ loaderData }: Route.ComponentProps) {
  return <MissionsScreen audience="customers" dehydrated={loaderData.dehydrated} />;
}
