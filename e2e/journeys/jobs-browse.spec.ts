import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { applyButton, heading, list, tab } from '../support/job-offers.ts';
import { tabTo } from '../support/keyboard.ts';
import { makeJob, makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Candidates find an offer, filter the list, and share the result. At both window sizes. */

const counsel = 'Juriste en droit maritime\u202f: affrètement et transport';
const partner = 'Collaboration en contentieux maritime';
const remote = 'Veille des conventions maritimes';
const maritime = '/consult/emplois?domain=droit_transports';

test.beforeAll(async ({ worlds }, { file }) => {
  const product = await worlds.of(file);
  const company = await makeMember(product, 'company', 'Armement Kerguelen');
  const domain = 'droit_transports';
  await makeJob(product, company, counsel, {
    domain,
    place: '29',
    city: 'Brest',
    modality: 'mixte',
    salary: '45 k€ selon expérience',
    salaryDescription: 'Treizième mois.',
  });
  await makeJob(product, company, partner, {
    domain,
    contractType: 'collaboration',
    nature: 'contentieux',
    salaryLow: null,
    salaryHigh: null,
    salaryPeriod: null,
  });
  await makeJob(product, company, remote, { domain, modality: 'distance', place: null, city: null });
  for (let number = 1; number <= 22; number += 1) {
    await makeJob(product, company, `Clerc de notaire rural n° ${number}`, { domain: 'droit_rural' });
  }
});

const titles = (page: Page): Promise<string[]> => list(page).getByRole('heading').allTextContents();
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name });

/** Visitors have a single list, without tabs. */
const total = (page: Page, number: number) => page.getByText(new RegExp(`^Toutes\\s*${number}$`));

