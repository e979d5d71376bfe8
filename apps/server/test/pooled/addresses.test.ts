import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkAddresses } from '../../src/platform/database/check-addresses.ts';
import { connectionSettings, connectQuery } from '../../src/platform/database/connection-settings.ts';
import { createDatabase, type TestDatabase } from '../database.ts';
import { type PgBouncer, startPgBouncer } from '../pgbouncer.ts';

let database: TestDatabase;
let direct: string;
let bouncer: PgBouncer | undefined;

beforeEach(async () => {
  database = await createDatabase({ empty: true });
  direct = database.sessionUrl ?? '';
});
afterEach(async () => {
  await bouncer?.stop();
  bouncer = undefined;
  await database.drop();
});

/** Address of the database through a separate PgBouncer. */
const behind = async (
  settings: Record<string, string | number> = {},
  query: string | null = connectQuery,
): Promise<string> => {
  const program = inject('pgBouncer')?.program ?? '';
  bouncer = await startPgBouncer({ program, serverUrl: direct, settings, connectQuery: query });
  return bouncer.urlOf(new URL(direct).pathname.slice(1));
};

/** Settings with which PgBouncer accepts start-up parameters but drops them. */
const ignoring = { ignore_startup_parameters: [...Object.keys(connectionSettings), 'options'].join(',') };

describe('behind PgBouncer, the addresses of the database', () => {
  it('are right with the settings of the runbook', async () => {
    await expect(checkAddresses(await behind(), direct)).resolves.toBeUndefined();
  });

  it.each([
    ['refuses', {}],
    ['ignores', ignoring],
  ])('are refused without a direct one, where it %s start-up parameters', async (_, settings) => {
    await expect(checkAddresses(await behind(settings), null)).rejects.toThrow(
      /^DATABASE_URL is behind a transaction pool .* and DATABASE_SESSION_URL is not set/,
    );
  });

  it.each(['transaction', 'session'])(
    'are refused where the direct one leads to a pool of %ss',
    async (mode) => {
      const url = await behind({ ...ignoring, pool_mode: mode });
      await expect(checkAddresses(url, url)).rejects.toThrow(
        /^DATABASE_SESSION_URL is behind a pool as well/,
      );
    },
  );

  it('are refused where it tracks no prepared statements', async () => {
    const url = await behind({ max_prepared_statements: 0 });
    await expect(checkAddresses(url, direct)).rejects.toThrow(/does not track prepared statements/);
  });

  it('are refused where its connections have no time limits', async () => {
    const url = await behind({}, `set lock_timeout = 5000`);
    await expect(checkAddresses(url, direct)).rejects.toThrow(
      'have no idle_in_transaction_session_timeout, plan_cache_mode, statement_timeout: set connect_query',
    );
  });
});
