import { expectAccessible } from '../support/axe.ts';
import { makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/**
 * The texts that members accept: their version and date, and a new request for texts in force that were not accepted.
 */

test('a member is asked for texts in force that they have not accepted, goes on meanwhile, and accepts them once', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'customer', 'Rose Carlier');
  // As for a member who registered before acceptances were recorded.
  await product.sql(`delete from accepted_text where member_id = '${member.id}'`);
  const page = await open({ as: member });

  await visit(page, { path: '/messages' });
  await expect(page.getByRole('heading', { level: 1, name: 'Messagerie' })).toBeVisible();
  await page.getByRole('link', { name: /Nos conditions ont changé/ }).click();
  await expect(page).toHaveURL(/\/chartes$/);
  await expect(page.getByText('Textes à accepter')).toBeVisible();
  await expectAccessible(page, 'texts to accept');
  await page.getByRole('button', { name: 'J’ai lu et j’accepte ces textes' }).click();
  await expect(page.getByText('Votre acceptation est enregistrée.')).toBeVisible();
  await expect(page.getByText('Textes à accepter')).toHaveCount(0);

  await visit(page, { path: '/parametres/donnees' });
  await expect(page.getByText(/^Version du 21\snovembre\s2026, acceptée le/)).toHaveCount(2);
  await expect(page.getByRole('link', { name: /Nos conditions ont changé/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Lire\u202f: Charte des données personnelles' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /Charte des données personnelles, version du 21/ }),
  ).toBeVisible();
  await expect(page.getByText('C’est la version en vigueur.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test('the help is searched, and the texts are read', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/aide');
    await page.getByRole('searchbox', { name: 'Rechercher dans l’aide' }).fill('dépôt annuler');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page).toHaveURL(/\/aide\?q=/);
    await expect(page.getByText('Peut-on annuler un dépôt')).toBeVisible();
    await expect(
      page.getByText('Aucune somme n\u2019est gardée').or(page.getByText('Aucune somme n’est gardée')),
    ).toBeVisible();

    await page.getByRole('link', { name: /Conditions d’utilisation et charte/ }).click();
    await page.getByRole('link', { name: 'Les modes de collaboration' }).first().click();
    await expect(page).toHaveURL(/\/chartes#modes$/);
    await expect(page.getByText('250 euros hors taxes')).toBeVisible();
    const gone = await page.goto('/chartes/conditions/1999-01-01');
    expect(gone?.status()).toBe(404);
    await context.close();
  });
});
