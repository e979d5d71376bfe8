import { findProgram, runTests } from './support/beside.ts';

/**
 * `npm run test:redis`: tests about sockets, messages and rate limits with a real Valkey or Redis between the
 * processes, and tests about its failures.
 *
 * The program is `REDIS_SERVER`, or `valkey-server` or `redis-server` on the PATH. Words select other files
 * by a part of their path.
 */
const usual = [
  'test/redis/',
  'platform/realtime/',
  'platform/http/',
  'platform/redis/',
  'features/auth/',
  'features/notifications/',
  'threads/messages',
  'threads/message-',
  'threads/sockets',
  'threads/unread-digests/',
  'missions/views',
];

const program = await findProgram('REDIS_SERVER', ['valkey-server', 'redis-server']);
if (program === null) {
  console.error(
    'Valkey or Redis is missing: name its program in REDIS_SERVER, or install it (Debian: the package valkey-server or redis-server).',
  );
  process.exit(1);
}
process.env.TEST_REDIS = program;
const words = process.argv.slice(2);
await runTests('redis', ['server', 'redis'], words.length === 0 ? usual : words);
