import type { TestProject } from 'vitest/node';
import { startTemplateServer } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that holds the databases of all test files. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for the whole run. Each test file copies the migrated template (database.ts). */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startTemplateServer();
  project.provide('postgresUrl', server.url);
  return server.stop;
};
