import type { PushState, Subscription } from '@basoche/contract/notifications/push';
import { devicesOfMember } from '@basoche/domain/limits';
import { pathOfNotification, titleFor } from '@basoche/domain/notifications/addresses';
import { deviceName } from '@basoche/domain/notifications/device-name';
import { isAboutHearing, topicOf } from '@basoche/domain/notifications/keys';
import { isPushEndpoint } from '@basoche/domain/notifications/push-services';
import { channelsOf } from '@basoche/domain/notifications/wishes';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isBrowserKey, newPushKeys, type PushKeys } from '../../../platform/push/keys.ts';
import { sendPush } from '../../../platform/push/push.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import type { QueueJobs } from '../../../platform/queue/queue-jobs.ts';
import { reseal } from '../../../platform/secrets/resealing.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { wishesOf } from '../wishes/service.ts';
import * as store from './store.ts';

/** Push notifications to browsers without an open page: on devices where the member enabled them, until the session ends. */

const presentPush = (
  publicKey: string,
  devices: readonly store.DeviceRow[],
  sessionId: string,
): PushState => ({
  publicKey,
  devices: devices.map(({ id, session_id, name, created_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    isCurrent: session_id === sessionId,
  })),
});

/**
 * Payload of a push message: the firm that it is for, the notification's sentence, which names nobody, and
 * its link; no text of messages.
 */
const payloadOf = (id: string, row: store.PushRow): string =>
  JSON.stringify({
    id,
    title: titleFor(row.title, row.firm),
    path: pathOfNotification({
      applicationId: row.application_id,
      missionId: row.mission_id,
      isHearing: isAboutHearing(row.key),
      reportId: row.report_id,
      about: row.about,
      firmId: row.firm_id,
    }),
  });

const keyName = 'push key';

/**
 * Public key of the configured key pair, otherwise of the stored one; creates and stores a pair at first use.
 */
const ensurePublicKey = async ({ config, database, sealing }: Platform): Promise<string> => {
  if (config.push.keys !== null) return config.push.keys.publicKey;
  const keyRow = await store.findKey(database.db);
  if (keyRow !== undefined) return keyRow.public_key;
  const { publicKey, privateKey } = newPushKeys();
  const sealed_private_key = await sealing.seal(privateKey, keyName);
  await store.insertKey(database.db, { public_key: publicKey, sealed_private_key });
  return (await store.findKey(database.db))?.public_key ?? publicKey;
};

const keysOf = async ({ config, database, sealing }: Platform): Promise<PushKeys | null> => {
  if (config.push.keys !== null) return config.push.keys;
  const keyRow = await store.findKey(database.db);
  if (keyRow === undefined) return null;
  return {
    publicKey: keyRow.public_key,
    privateKey: await sealing.unseal(keyRow.sealed_private_key, keyName),
  };
};

/** Reseals the private key under the current key; returns how many were sealed under another: one, or none. */
export const resealPushKey = (platform: Platform): Promise<number> =>
  reseal(platform, {
    // There is at most one key, and it belongs to no member.
    idsAfter: async (_db, after) => (after === null ? [keyName] : []),
    lock: store.lockSealedKey,
    set: (trx, _id, sealed) => store.setSealedKey(trx, sealed),
    about: () => keyName,
  });

export const stateOf = async (platform: Platform, viewer: PersonViewer): Promise<PushState> => {
  const serverKey = await ensurePublicKey(platform);
  const now = platform.clock.now();
  const devices = await store.devicesOf(platform.database.db, { memberId: viewer.memberId, serverKey, now });
  return presentPush(serverKey, devices, viewer.sessionId);
};

const refuseDevice = (path: string, message: string): never => {
  throw new Refusal('INVALID_INPUT', { errors: [{ path, message }] });
};

export const addDevice = async (
  platform: Platform,
  viewer: PersonViewer,
  { endpoint, keys, userAgent }: Subscription & { readonly userAgent: string },
): Promise<PushState> => {
  if (!isPushEndpoint(endpoint, platform.config.push.alsoFrom)) {
    refuseDevice('endpoint', 'Le service de notification de ce navigateur n’est pas pris en charge.');
  }
  if (!isBrowserKey(keys.p256dh)) refuseDevice('keys.p256dh', 'La clé de ce navigateur n’est pas valable.');
  const server_key = await ensurePublicKey(platform);
  await platform.database.transaction(async (trx) => {
    await lockMember(trx, viewer.memberId, { alone: true });
    await store.saveDevice(trx, {
      member_id: viewer.memberId,
      session_id: viewer.sessionId,
      name: deviceName(userAgent),
      endpoint,
      endpoint_hash: hashOfSecret(endpoint),
      ...keys,
      server_key,
      created_at: platform.clock.now(),
    });
    await store.deleteOldest(trx, viewer.memberId, devicesOfMember);
  });
  return stateOf(platform, viewer);
};

export const removeDevice = async (
  { database }: Platform,
  viewer: PersonViewer,
  id: string,
): Promise<void> => {
  if (!(await store.remove(database.db, viewer.memberId, id))) refuse('NOT_FOUND');
};

/**
 * Delay in milliseconds before a push about messages, so that a member with the thread open has read them
 * before it is sent.
 */
const messagePauseMs = 10_000;
const tries = 8;

interface NewNotification {
  readonly id: string;
  readonly member_id: string;
  readonly key: string;
}

/** Queues a push of these notifications to each device whose owner wants it, one job per device. */
export const planPushes = async (
  { database, clock }: Platform,
  notifications: readonly NewNotification[],
): Promise<void> => {
  if (notifications.length === 0) return;
  const owners = [...new Set(notifications.map(({ member_id }) => member_id))];
  const devices = await store.devicesToPush(database.db, owners);
  if (devices.length === 0) return;
  const messagesAt = new Date(clock.now().getTime() + messagePauseMs);
  await database.transaction(async (trx) => {
    for (const notification of notifications) {
      const ownerDevices = devices.filter(({ member_id }) => member_id === notification.member_id);
      if (ownerDevices.length === 0) continue;
      const topic = topicOf(notification.key);
      if (!channelsOf(topic, await wishesOf(trx, notification.member_id)).push) continue;
      for (const { id: deviceId } of ownerDevices) {
        await addJob(
          trx,
          'notifications.push',
          { notificationId: notification.id, deviceId },
          {
            jobKey: `notifications.push:${notification.id}:${deviceId}`,
            maxAttempts: tries,
            ...(topic === 'messages' ? { runAt: messagesAt } : {}),
          },
        );
      }
    }
  });
};

/** Sends a notification to a device, unless it has been read. A retry replaces the first one on the screen. */
export const send = async (
  platform: Platform,
  { notificationId, deviceId }: QueueJobs['notifications.push'],
): Promise<void> => {
  const { config, database, clock } = platform;
  const row = await store.findPush(database.db, { notificationId, deviceId, now: clock.now() });
  if (row === undefined) return;
  const keys = await keysOf(platform);
  const isStillValid =
    row.server_key === keys?.publicKey && isPushEndpoint(row.endpoint, config.push.alsoFrom);
  const outcome =
    keys !== null && isStillValid
      ? await sendPush(config, {
          to: row,
          keys,
          payload: payloadOf(notificationId, row),
          collapseKey: notificationId.replaceAll('-', ''),
        })
      : 'gone';
  if (outcome === 'gone') await store.removeGone(database.db, deviceId, row.endpoint);
};
