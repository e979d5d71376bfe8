/**
 * Web Push in this browser. The service worker is installed when notifications are turned on, and removed
 * with them.
 */

const worker = '/push-worker.js';

export type PushPermission = 'unsupported' | 'denied' | 'open';

export const pushPermission = (): PushPermission => {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
};

/** The owner denied the permission: this is no failure. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

/** Push subscription of this browser; null if it is off. */
export const ownSubscription = async (): Promise<PushSubscription | null> => {
  if (pushPermission() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
};

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join();

/**
 * Asks the browser and its push service for a subscription. Rejects with `PushRefused` if the owner denies
 * it.
 */
export const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused();
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const subscription = await pushManager.getSubscription();
  if (subscription && isSame(subscription.options.applicationServerKey, applicationServerKey))
    return subscription;
  // A subscription with an old server key blocks a new one: remove it first.
  await subscription?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

/** Removes the subscription and the service worker. */
export const unsubscribe = async (): Promise<void> => {
  const subscription = await ownSubscription();
  await subscription?.unsubscribe();
  const registration = await navigator.serviceWorker?.getRegistration(worker);
  await registration?.unregister();
};
