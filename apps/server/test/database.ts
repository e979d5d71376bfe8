import { inject } from 'vitest';
import { type CopiedDatabase, copyDatabase } from './template.ts';

export type TestDatabase = CopiedDatabase;

/** A database of the test's own, a copy of the migrated template; `empty`, one without any table. */
export const createDatabase = (options: { empty?: boolean } = {}): Promise<TestDatabase> =>
  copyDatabase(inject('postgresUrl'), options);
