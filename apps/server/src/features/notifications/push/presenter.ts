import type { PushState } from '@basoche/contract/notifications/push';
import { addressOfNews } from '@basoche/domain/notifications/addresses';
import type { DeviceRow, PushRow } from './store.ts';

export const presentPush = (
  publicKey: string,
  devices: readonly DeviceRow[],
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

/** Payload of a push message: the notification's sentence, which names nobody, and its link. No text of messages. */
export const payloadOf = (id: string, row: PushRow): string =>
  JSON.stringify({
    id,
    title: row.title,
    path: addressOfNews({
      applicationId: row.application_id,
      missionId: row.mission_id,
      reportId: row.report_id,
      about: row.about,
    }),
  });
