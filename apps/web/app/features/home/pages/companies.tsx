import { endingQueries } from '../audience-loader.ts';
import { audienceMeta } from '../audience-meta.ts';
import { companies } from '../companies-content.ts';
import { AudiencePage } from '../components/audience-page.tsx';
import type { Route } from './+types/companies.ts';

export const meta = (args: Route.MetaArgs) => audienceMeta(args, companies);

const { loader, clientLoader } = endingQueries();

export { clientLoader, loader };

export default function CompaniesPage({ loaderData }: Route.ComponentProps) {
  return <AudiencePage audience={companies} dehydrated={loaderData.dehydrated} />;
}
