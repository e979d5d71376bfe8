import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { applyToOffer, call, type Member, makeMember, makeOffer } from '../support/personas.ts';
import { widths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** Those who look for a job: find an offer, narrow the list down, share what was found, apply. At both widths. */

const counsel = 'Juriste en droit maritime : affrètement et transport';
const partner = 'Collaboration en contentieux maritime';
const remote = 'Veille des conventions maritimes';
const maritime = '/consult/emplois?domain=droit_transports';

let company: Member;

test.beforeAll(async ({ product }) => {
  test.setTimeout(120_000);
  company = await makeMember(product, 'company', 'Armement Kerguelen');
  const domain = 'droit_transports';
  await makeOffer(product, company, counsel, {
    domain,
    place: '29',
    city: 'Brest',
    modality: 'mixte',
    salary: '45 k€ selon expérience',
    salaryDescription: 'Treizième mois.',
  });
  await makeOffer(product, company, partner, {
    domain,
    contractType: 'collaboration',
    nature: 'contentieux',
    salaryLow: null,
    salaryHigh: null,
    salaryPeriod: null,
  });
  await makeOffer(product, company, remote, { domain, modality: 'distance', place: null, city: null });
  for (let number = 1; number <= 22; number += 1) {
    await makeOffer(product, company, `Clerc de notaire rural n° ${number}`, { domain: 'droit_rural' });
  }
});

const list = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page): Promise<string[]> => list(page).getByRole('heading').allTextContents();
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Offres à afficher' }).getByRole('link', { name });
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name });
const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
const applyButton = (page: Page) => page.getByRole('button', { name: 'Postuler', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: "Postuler à l'offre" });

