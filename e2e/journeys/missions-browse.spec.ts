import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { call, type Member, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Candidates find a mission, filter the list, share the result, and apply. At both window sizes. */

const appeal = 'Comptes de campagne\u202f: recours devant le juge de l’élection';
const watch = 'Veille mensuelle sur le contentieux électoral';
const course = 'Former les assesseurs des bureaux de vote';
const customers = 'Contester une liste municipale';

let company: Member;
let customer: Member;

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  company = await makeMember(product, 'company', 'Observatoire du Scrutin');
  customer = await makeMember(product, 'customer', 'Blanche Orsini');
  const domain = 'droit_electoral';
  await makeMission(product, company, appeal, { domain, onPlace: true, place: '2A', city: 'Ajaccio' });
  await makeMission(product, company, watch, { domain, nature: 'veille', tarifLow: null, tarifHigh: null });
  await makeMission(product, company, course, {
    domain,
    nature: 'formation',
    tarifLow: 2_000,
    tarifHigh: 4_000,
    endDate: inDays(4),
  });
  await makeMission(product, customer, customers, { domain });
  for (let number = 1; number <= 23; number += 1) {
    await makeMission(product, company, `Bail à ferme n° ${number}`, { domain: 'droit_rural' });
  }
});

const list = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page): Promise<string[]> => list(page).getByRole('heading').allTextContents();
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Missions à afficher' }).getByRole('link', { name });

/** Visitors have a single list, without tabs. */
const total = (page: Page, number: number) => page.getByText(new RegExp(`^Toutes\\s*${number}$`));

const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name });
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
const search = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Rechercher une mission' }).fill(words);
  await page.keyboard.press('Enter');
};
const electoral = '/consult/missions?domain=droit_electoral';

