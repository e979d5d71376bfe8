import { makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';

/** Cost of a price and amount received: the public page of fees, the simulator, and the form that proposes a price. */

test('a visitor reads the fees and shares a simulation by its address', async ({ open }) => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tarifs' })).toBeVisible();
  await page.getByRole('link', { name: 'Comparer les trois modes' }).click();
  await page.getByLabel('Prix convenu (HT)').fill('1 500');
  await page.getByLabel(/La TVA s’applique/).check();
  const held = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Dépôt des fonds chez un tiers' }),
    });
  await expect(held.last()).toContainText('1\u202f818\u00a0€');
  await page.getByLabel('Prix convenu (HT)').fill('1 500 000');
  await expect(page.getByText(/Le prix ne peut pas dépasser/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Les trois modes pour 1\s500\s€\sHT/ })).toBeVisible();
  await page.getByLabel('Prix convenu (HT)').fill('1 500 euros');
  await expect(held.last()).toContainText('1\u202f818\u00a0€');
  await page.getByLabel('Qui publie la mission').selectOption('particulier');
  await expect(
    page.getByText('Le portage salarial est réservé aux missions publiées par une personne morale.'),
  ).toBeVisible();

  const address = new URL(page.url());
  const shared = await open();
  await shared.goto(address.pathname + address.search);
  await expect(
    shared.getByText('La relation directe n’est pas ouverte aux clients particuliers.'),
  ).toBeVisible();
  await expect(shared.getByLabel('Prix convenu (HT)')).toHaveValue(/^1\s?500$/);
});

test('the simulator works before any script does', async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'fr-FR',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/simulateur');
  await page.getByLabel('Prix convenu (HT)').fill('2000');
  await page.getByRole('button', { name: 'Calculer' }).click();
  await expect(page).toHaveURL(/montant=2000/);
  await expect(page.getByText('2\u202f018\u00a0€').first()).toBeVisible();
  await context.close();
});

test('whoever proposes a price sees the three modes side by side', async ({ open, product }) => {
  const creator = await makeMember(product, 'company', 'Fonderie Delage');
  const mission = await makeMission(product, creator, 'Relecture de conditions générales');
  const page = await open({ as: await makeMember(product, 'employee', 'Léa Marchal') });
  await page.goto(`/consult/missions/${mission}`);
  await page.getByRole('button', { name: 'Postuler à la mission' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proposer un prix' });
  await dialog.getByLabel('Votre prix (HT)').fill('200');
  await expect(dialog.getByText('Ce qu’il vous resterait')).toBeVisible();
  await expect(dialog.getByText(/Le portage salarial est possible à partir de 250/)).toBeVisible();
  await dialog.getByLabel('Votre prix (HT)').fill('1000');
  await expect(dialog.getByText(/Le portage salarial est possible à partir de 250/)).toBeHidden();
  await expect(dialog.getByText('1\u202f018\u00a0€')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Ouvrir le simulateur' })).toHaveAttribute(
    'href',
    /montant=1000/,
  );
});
