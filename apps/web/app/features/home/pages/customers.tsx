import { endingQueries } from '../audience-loader.ts';
import { audienceMeta } from '../audience-meta.ts';
import { AudiencePage } from '../components/audience-page.tsx';
import { customers } from '../customers-content.ts';
import type { Route } from './+types/customers.ts';

export const meta = (args: Route.MetaArgs) => audienceMeta(args, customers);

const { loader, clientLoader } = endingQueries('customers');

export { clientLoader, loader };

export default function CustomersPage({ loaderData }: Route.ComponentProps) {
  return <AudiencePage audience={customers} dehydrated={loaderData.dehydrated} missions="customers" />;
}