for (const [width, viewport] of Object.entries(windowSizes)) {
  test.describe(`on a ${width}`, () => {
    test('a visitor narrows the list with the keyboard, takes filters away, goes back, and shares it', async ({
      open,
    }) => {
      const page = await open({ viewport });
      await page.goto('/consult/missions');
      const opener = page.getByRole('button', { name: /^Filtres/ });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Filtrer les missions' });
      await tabTo(page, drawer.getByRole('textbox', { name: 'Rechercher un domaine' }));
      await page.keyboard.type('electoral');
      await tabTo(page, drawer.getByRole('checkbox', { name: 'Droit électoral' }));
      await page.keyboard.press('Space');
      await tabTo(page, drawer.getByRole('checkbox', { name: 'À distance' }));
      await page.keyboard.press('Space');
      const lowest = drawer.getByRole('slider', { name: 'Prix le plus bas' });
      await tabTo(page, lowest);
      for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowRight');
      await expect(lowest).toHaveAttribute('aria-valuetext', /1.000/);
      await expect(drawer.getByText('Les missions sans prix annoncé ne sont pas montrées.')).toBeVisible();
      await expect(drawer.getByRole('status').last(), 'the number, before it is applied').toHaveText(
        /^1\smission$/,
      );
      const size = await drawer.boundingBox();
      expect(size?.width).toBe(width === 'phone' ? viewport.width : 400);
      await tabTo(page, drawer.getByRole('button', { name: 'Appliquer' }));
      await page.keyboard.press('Enter');

      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(heading(page, 'Missions filtrées')).toBeVisible();
      await expect(page).toHaveURL(/domain=droit_electoral&modality=distance&tarifLow=1000$/);
      await expect(list(page)).toHaveCount(1);
      expect(await titles(page)).toEqual([course]);
      await expect(total(page, 1)).toBeVisible();

      const shared = await open({ viewport });
      await shared.goto(page.url());
      await expect(list(shared)).toHaveCount(1);
      await expect(chip(shared, /À partir de/)).toBeVisible();

      await tabTo(page, chip(page, /À partir de/));
      await page.keyboard.press('Enter');
      await expect(list(page)).toHaveCount(2);
      await expect(chip(page, /À distance/)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(list(page)).toHaveCount(3);
      await expect(total(page, 3)).toBeVisible();

      await page.goBack();
      await expect(list(page)).toHaveCount(2);
      await page.goBack();
      await expect(list(page)).toHaveCount(1);
      await chip(page, /Tout effacer/).click();
      await expect(heading(page, 'Missions')).toBeVisible();
      await expect(page).toHaveURL(/\/consult\/missions\??$/);
    });

    test('a visitor searches without accents and with a slip, sees the words marked, and orders what is found', async ({
      open,
    }) => {
      const page = await open({ viewport });
      await page.goto('/consult/missions');
      await search(page, 'comptes de campagne election');
      await expect(heading(page, 'Missions filtrées')).toBeVisible();
      await expect(list(page).first()).toContainText('Comptes de campagne');
      await expect(
        list(page)
          .first()
          .locator('mark', { hasText: /élection/ }),
      ).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Ordre de la liste' })).toHaveValue('');

      await search(page, 'asseseurs');
      await expect(list(page)).toHaveCount(1);
      await expect(list(page).locator('mark', { hasText: /assesseurs/ })).toBeVisible();

      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue('comptes de campagne election');

      // The order is chosen before any script has loaded.
      const { promise: scripts, resolve: bringScripts } = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await scripts;
        await route.continue();
      });
      await page.goto(electoral, { waitUntil: 'commit' });
      const order = page.getByRole('combobox', { name: 'Ordre de la liste' });
      await expect(order.getByRole('option', { name: 'Les plus pertinentes' })).toHaveCount(0);
      await order.selectOption('Les mieux rémunérées');
      bringScripts();
      await expect(page).toHaveURL(/sort=price/);
      await expect.poll(() => titles(page)).toEqual([course, expect.stringContaining('Comptes'), watch]);
      await order.selectOption('Date limite la plus proche');
      await expect(page).toHaveURL(/sort=deadline/);
      await expect.poll(async () => (await titles(page))[0]).toBe(course);
    });

    test('without JavaScript, lists have their pages, their search and their filters', async ({
      browser,
      product,
    }) => {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport,
        javaScriptEnabled: false,
        locale: 'fr-FR',
      });
      const page = await context.newPage();
      await page.goto('/consult/missions?domain=droit_rural');
      await expect(total(page, 23)).toBeVisible();
      await expect(list(page)).toHaveCount(20);
      await page.getByRole('link', { name: 'Voir plus de missions' }).click();
      await expect(list(page)).toHaveCount(3);
      await expect(total(page, 23)).toBeVisible();
      await page.getByRole('link', { name: 'Revenir au début de la liste' }).click();
      await expect(list(page)).toHaveCount(20);

      await page
        .getByRole('combobox', { name: 'Ordre de la liste' })
        .selectOption('Date limite la plus proche');
      await page.getByRole('searchbox').fill('ferme');
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await expect(page).toHaveURL(/domain=droit_rural&q=ferme&sort=deadline|domain=droit_rural.*q=ferme/);
      await expect(list(page).first().locator('mark').first()).toBeVisible();
      await chip(page, /Droit rural/).click();
      await expect(chip(page, /ferme/)).toBeVisible();
      await expect(chip(page, /Droit rural/)).toHaveCount(0);

      await page.getByRole('button', { name: 'Filtres' }).click();
      await expect(heading(page, 'Filtrer les missions')).toBeVisible();
      await page.getByText('Domaine', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Droit rural' }).check();
      await page.getByRole('checkbox', { name: 'À distance' }).check();
      await page.getByLabel('Prix le plus haut').selectOption('2\u202f000\u00a0€');
      await page.getByRole('button', { name: 'Appliquer' }).click();
      await expect(page).toHaveURL(/\/consult\/missions\?.*q=ferme/);
      for (const name of [/ferme/, /Droit rural/, /À distance/, /2\s000/])
        await expect(chip(page, name)).toBeVisible();
      await page.getByRole('button', { name: 'Filtres' }).click();
      await expect(page.getByRole('checkbox', { name: 'Droit rural' })).toBeChecked();
      await context.close();
    });

    test('a student finds an external customer’s mission, applies with VAT and follows it', async ({
      open,
      product,
    }) => {
      const student = await makeMember(product, 'student', 'Lison Maréchal');
      const page = await open({ as: student, viewport });
      await page.goto(electoral);
      await expect(list(page)).toHaveCount(3);
      await page.getByRole('button', { name: /^Filtres/ }).click();
      const drawer = page.getByRole('dialog', { name: 'Filtrer les missions' });
      await expect(drawer.getByText('3 missions', { exact: true })).toBeVisible();
      await drawer.getByRole('checkbox', { name: 'À distance' }).check();
      await expect(drawer.getByText(/^(Aucune mission|[12]\smissions?)$/)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Missions de clients externes' }).first().click();
      await expect(heading(page, 'Missions de clients externes')).toBeVisible();
      await search(page, 'municipale');
      await expect(heading(page, 'Missions de clients externes filtrées')).toBeVisible();
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText('Client externe');
      await list(page).getByRole('link', { name: customers }).click();

      await expect(heading(page, customers)).toBeVisible();
      await page.getByRole('link', { name: 'Retour aux missions' }).click();
      await expect(page).toHaveURL(/\/consult\/customers\/missions\?q=municipale$/);
      await list(page).getByRole('link', { name: customers }).click();

      await page.getByRole('button', { name: 'Postuler à la mission' }).click();
      const dialog = page.getByRole('dialog', { name: 'Proposer un prix' });
      await dialog.getByLabel(/Votre prix/).fill('1 250,50');
      await expect(dialog.getByRole('status')).toHaveText(/1.250,50/);
      await dialog.getByRole('checkbox', { name: /TVA applicable/ }).check();
      await expect(dialog.getByRole('status')).toHaveText(/1.500,60/);
      // Two clicks before the next rendering, as a fast user makes them.
      let proposals = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/missions/postulate')) proposals += 1;
      });
      await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(dialog).toBeHidden();
      expect(proposals).toBe(1);

      await expect(page).toHaveURL(/\/messages\//);
      await page.goBack();
      await page.getByRole('link', { name: 'Retour aux missions' }).click();
      await expect(page).toHaveURL(/\/consult\/customers\/missions\?q=municipale$/);
      await expect(list(page).first()).toContainText('Vous avez postulé');
      await tab(page, 'J’ai postulé 1').click();
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText(/1.250,50.€\sHT \(1.500,60.€\sTTC\)/);
      await page.getByRole('link', { name: 'Voir les missions des professionnels' }).click();
      await expect(heading(page, 'Missions')).toBeVisible();
      await expect(tab(page, 'J’ai postulé 0')).toBeVisible();
    });

    test('an employee is told that a mission was archived while they wrote their price', async ({
      open,
      product,
    }) => {
      const employee = await makeMember(product, 'employee', 'Maxence Ravel');
      const title = `Suppléance d’un juriste (${width})`;
      const mission = await makeMission(product, company, title, {
        domain: 'droit_electoral',
        isAnonym: true,
        skillsRequired: 'Il faudra\u202f:\n- relire les procès-verbaux\u202f;\n- rédiger la note.\n\nMerci.',
      });
      const page = await open({ as: employee, viewport });
      await page.goto(`/consult/missions/${mission}`);
      await expect(page.getByText('Client anonyme')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'rédiger la note.' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Autres missions' })).toBeVisible();
      await page.getByRole('button', { name: 'Postuler à la mission' }).click();
      const dialog = page.getByRole('dialog', { name: 'Proposer un prix' });
      await dialog.getByLabel(/Votre prix/).fill('400');

      const body = { toPublish: false };
      await call(product, 'POST', `/missions/publish/${mission}`, { token: company.token, body });
      await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
      await expect(dialog.getByText('Candidatures closes')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Retour aux missions' }).click();
      await expect(page).toHaveURL(/\/consult\/missions$/);
      await expect(list(page).first()).toBeVisible();
      await expect(page.getByRole('link', { name: title })).toHaveCount(0);

      // A rendered page is cached for a moment.
      const path = `/consult/missions/${mission}`;
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(410);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Cette page n’est plus publiée' })).toBeVisible();
    });
  });
}