/** A sound PDF, as a browser prints one. */
const printed = async (page: Page, name: string) => {
  await page.goto('about:blank');
  return { name, mimeType: 'application/pdf', buffer: await page.pdf() };
};

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`on a ${width}`, () => {
    test('a visitor narrows the list with the keyboard, takes filters away, goes back, and shares it', async ({
      open,
    }) => {
      const page = await open({ viewport });
      await page.goto('/consult/emplois');
      await expect(heading(page, "Offres d'emploi")).toBeVisible();
      await expect(tab(page, /J'ai postulé/)).toHaveCount(0);
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
      await expectAccessible(page, 'the filters of offers');
      await tabTo(page, drawer.getByRole('button', { name: 'Appliquer' }));
      await page.keyboard.press('Enter');

      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(heading(page, "Offres d'emploi filtrées")).toBeVisible();
      await expect(page).toHaveURL(/domain=droit_transports&contractType=CDI&modality=mixte$/);
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText('CDI, temps plein');
      await expect(list(page)).toContainText('Brest (29), mixte');
      await expect(list(page)).toContainText(/42.000.€ à 48.000.€.brut\/an/);
      await expect(tab(page, 'Toutes 1')).toBeVisible();

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
      await expect(heading(page, "Offres d'emploi")).toBeVisible();
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
      const facts = page.getByRole('complementary', { name: "L'essentiel" });
      await expect(facts).toContainText('45 k€ selon expérience/an');
      await expect(facts).toContainText('Brest (29), mixte');
      await expect(page.getByText('Armement Kerguelen').first()).toBeVisible();
      await expect(page.getByText('Treizième mois.')).toBeVisible();
      await expect(applyButton(page)).toHaveCount(0);

      await page.getByRole('heading', { name: 'Autres offres' }).scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: partner }).click();
      await expect(heading(page, partner)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole('link', { name: "Retour aux offres d'emploi" }).click();
      await expect(page).toHaveURL(/\/consult\/emplois\?domain=droit_transports$/);

      await page.goto(maritime);
      await page.getByRole('link', { name: partner }).click();
      await page.getByRole('link', { name: 'Se connecter pour postuler' }).click();
      await expect(page).toHaveURL(/\/connexion\?retour=%2Fconsult%2Femplois%2F/);
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
      await expect(tab(page, 'Toutes 22')).toBeVisible();
      await expect(list(page)).toHaveCount(20);
      await page.getByRole('link', { name: "Voir plus d'offres" }).click();
      await expect(list(page)).toHaveCount(2);
      await expect(tab(page, 'Toutes 22')).toBeVisible();
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

    test('a student writes a letter that outlives a reload, adds a CV, applies, and finds the application', async ({
      open,
      product,
    }) => {
      const student = await makeMember(product, 'student', 'Yuna Le Goff');
      const title = `Stage en droit portuaire (${width})`;
      const offer = await makeOffer(product, company, title);
      const page = await open({ as: student, viewport });
      const cv = await printed(page, 'CV Yuna Le Goff.pdf');
      await page.goto(`/consult/emplois/${offer}`);
      await applyButton(page).click();
      const dialog = dialogOf(page);
      const letter = dialog.getByLabel('Lettre de motivation');
      await letter.fill('Les ports bretons sont mon sujet de mémoire.');
      await page.reload();
      await applyButton(page).click();
      await expect(letter).toHaveValue('Les ports bretons sont mon sujet de mémoire.');

      const file = dialog.locator('input[type=file]');
      await file.setInputFiles({
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('bonjour'),
      });
      await expect(dialog.getByRole('alert')).toContainText("n'est pas au format PDF");
      await file.setInputFiles(cv);
      const kept = dialog.getByRole('radio', { name: 'CV Yuna Le Goff.pdf' });
      await expect(kept).toBeChecked();
      await expectAccessible(page, 'applying to an offer');
      await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();

      await expect(page).toHaveURL(/\/consult\/emplois$/);
      await expect(page.getByText('Votre candidature a été envoyée.')).toBeVisible();
      await tab(page, "J'ai postulé 1").click();
      await expect(list(page)).toHaveCount(1);
      await expect(list(page)).toContainText('En cours');
      await list(page).getByRole('link', { name: title }).click();
      await expect(page.getByText('Vous avez déjà postulé à cette offre.')).toBeVisible();
      await expect(applyButton(page)).toHaveCount(0);
      await page.getByRole('link', { name: 'Ouvrir la conversation' }).click();
      await expect(page).toHaveURL(/\/messages\//);
    });

    test('a letter outlives a session that ends while it is written', async ({ open, product }) => {
      const employee = await makeMember(product, 'employee', 'Nolwenn Cadiou');
      const offer = await makeOffer(product, company, `Juriste en droit du littoral (${width})`);
      const page = await open({ as: employee, viewport });
      await page.goto(`/consult/emplois/${offer}`);
      await applyButton(page).click();
      const letter = dialogOf(page).getByLabel('Lettre de motivation');
      await letter.fill('Le littoral, je le connais par ses servitudes.');
      await call(product, 'POST', '/auth/logout', { token: employee.token });
      await dialogOf(page).getByRole('button', { name: 'Postuler', exact: true }).click();

      await expect(page.getByText(/Votre session a expiré/)).toBeVisible();
      await page.getByRole('link', { name: 'Se connecter pour postuler' }).click();
      await page.getByRole('textbox', { name: 'Adresse email' }).fill(employee.email);
      await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(employee.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      await expect(heading(page, /droit du littoral/)).toBeVisible();
      await applyButton(page).click();
      await expect(letter).toHaveValue('Le littoral, je le connais par ses servitudes.');
      await dialogOf(page).getByRole('button', { name: 'Postuler', exact: true }).click();
      await expect(page.getByText('Votre candidature a été envoyée.')).toBeVisible();
    });

    test('an employee chooses one of the CVs that they keep, deletes another, and applies with a drop', async ({
      open,
      product,
    }) => {
      const employee = await makeMember(product, 'employee', 'Gwenaël Riou');
      const offers = [
        await makeOffer(product, company, `Juriste en assurance maritime (${width})`),
        await makeOffer(product, company, `Juriste en sauvetage (${width})`),
      ];
      const page = await open({ as: employee, viewport });
      const first = await printed(page, 'CV court.pdf');
      await page.goto(`/consult/emplois/${offers[0]}`);
      await applyButton(page).click();
      const dialog = dialogOf(page);
      const bytes = [...first.buffer];
      const dropped = await page.evaluateHandle((content) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], 'CV déposé.pdf', { type: 'application/pdf' }));
        return data;
      }, bytes);
      await dialog.getByText('5 Mo au plus').dispatchEvent('drop', { dataTransfer: dropped });
      await expect(dialog.getByRole('radio', { name: 'CV déposé.pdf' })).toBeChecked();
      await dialog.locator('input[type=file]').setInputFiles(first);
      await expect(dialog.getByRole('radio', { name: 'CV court.pdf' })).toBeChecked();
      const removal = dialog.getByRole('button', { name: 'Supprimer CV déposé.pdf de vos CV' });
      await removal.click();
      await dialog.getByRole('button', { name: 'Garder' }).click();
      await expect(removal).toBeFocused();
      await removal.click();
      await expectAccessible(page, 'deleting a CV while applying');
      await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click();
      await expect(dialog.getByRole('radio', { name: 'CV déposé.pdf' })).toHaveCount(0);
      await expect(page.locator('body')).not.toBeFocused();
      await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();
      await expect(page).toHaveURL(/\/consult\/emplois$/);

      await page.goto(`/consult/emplois/${offers[1]}`);
      await applyButton(page).click();
      await expect(dialog.getByRole('radio', { name: 'Ne pas joindre de CV' })).toBeChecked();
      await dialog.getByRole('radio', { name: 'CV court.pdf' }).check();
      await call(product, 'POST', `/jobs/update/${offers[1]}`, {
        token: company.token,
        body: { isArchived: true },
      });
      await dialog.getByRole('button', { name: 'Postuler', exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText("n'est plus en ligne");
      await dialog.getByRole('button', { name: 'Annuler' }).click();
      await expect(page.getByRole('heading', { name: "Cette offre n'est plus en ligne" })).toBeVisible();
      await expect(applyButton(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Cette page est introuvable' })).toBeVisible();
      await page.getByRole('link', { name: "Voir les offres d'emploi" }).click();
      await expect(heading(page, "Offres d'emploi")).toBeVisible();
    });

    test('an offer that is filled says so to its candidates, and its creator has no button and no note', async ({
      open,
      product,
    }) => {
      const candidate = await makeMember(product, 'employee', 'Maïwenn Queffélec');
      const offer = await makeOffer(product, company, `Directeur juridique du port (${width})`);
      await applyToOffer(product, candidate, offer);
      const creator = await open({ as: company, viewport });
      await creator.goto(`/consult/emplois/${offer}`);
      await expect(heading(creator, /Directeur juridique/)).toBeVisible();
      await expect(creator.getByText('Date de création')).toBeVisible();
      await expect(applyButton(creator)).toHaveCount(0);
      await expect(creator.getByText(/déjà postulé/)).toHaveCount(0);

      await call(product, 'POST', `/jobs/fill/${offer}`, { token: company.token });
      const page = await open({ as: candidate, viewport });
      await page.goto(`/consult/emplois/${offer}`);
      await expect(page.getByText('Vous avez déjà postulé à cette offre.')).toBeVisible();
      await expect(page.getByText('Poste pourvu')).toBeVisible();
    });

    test('an unverified member gets the dialog that leads to verification', async ({ open, product }) => {
      const newcomer = await makeMember(product, 'student', 'Alan Tanguy', { verified: false });
      const page = await open({ as: newcomer, viewport });
      await page.goto(maritime);
      await page.getByRole('link', { name: partner }).click();
      await applyButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Vérifiez votre profil pour postuler' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('link', { name: 'Vérifier mon profil' }).click();
      await expect(page).toHaveURL(/\/verify$/);
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
      await expect(page.getByRole('heading', { name: "Dernières offres d'emploi" })).toHaveCount(0);
      const visitor = await open({ viewport });
      await visitor.goto('/');
      await expect(visitor.getByRole('heading', { name: "Dernières offres d'emploi" })).toBeVisible();
    });
  });
}
