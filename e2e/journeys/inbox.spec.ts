import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { button, conversation, nextStep } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The inbox by turn, beside a thread on a desk; and a thread in little space. */

const column = (page: Page): Locator => page.getByRole('region', { name: 'Conversations' });
const turn = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Conversations selon qui doit agir' }).getByRole('link', { name });

test('a company answers its candidates from thread to thread, the list beside them', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Maison Delcourt');
  const title = 'Relecture de baux commerciaux';
  const mission = await makeMission(product, company, title);
  const camille = await makeMember(product, 'employee', 'Camille Aubry');
  const nadia = await makeMember(product, 'employee', 'Nadia Benali');
  const thread = await applyToMission(product, camille, mission, 780);
  const refused = await applyToMission(product, nadia, mission, 900);
  await call(product, 'POST', `/messagerie/action/price/refuse/${refused}`, { token: company.token });

  const page = await open({ as: company });
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messagerie' })).toBeVisible();
  await expect(turn(page, /^À moi 1/)).toHaveAttribute('aria-current', 'page');
  const row = column(page).getByRole('link', { name: /Camille Aubry/ });
  await expect(row).toContainText('À vous de répondre au prix · 780\u00a0€\u00a0HT');
  await expect(column(page).getByRole('link', { name: title })).toBeVisible();
  await expect(column(page).getByText('Nadia Benali')).toHaveCount(0);
  await expectAccessible(page, 'the inbox on a desk');

  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Camille Aubry' })).toBeVisible();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'a thread beside the inbox');

  await turn(page, /^En cours 1/).click();
  const other = column(page).getByRole('link', { name: /Nadia Benali/ });
  await expect(other).toContainText('Nouveau prix attendu');
  await expect(page.getByRole('heading', { level: 1, name: 'Camille Aubry' })).toBeVisible();
  await other.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nadia Benali' })).toBeVisible();
  await expect(turn(page, /^En cours 1/)).toHaveAttribute('aria-current', 'page');

  await turn(page, /^À moi 1/).click();
  await row.click();
  await button(page, 'Accepter le prix').click();
  await expect(row).toContainText('À vous de choisir le mode');

  await test.step('a message is counted in the title of the tab, until it is read', async () => {
    for (const { token } of [company, nadia]) {
      await call(product, 'POST', `/messagerie/mission/ndaConsent/${refused}`, { token });
    }
    await expect(page).toHaveTitle(/^Camille Aubry/);
    const body = { content: 'Puis-je proposer 850 € ?', clientId: 'message-of-nadia' };
    await call(product, 'POST', `/messagerie/${refused}`, { token: nadia.token, body });
    await expect(page).toHaveTitle(/^\(1\) Camille Aubry/);
    await turn(page, /^En cours 1 \(dont 1 à lire\)$/).click();
    await expect(other).toContainText('1 message non lu');
    await other.click();
    await expect(page).toHaveTitle(/^Nadia Benali/);
    await expect(other).not.toContainText('non lu');
    await page.getByRole('textbox', { name: 'Votre message' }).fill('Oui, 850 € conviennent.');
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(other).toContainText('Vous\u202f: Oui, 850 € conviennent.');
  });

  await test.step('opened by its address alone, a thread stands in its own list, which another list replaces', async () => {
    await page.goto(`/messages/${refused}`);
    await expect(turn(page, /^En cours 1/)).toHaveAttribute('aria-current', 'page');
    await expect(other).toHaveAttribute('aria-current', 'page');
    await column(page)
      .getByRole('tab', { name: /^Offres/ })
      .click();
    await expect(other).toHaveCount(0);
    await column(page)
      .getByRole('tab', { name: /^Missions/ })
      .click();
    await expect(turn(page, /^À moi 1/)).toHaveAttribute('aria-current', 'page');
    await expect(row).toBeVisible();
  });

  await test.step('on a phone the list and the thread are one at a time, and one comes back to the list', async () => {
    const phone = await open({ as: company, viewport: windowSizes.phone });
    await phone.goto('/messages?tour=en-cours');
    await expect(phone.getByRole('link', { name: title })).toBeVisible();
    await expect(phone.getByRole('link', { name: /Nadia Benali/ })).toContainText(
      'Vous\u202f: Oui, 850 € conviennent.',
    );
    await phone.goto('/messages');
    await phone.getByRole('link', { name: /Camille Aubry/ }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Camille Aubry' })).toBeVisible();
    await expect(phone.getByRole('link', { name: /À vous de répondre au prix/ })).toHaveCount(0);
    await phone.getByRole('link', { name: 'Retour à la messagerie' }).click();
    await expect(turn(phone, /^À moi/)).toHaveAttribute('aria-current', 'page');
    await turn(phone, /^Terminées 0/).click();
    await expect(phone.getByText('Aucune conversation terminée')).toBeVisible();
    await expectAccessible(phone, 'an empty list of the inbox');
  });

  expect(thread).not.toBe(refused);
});

