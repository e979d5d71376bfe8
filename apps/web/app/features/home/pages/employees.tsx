import { endingQueries } from '../audience-loader.ts';
import { audienceMeta } from '../audience-meta.ts';
import { AudiencePage } from '../components/audience-page.tsx';
import { employees } from '../employees-content.ts';
import type { Route } from './+types/employees.ts';

export const meta = (args: Route.MetaArgs) => audienceMeta(args, employees);

const { loader, clientLoader } = endingQueries();

export { clientLoader, loader };

export default function EmployeesPage({ loaderData }: Route.ComponentProps) {
  return <AudiencePage audience={employees} dehydrated={loaderData.dehydrated} />;
}
