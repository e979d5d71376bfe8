import { endingQueries } from '../audience-loader.ts';
import { audienceMeta } from '../audience-meta.ts';
import { AudiencePage } from '../components/audience-page.tsx';
import { independents } from '../independents-content.ts';
import type { Route } from './+types/independents.ts';

export const meta = (args: Route.MetaArgs) => audienceMeta(args, independents);

const { loader, clientLoader } = endingQueries();

export { clientLoader, loader };

export default function IndependentsPage({ loaderData }: Route.ComponentProps) {
  return <AudiencePage audience={independents} dehydrated={loaderData.dehydrated} />;
}
