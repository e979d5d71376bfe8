import { endingQueries } from '../audience-loader.ts';
import { audienceMeta } from '../audience-meta.ts';
import { AudiencePage } from '../components/audience-page.tsx';
import { students } from '../students-content.ts';
import type { Route } from './+types/students.ts';

export const meta = (args: Route.MetaArgs) => audienceMeta(args, students);

const { loader, clientLoader } = endingQueries();

export { clientLoader, loader };

export default function StudentsPage({ loaderData }: Route.ComponentProps) {
  return <AudiencePage audience={students} dehydrated={loaderData.dehydrated} />;
}
