import { pageMeta } from '../../../lib/meta.ts';
import { ListScreen } from '../../postings/components/list-screen.tsx';
import { listLoader } from '../../postings/list-loader.ts';
import { consult } from '../content.ts';
import { feedDiscovery } from '../feeds.ts';
import { jobFilterSet } from '../shared/filters.ts';
import { jobList } from '../shared/list-kind.tsx';
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
  feedDiscovery(jobFilterSet.readFilters(new URLSearchParams(args.location.search))),
];

const { loader, clientLoader } = listLoader(jobList);

export { clientLoader, loader };

export default function ConsultJobsPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen kind={jobList} dehydrated={loaderData.dehydrated} />;
}
