import { pageMeta } from '../../../lib/meta.ts';
import { JobsScreen } from '../components/jobs-screen.tsx';
import { consult } from '../content.ts';
import { feedDiscovery } from '../feeds.ts';
import { readFilters } from '../filters.ts';
import { jobsLoader } from '../list-loader.ts';
import { jobsPath } from '../views.ts';
import type { Route } from './+types/consult.ts';

export const meta = (args: Route.MetaArgs) => [
  ...pageMeta(args, {
    title: consult.meta,
    description: consult.metaText,
    path: jobsPath,
    picture: 'emplois',
    trail: [],
  }),
  feedDiscovery(readFilters(new URLSearchParams(args.location.search))),
];

const { loader, clientLoader } = jobsLoader;

export { clientLoader, loader };

export default function ConsultJobsPage({ loaderData }: Route.ComponentProps) {
  return <JobsScreen dehydrated={loaderData.dehydrated} />;
}
