/** Requirements on the server of the database. */

/** The oldest PostgreSQL version that can run the migrations, which use MERGE with WHEN NOT MATCHED BY SOURCE. */
export const oldestPostgres = 17;

/** Every extension that the migrations create. */
export const neededExtensions = ['citext', 'fuzzystrmatch', 'pg_trgm', 'unaccent'] as const;

/** Error if this program cannot use the database. The message is for the operator. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

interface Server {
  readonly version: number;
  readonly name: string;
  /** Needed extensions that the server does not have. */
  readonly missing: readonly string[];
}

/** Reason, for the operator, why a server cannot run the migrations; null if it can. */
export const serverRefusal = (server: Server | undefined): string | null => {
  if (server === undefined) return null;
  if (server.version < oldestPostgres) {
    return `DATABASE_URL leads to PostgreSQL ${server.name}: Basoche needs PostgreSQL ${oldestPostgres} or newer.`;
  }
  if (server.missing.length > 0) {
    return `PostgreSQL has no extension ${server.missing.join(', ')}: install it on the server (Debian: the package postgresql-contrib), then start again.`;
  }
  return null;
};
