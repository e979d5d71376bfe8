import { pageTitle } from '../../../lib/meta.ts';
import { JobsScreen } from '../components/jobs-screen.tsx';
import { consult } from '../content.ts';
import { feedDiscovery } from '../feeds.ts';
import { readFilters } from '../filters.ts';
import { jobsLoader } from '../list-loader.ts';
import type { Route } from './+types/consult.ts';

export const meta = ({ location }: Route.MetaArgs) => [
  ...pageTitle(consult.meta, consult.metaText),
  feedDiscovery(readFilters(new URLSearchParams(location.search))),
];

const { loader, clientLoader } = jobsLoader;

export { clientLoader, loader };

export default function ConsultJobsPage({ loaderData }: Route.ComponentProps) {
  return <JobsScreen dehydrated={loaderData.dehydrated} />;
}
