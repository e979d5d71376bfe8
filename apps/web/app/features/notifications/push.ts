/** What this browser does of Web Push. The worker is put in place when somebody turns notifications on, and goes with them. */

const worker = '/push-worker.js';

export type PushPermission = 'unsupported' | 'denied' | 'open';

export const pushPermission = (): PushPermission => {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'open';
};

/** Somebody did not let the site notify them: nothing went wrong. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}

/** What this browser is reached by; null where nothing was turned on in it. */
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

/** Asks the browser, and its push service, for an address. Rejects with `PushRefused` where its owner says no. */
export const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused();
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(publicKey);
  const kept = await pushManager.getSubscription();
  if (kept && isSame(kept.options.applicationServerKey, applicationServerKey)) return kept;
  // Of a key that the program has no more: the browser gives no other address beside it.
  await kept?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
};

/** The browser forgets its address, and the worker goes. */
export const unsubscribe = async (): Promise<void> => {
  const subscription = await ownSubscription();
  await subscription?.unsubscribe();
  const registration = await navigator.serviceWorker?.getRegistration(worker);
  await registration?.unregister();
};
