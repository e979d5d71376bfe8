import { id, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { z } from '../zod.ts';

/** Notifications to a browser while no page of the site is open (Web Push, RFC 8030, 8291 and 8292). */

const pushState = z
  .object({
    /** The program's public key in base64url, with which a browser subscribes to its push service. */
    publicKey: z.string(),
    devices: z.array(
      z.object({
        id,
        /** "Firefox, Windows". */
        name: z.string(),
        createdAt: instant,
        /** True if it was turned on in the session of this call. */
        isCurrent: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PushState' });
export type PushState = z.infer<typeof pushState>;

const refusedDeviceText = 'Ce navigateur n’a pas donné d’adresse où le prévenir.';

/** A fixed number of bytes in base64url, as browsers give them. */
const bytes = (number: number) =>
  z
    .string({ error: refusedDeviceText })
    .regex(new RegExp(`^[\\w-]{${Math.ceil((number * 4) / 3)}}={0,2}$`), refusedDeviceText);

/** The format of `PushSubscription.toJSON()`. */
const subscription = z.object({
  endpoint: z.string({ error: refusedDeviceText }).min(1, refusedDeviceText).max(1_000, refusedDeviceText),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: refusedDeviceText }),
});
export type Subscription = z.output<typeof subscription>;

export const readPush = defineRoute({
  name: 'push.read',
  summary: 'Devices that receive notifications, and the key to add another',
  method: 'GET',
  path: '/notifications/push',
  access: members,
  answer: pushState,
});

export const addDevice = defineRoute({
  name: 'push.addDevice',
  summary: 'Send notifications to this browser until its session ends; answers all devices',
  method: 'POST',
  path: '/notifications/push',
  access: members,
  body: subscription,
  answer: pushState,
});

export const removeDevice = defineRoute({
  name: 'push.removeDevice',
  summary: 'Stop notifications to a device',
  method: 'DELETE',
  path: '/notifications/push/:id',
  access: members,
  problems: ['NOT_FOUND'],
});
