import type { Page, Worker } from '@playwright/test';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';

/** Notification channels, chosen in the settings, from a mail, and on a device. */

const settings = '/parametres/notifications';
const box = (page: Page, topic: string, channel: string) =>
  page.getByRole('checkbox', { name: `${topic}\u202f: ${channel}` });

test('a member chooses in the settings and from a mail, and is told by no other way', async ({
  open,
  product,
}) => {
  const creator = await makeMember(product, 'company', 'Cabinet Arnoux');
  const candidate = await makeMember(product, 'employee', 'Irène Valois');
  const mission = await makeMission(product, creator, 'Relire des statuts');
  const page = await open({ as: candidate });
  await page.goto(settings);
  await expect(box(page, 'Messages', 'Mail aussitôt')).toBeChecked();
  await expect(box(page, 'Fonds et factures', 'Mail aussitôt')).toHaveCount(0);
  await expect(page.getByText(/il s’agit de votre argent/)).toBeVisible();

  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/notifications/wishes') && answer.request().method() === 'PUT',
  );
  await box(page, 'Prix', 'À l’écran').uncheck();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(box(page, 'Prix', 'À l’écran')).not.toBeChecked();

  // A choice that could not be saved is reset, with an error.
  await page.context().setOffline(true);
  await box(page, 'Recommandations', 'Mail aussitôt').click();
  await expect(page.getByText(/Ce choix n’a pas été enregistré/)).toBeVisible();
  await expect(box(page, 'Recommandations', 'Mail aussitôt')).toBeChecked();
  await page.context().setOffline(false);

  const thread = await applyToMission(product, candidate, mission, 600);
  const refuse = () =>
    call(product, 'POST', `/messagerie/action/price/refuse/${thread}`, { token: creator.token, body: {} });
  await refuse();
  const letter = await product.mailbox.next(candidate.email, 'Votre prix n’est pas retenu');
  await page.goto('/notifications');
  await expect(page.getByText('Vous êtes à jour')).toBeVisible();

  // The reader of the mail may not be logged in.
  const reader = await open();
  await reader.goto(letter.links.find((one) => one.includes('/mails/arret/')) ?? '');
  await reader.getByRole('button', { name: 'Ne plus recevoir ces mails' }).click();
  await expect(reader.getByRole('heading', { name: 'C’est noté' })).toBeVisible();
  await expect(reader.getByText(/«\u00a0Prix\u00a0»/)).toBeVisible();

  await page.goto(settings);
  await expect(box(page, 'Prix', 'Mail aussitôt')).not.toBeChecked();
  await expect(box(page, 'Candidatures', 'Mail aussitôt')).toBeChecked();
});

/**
 * Replaces what a headless browser lacks: the permission prompt and the push subscription, with an address that is
 * never contacted.
 */
const withPushService = (page: Page) =>
  page.addInitScript(() => {
    let kept: PushSubscription | null = null;
    const p256dh = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => {
      const given = {
        options: { applicationServerKey: null },
        toJSON: () => ({
          endpoint: 'https://fcm.googleapis.com/fcm/send/journey',
          keys: { p256dh, auth: 'tBHItJI5svbpez7KI4CCXg' },
        }),
        unsubscribe: async () => {
          kept = null;
          return true;
        },
      };
      kept = given as unknown as PushSubscription;
      return kept;
    };
    PushManager.prototype.getSubscription = async () => kept;
  });

/** Records the worker's notifications and opened windows instead of showing them. */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as ServiceWorkerScope;
    scope.done = [];
    scope.registration.showNotification = async (title, options) => {
      scope.done.push([title, options.body, options.tag, options.data.path]);
    };
    scope.clients.openWindow = async (address) => {
      scope.done.push(['opened', address]);
    };
  });

interface ServiceWorkerScope {
  done: unknown[];
  registration: {
    showNotification(
      title: string,
      options: { body: string; tag: string; data: { path: string } },
    ): Promise<void>;
  };
  clients: { openWindow(address: string): Promise<void> };
}

/** Sends a browser event with its data to the worker. */
const happen = (worker: Worker, event: 'push' | 'notificationclick', carried: unknown) =>
  worker.evaluate(
    ([name, value]) => {
      const happened = new Event(name);
      const waits: Promise<unknown>[] = [];
      const given =
        name === 'push'
          ? { data: { json: () => JSON.parse(String(value)) } }
          : { notification: { close: () => undefined, data: value } };
      Object.assign(happened, { waitUntil: (work: Promise<unknown>) => waits.push(work), ...given });
      globalThis.dispatchEvent(happened);
      return Promise.all(waits).then(() => (globalThis as unknown as ServiceWorkerScope).done);
    },
    [event, carried] as const,
  );

test('a device is turned on and off, and its worker shows what it is told', async ({ open, product }) => {
  const member = await makeMember(product, 'employee', 'Basile Ferrand');
  const refusing = await open({ as: member });
  await refusing.goto(settings);
  await expect(refusing.getByText('Les notifications sont bloquées pour ce site')).toBeVisible();

  const page = await open({ as: member, viewport: { width: 390, height: 844 } });
  await withPushService(page);
  await page.goto(settings);
  await expect(page.getByText('Cet appareil ne vous prévient pas.')).toBeVisible();
  const started = page.context().waitForEvent('serviceworker');
  await page.getByRole('button', { name: 'Activer sur cet appareil' }).click();
  const worker = await started;
  await expect(page.getByText('Cet appareil vous prévient.')).toBeVisible();
  await expect(page.getByText('Chrome, Linux')).toBeVisible();

  await watch(worker);
  const news = { id: 'une', title: 'Votre proposition de prix est acceptée.', path: '/messages/1' };
  await happen(worker, 'push', JSON.stringify(news));
  await happen(worker, 'push', JSON.stringify({ id: 'autre', title: 'Ailleurs.', path: '//exemple.fr' }));
  await happen(worker, 'push', 'illisible');
  expect(await happen(worker, 'notificationclick', { path: '/messages/1' })).toEqual([
    ['Basoche', news.title, 'une', '/messages/1'],
    ['Basoche', 'Ailleurs.', 'autre', '/notifications'],
    ['Basoche', 'Une notification vous attend.', 'basoche', '/notifications'],
    ['opened', `${product.url}/messages/1`],
  ]);
  // This tab shows the same address, and might act for a firm.
  const done = await happen(worker, 'notificationclick', { path: settings });
  expect(done.at(-1)).toEqual(['opened', product.url + settings]);

  await page.getByRole('button', { name: 'Désactiver sur cet appareil' }).click();
  await expect(page.getByText('Cet appareil ne vous prévient pas.')).toBeVisible();
  await expect(page.getByText('Chrome, Linux')).toBeHidden();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