test('a page reads each thing once, and again what changed before it was connected', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Cabinet Roumier');
  const jurist = await makeMember(product, 'employee', 'Inès Carlier');
  const mission = await makeMission(product, company, 'Note sur un bail rural');
  const page = await open({ as: company });

  await test.step('each once', async () => {
    const reads: string[] = [];
    const connections = new Set<string>();
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) reads.push(request.url());
    });
    page.on('websocket', (socket) => socket.on('framereceived', () => connections.add(page.url())));
    // Making the company itself was an event of a few seconds ago.
    await expect(async () => {
      reads.length = 0;
      connections.clear();
      await visit(page, { path: '/messages' });
      await expect.poll(() => connections.size).toBe(1);
      await page.waitForLoadState('networkidle');
      expect(reads).not.toEqual([]);
      expect(reads.filter((url, place) => reads.indexOf(url) !== place)).toEqual([]);
    }).toPass();
  });

  await test.step('an application that came between the reading and the connection', async () => {
    const opening = Promise.withResolvers<void>();
    const applied = Promise.withResolvers<void>();
    await page.routeWebSocket('**/socket.io/**', async (socket) => {
      opening.resolve();
      await applied.promise;
      socket.connectToServer();
    });
    await visit(page, { path: '/messages' });
    await opening.promise;
    await applyToMission(product, jurist, mission, 640);
    applied.resolve();
    await expect(turn(page, /^À moi 1/)).toBeVisible();
  });
});

test('where there is little room, three messages and the composer stay on the screen', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Maison Delcourt');
  const jurist = await makeMember(product, 'employee', 'Camille Aubry');
  const mission = await makeMission(product, company, 'Relecture de baux commerciaux');
  const thread = await applyToMission(product, jurist, mission, 700);
  for (const { token } of [company, jurist]) {
    await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token });
  }
  for (let number = 1; number <= 8; number += 1) {
    const { token } = number % 2 === 0 ? company : jurist;
    const body = { content: `Message numéro ${number}.`, clientId: `message-${number}-court` };
    await call(product, 'POST', `/messagerie/${thread}`, { token, body });
  }
  const page = await open({ as: company, viewport: windowSizes.phone });
  await page.goto(`/messages/${thread}`);
  const field = page.getByRole('textbox', { name: 'Votre message' });
  await expect(button(page, 'Accepter le prix')).toBeVisible();
  const subject = page.getByRole('main').locator('header').getByText('Relecture de baux commerciaux');
  await expect(subject).toBeInViewport({ ratio: 1 });

  // A phone with its keyboard open, a desk at double zoom, a phone in landscape.
  for (const [width, height] of [
    [390, 480],
    [720, 450],
    [844, 390],
  ] as const) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await field.focus();
    await expect(button(page, 'Accepter le prix'), size).toBeHidden();
    await expect(field, size).toBeInViewport({ ratio: 1 });
    expect((await subject.boundingBox())?.width, `the title at ${size}`).toBeGreaterThan(60);
    for (const number of [6, 7, 8]) {
      const message = conversation(page).getByText(new RegExp(`Message numéro ${number}\\.$`));
      await expect(message, `${size}, message ${number}`).toBeInViewport({ ratio: 1 });
    }
    const step = await nextStep(page).boundingBox();
    expect(step?.height, size).toBeLessThan(64);
    await expectAccessible(page, `a thread at ${size}`);
    await nextStep(page).getByRole('button', { name: 'Lire la suite' }).click();
    await expect(button(page, 'Accepter le prix'), size).toBeInViewport({ ratio: 1 });
    await nextStep(page).getByRole('button', { name: 'Réduire' }).click();
  }
});
