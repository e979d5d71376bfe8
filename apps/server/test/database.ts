import { inject } from 'vitest';
import { type CopiedDatabase, copyDatabase } from './template.ts';

export type TestDatabase = CopiedDatabase;

/** A database for one test, copied from the migrated template; with `empty`, one without tables. */
export const createDatabase = (options: { empty?: boolean } = {}): Promise<TestDatabase> =>
  copyDatabase(inject('postgresUrl'), options);
