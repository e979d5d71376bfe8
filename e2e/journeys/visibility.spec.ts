import { expectAccessible } from '../support/axe.ts';
import { makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

test('a jurist lets search engines find their page, and gives it an address that one can say aloud', async ({
  open,
  product,
}) => {
  const jurist = await makeMember(product, 'employee', 'Aude Kerleroux');
  const asVisitor = async (path: string) => {
    const answer = await fetch(`${product.url}${path}`, { redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  const address = `/users/${jurist.id}`;
  expect((await asVisitor(address)).text).toContain('noindex');

  const page = await open({ as: jurist, viewport: windowSizes.phone });
  await page.goto('/parametres/profil');
  const panel = page.getByRole('region', { name: 'Visibilité de votre page' });
  const indexed = panel.getByLabel('Apparaître dans les moteurs de recherche');
  await indexed.click();
  await expect(indexed).toBeChecked();
  await expect(indexed).toBeEnabled();
  const short = panel.getByLabel('Adresse courte');
  await short.fill('ab');
  await short.press('Enter');
  await expect(panel).toContainText('Choisissez au moins 3 lettres ou chiffres.');
  await short.fill('Aude Kerléroux');
  await short.press('Enter');
  await expect(short).toHaveValue('aude-kerleroux');
  await expect(page.getByText('Votre adresse courte est enregistrée.')).toBeVisible();
  await expectAccessible(page, 'who finds a page');

  const found = await asVisitor('/m/aude-kerleroux');
  expect([found.status, found.location]).toEqual([302, address]);
  const { text } = await asVisitor(address);
  expect(text).not.toContain('noindex');
  expect(text).toContain('"@type":"Person"');
  expect(text).toContain('property="og:title" content="Aude Kerleroux"');
  expect((await asVisitor('/m/personne-de-ce-nom')).status).toBe(404);

  // In a browser, the short address leads to the page too.
  await page.goto('/m/aude-kerleroux');
  await expect(page.getByRole('heading', { name: 'Aude Kerleroux' })).toBeVisible();
});
