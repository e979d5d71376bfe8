import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { runCommand } from '../../src/features/threads/service.ts';
import { Refusal } from '../../src/platform/http/refusal.ts';
import { openLog } from '../../src/platform/observability/log.ts';
import { openPlatform } from '../../src/platform/open-platform.ts';
import { alwaysUp } from '../always-up.ts';
import type { RacerAnswer, RacerOrder } from './racers.ts';

/**
 * One process of a race, started by racers.ts: the API on its own port. Commands without a call (of the payment
 * provider and of the clock) come as messages from its parent.
 */
const config = readConfig(process.env);
const log = openLog('error');
const databaseUrl = config.databaseUrl ?? '';
const { platform } = openPlatform({ config, databaseUrl, log });
const app = await buildApp(platform, alwaysUp);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

const tell = (answer: RacerAnswer) => process.send?.(answer);

process.on('message', ({ number, by, id, command }: RacerOrder) => {
  runCommand(platform, by, id, command).then(
    () => tell({ number, code: null }),
    (error: unknown) => tell({ number, code: error instanceof Refusal ? error.code : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
tell({ address });
