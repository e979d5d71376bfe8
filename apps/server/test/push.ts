import { createECDH, randomBytes } from 'node:crypto';
import { stoppableFooter } from '../src/features/notifications/wishes/service.ts';
import { hashOfSecret } from '../src/platform/secrets/secrets.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** What a browser gives once it was asked to be told; its push service is nobody's. */
export const aSubscription = (endpoint?: string) => {
  const pair = createECDH('prime256v1');
  const auth = randomBytes(16);
  return {
    endpoint: endpoint ?? `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    keys: { p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') },
  };
};

/** A browser of theirs that is told of notifications, written where the call writes. */
export const aDevice = async ({ platform }: TestApp, { id, token }: TestMember): Promise<string> => {
  const { endpoint, keys } = aSubscription();
  const { db } = platform.database;
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', hashOfSecret(token))
    .executeTakeFirstOrThrow();
  const { id: deviceId } = await db
    .insertInto('push_device')
    .values({
      member_id: id,
      session_id: session.id,
      name: 'Firefox, Linux',
      endpoint,
      endpoint_hash: hashOfSecret(endpoint),
      ...keys,
      // Of no key that the program has: nothing is ever sent to it.
      server_key: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return deviceId;
};

/** The token of the link that a mail of this kind has. */
export const aMailStopToken = async (
  { platform }: TestApp,
  { id }: TestMember,
  what: Parameters<typeof stoppableFooter>[2],
): Promise<string> => {
  const { headers } = await stoppableFooter(platform, id, what);
  return /stop\/([^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
};
