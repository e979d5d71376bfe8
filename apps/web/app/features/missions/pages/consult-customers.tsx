import { pageTitle } from '../../../lib/meta.ts';
import { MissionsScreen } from '../components/missions-screen.tsx';
import { lists } from '../content.ts';
import { missionsLoader } from '../list-loader.ts';
import type { Route } from './+types/consult-customers.ts';

export const meta = () => pageTitle(lists.customers.meta, lists.customers.metaText);

const { loader, clientLoader } = missionsLoader('customers');

export { clientLoader, loader };

export default function ConsultCustomersPage({ loaderData }: Route.ComponentProps) {
  return <MissionsScreen audience="customers" dehydrated={loaderData.dehydrated} />;
}
