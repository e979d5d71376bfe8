import type { TestProject } from 'vitest/node';
import { startTemplateServer } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that each file's database is on. */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run; each file copies the migrated template (database.ts). */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTemplateServer();
  project.provide('postgresUrl', server.url);
  return server.stop;
};
