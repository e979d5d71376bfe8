import { createECDH, randomBytes } from 'node:crypto';
import { stoppableFooter } from '../src/features/notifications/wishes/service.ts';
import { hashOfSecret } from '../src/platform/secrets/secrets.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** A browser's push subscription, with an address that belongs to nobody. */
export const aSubscription = (endpoint?: string) => {
  const pair = createECDH('prime256v1');
  const auth = randomBytes(16);
  return {
    endpoint: endpoint ?? `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    keys: { p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') },
  };
};

/** Adds a browser of the member that receives notifications, as the call does. */
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
      // No key of the program, so nothing is ever sent to this device.
      server_key: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return deviceId;
};

/** The token of the link in a mail of this kind. */
export const aMailStopToken = async (
  { platform }: TestApp,
  { id }: TestMember,
  what: Parameters<typeof stoppableFooter>[2],
): Promise<string> => {
  const { headers } = await stoppableFooter(platform, id, what);
  return /stop\/([^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
};