for (const [width, viewport] of Object.entries(windowSizes)) {
  test.describe(`on a ${width}`, () => {
    test('a visitor narrows the list with the keyboard, takes filters away, goes back, and shares it', async ({
      open,
    }) => {
      const page = await open({ viewport });
      await page.goto('/consult/emplois');
      await expect(heading(page, 'Offres d’emploi')).toBeVisible();
      await expect(tab(page, /J’ai postulé/)).toHaveCount(0);
      const opener = page.getByRole('button', { name: /^Filtres/ });
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Filtrer les offres' });
      await tabTo(page, drawer.getByRole('textbox', { name: 'Rechercher un domaine' }));
      await page.keyboard.type('transports');
      await tabTo(page, drawer.getByRole('checkbox', { name: /transports/i }).first());
      await page.keyboard.press('Space');
      await tabTo(page, drawer.getByRole('checkbox', { name: 'CDI' }));
      await page.keyboard.press('Space');
      await tabTo(page, drawer.getByRole('checkbox', { name: 'Mixte' }));
      await page.keyboard.press('Space');
      await expect(drawer.getByText(/^\d+\soffres?$/)).toBeVisible();
      await expectAccessible(page, 'the filters of offers');
      await tabTo(page, drawer.getByRole('button', { name: 'Appliquer' }));
      await page.keyboard.press('Enter');

      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(heading(page, 'Offres d’emploi filtrées')).toBeVisible();
      await expect(page).toHaveURL(/domain=droit_transports&contractType=CDI&modality=mixte$/);
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText('CDI, temps plein');
      await expect(list(page)).toContainText('Brest (29), mixte');
      await expect(list(page)).toContainText(/42.000.€ à 48.000.€.brut\/an/);
      await expect(total(page, 1)).toBeVisible();

      const shared = await open({ viewport });
      await shared.goto(page.url());
      await expect(list(shared)).toHaveCount(1);
      await expect(chip(shared, /Mixte/)).toBeVisible();

      await tabTo(page, chip(page, /Mixte/));
      await page.keyboard.press('Enter');
      await expect(list(page)).toHaveCount(2);
      await page.goBack();
      await expect(list(page)).toHaveCount(1);
      await chip(page, /Tout effacer/).click();
      await expect(heading(page, 'Offres d’emploi')).toBeVisible();
      await expect(page).toHaveURL(/\/consult\/emplois\??$/);
    });

    test('a visitor searches, sees the words marked, orders, reads an offer and the others beside it', async ({
      open,
    }) => {
      const page = await open({ viewport });
      await page.goto('/consult/emplois');
      await page.getByRole('searchbox', { name: 'Rechercher une offre' }).fill('affretement');
      await page.keyboard.press('Enter');
      await expect(list(page)).toHaveCount(1);
      await expect(list(page).locator('mark', { hasText: 'affrètement' })).toBeVisible();

      await page.goto(maritime);
      const order = page.getByRole('combobox', { name: 'Ordre de la liste' });
      await expect(order.getByRole('option')).toHaveText(['Les plus récentes', 'Date limite la plus proche']);
      await order.selectOption('Date limite la plus proche');
      await expect(page).toHaveURL(/sort=deadline/);
      await order.selectOption('Les plus récentes');
      await expect.poll(async () => (await titles(page))[0]).toBe(remote);

      await page.getByRole('link', { name: /Juriste en droit maritime/ }).click();
      await expect(heading(page, /Juriste en droit maritime/)).toBeVisible();
      const facts = page.getByRole('complementary', { name: 'L’essentiel' });
      await expect(facts).toContainText('45 k€ selon expérience/an');
      await expect(facts).toContainText('Brest (29), mixte');
      await expect(page.getByText('Armement Kerguelen').first()).toBeVisible();
      await expect(page.getByText('Treizième mois.')).toBeVisible();
      await expect(applyButton(page)).toHaveCount(0);

      await page.getByRole('heading', { name: 'Autres offres' }).scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: partner }).click();
      await expect(heading(page, partner)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole('link', { name: 'Retour aux offres d’emploi' }).click();
      await expect(page).toHaveURL(/\/consult\/emplois\?domain=droit_transports$/);

      await page.goto(maritime);
      await page.getByRole('link', { name: partner }).click();
      await page.getByRole('link', { name: 'Se connecter pour postuler' }).click();
      await expect(page).toHaveURL(/\/connexion\?retour=%2Fconsult%2Femplois%2F/);
    });

    test('an order chosen while the page starts to listen is the order of the list', async ({ open }) => {
      const page = await open({ viewport });
      await page.addInitScript(() => {
        const listen = document.addEventListener.bind(document);
        const choose = () => {
          const select = document.querySelector<HTMLSelectElement>('select[name=sort]');
          if (!select) throw new Error('The list has no order');
          select.value = 'deadline';
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
        };
        // React first adds its listeners, then hydrates in slices: the next frame falls between two of these.
        document.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions]) => {
          if (type === 'change') {
            document.addEventListener = listen;
            requestAnimationFrame(choose);
          }
          listen(type, ...rest);
        };
      });
      await page.goto(maritime);
      await expect(page).toHaveURL(/domain=droit_transports&sort=deadline/);
      await expect(page.getByRole('combobox', { name: 'Ordre de la liste' })).toHaveValue('deadline');
    });

    test('without JavaScript, the list has its pages, its search and its filters, and an offer its facts', async ({
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
      await page.goto('/consult/emplois?domain=droit_rural');
      await expect(total(page, 22)).toBeVisible();
      await expect(list(page)).toHaveCount(20);
      await page.getByRole('link', { name: 'Voir plus d’offres' }).click();
      await expect(list(page)).toHaveCount(2);
      await expect(total(page, 22)).toBeVisible();
      await page.getByRole('link', { name: 'Revenir au début de la liste' }).click();
      await expect(list(page)).toHaveCount(20);

      await page.getByRole('searchbox').fill('notaire');
      await page.getByRole('button', { name: 'Rechercher' }).click();
      await expect(page).toHaveURL(/domain=droit_rural&q=notaire/);
      await expect(list(page).first().locator('mark').first()).toBeVisible();
      await chip(page, /Droit rural/).click();
      await expect(chip(page, /Droit rural/)).toHaveCount(0);

      await page.goto(maritime);
      await page.getByRole('link', { name: partner }).click();
      await expect(heading(page, partner)).toBeVisible();
      await expect(page.getByText('Collaboration libérale, temps plein').first()).toBeVisible();
      await context.close();
    });

    test('a customer is sent to the missions, and sees no offers on the home page', async ({
      open,
      product,
    }) => {
      const customer = await makeMember(product, 'customer', 'Hortense Baudry');
      const page = await open({ as: customer, viewport });
      await page.goto('/consult/emplois');
      await expect(page).toHaveURL(/\/manage\/missions$/);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Dernières missions' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dernières offres d’emploi' })).toHaveCount(0);
      const visitor = await open({ viewport });
      await visitor.goto('/');
      await expect(visitor.getByRole('heading', { name: 'Dernières offres d’emploi' })).toBeVisible();
    });
  });
}
