import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { openLog } from '../src/platform/log.ts';
import { openDatabaseBeside } from '../src/platform/open-beside.ts';

/** `node run-sql.ts STATEMENT`, beside a running program: for what only time brings, such as a mission that has expired. */
const config = readConfig({ ...process.env, ALLOW_DEFAULTS: '1' });
const { url, close } = await openDatabaseBeside(config, openLog('warn'));
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query(process.argv[2] ?? '');
await client.end();
await close();
