import { areDone } from '../support/jobs.ts';
import { call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';

/** Saved searches: from filters to a mail, and from the mail to the end of the alert. */

test('a member saves what they filter, is written to when such a mission appears, and stops it from the mail in one click', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'employee', 'Solène Garnier');
  const creator = await makeMember(product, 'company', 'Cabinet Delorme');
  const page = await open({ as: member });

  await page.goto('/consult/missions?domain=droit_affaires&modality=distance');
  await page.getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette recherche' });
  await expect(dialog.getByText('Droit des affaires · À distance')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Nom de la recherche' })).toHaveValue(
    'Droit des affaires, À distance',
  );
  await dialog.getByRole('textbox', { name: 'Nom de la recherche' }).fill('Affaires à distance');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Nom de la recherche' })).toHaveValue(
    'Affaires à distance',
  );
  await dialog.getByRole('radio', { name: 'Dès la publication' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(
    page.getByText('La recherche «\u00a0Affaires à distance\u00a0» est enregistrée.'),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  await makeMission(product, creator, 'Relire un pacte d’associés');
  const letter = await product.mailbox.next(member.email, 'Relire un pacte d’associés');
  expect(letter.text).toContain(
    'Une nouvelle mission correspond à votre recherche «\u00a0Affaires à distance\u00a0».',
  );
  const link = letter.links.find((one) => one.includes('/consult/missions/')) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Relire un pacte d’associés' })).toBeVisible();

  // The reader of the mail may not be logged in.
  const reader = await open();
  await reader.goto(letter.links.find((one) => one.includes('/alertes/arret/')) ?? '');
  await expect(reader.getByRole('heading', { name: 'Arrêter cette alerte' })).toBeVisible();
  const before = await call<{ frequency: string }[]>(product, 'GET', '/missions/searches', {
    token: member.token,
  });
  expect(before.map(({ frequency }) => frequency)).toEqual(['instant']);
  await reader.getByRole('button', { name: 'Arrêter cette alerte' }).click();
  await expect(reader.getByRole('heading', { name: 'L’alerte est arrêtée' })).toBeVisible();
  await expect(reader.getByText(/«\u00a0Affaires à distance\u00a0»/)).toBeVisible();

  await makeMission(product, creator, 'Rédiger un protocole de cession');
  await page.goto('/consult/missions/recherches');
  await expect(
    page.getByRole('combobox', { name: 'Alerte par mail de «\u00a0Affaires à distance\u00a0»' }),
  ).toHaveValue('none');

  // A search saved later gets only later missions, once the job of the earlier ones is done. Its mail proves that the
  // stopped alert's mail was not sent.
  await areDone(product, 'missions.published');
  await call(product, 'POST', '/missions/searches', {
    token: member.token,
    body: { name: 'Tout', audience: 'members', filters: {}, frequency: 'instant' },
  });
  await makeMission(product, creator, 'Auditer un bail');
  await product.mailbox.next(member.email, 'Auditer un bail');
  expect(product.mailbox.unread(member.email)).toEqual([]);
});

test('saved searches are listed in words, told at another rhythm, renamed and deleted', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'student', 'Noé Lambert', { verified: false });
  const page = await open({ as: member });

  await page.goto('/consult/missions/recherches');
  await expect(page.getByRole('heading', { name: /pas encore de recherche/ })).toBeVisible();

  const save = (name: string, audience: string, filters: object) =>
    call(product, 'POST', '/missions/searches', {
      token: member.token,
      body: { name, audience, filters, frequency: 'weekly' },
    });
  await save('Baux', 'members', { domain: ['droit_baux'], departement: ['69'], tarifLow: 500 });
  await save('Particuliers', 'customers', { q: 'divorce' });
  await page.reload();

  const baux = page.getByRole('article').filter({ hasText: 'Rhône (69)' });
  await expect(baux).toContainText(
    /Baux d’habitation et baux commerciaux\s·\sRhône \(69\)\s·\sà partir de 500.€/,
  );
  await baux.getByRole('link', { name: /Voir les missions/ }).click();
  await expect(page).toHaveURL(/\/consult\/missions\?domain=droit_baux&departement=69&tarifLow=500$/);
  await page.getByRole('link', { name: 'Mes recherches' }).click();

  const choice = page.getByRole('combobox', { name: /«.Baux.»/ });
  await choice.selectOption('Chaque jour');
  await expect(page.getByText('Vous serez prévenu chaque jour à 8')).toBeVisible();

  await page.getByRole('button', { name: /Modifier les filtres de «.Baux.»/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtrer les missions' });
  await drawer.getByRole('checkbox', { name: 'À distance' }).check();
  await drawer.getByRole('button', { name: 'Appliquer' }).click();
  await expect(baux).toContainText('À distance · Rhône (69)');

  await page.getByRole('button', { name: /Renommer «.Baux.»/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Renommer la recherche' });
  const name = dialog.getByRole('textbox', { name: 'Nom de la recherche' });
  await name.fill('particuliers');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(name).toHaveAccessibleDescription(/déjà ce nom/);
  await name.fill('Baux de Lyon');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name: 'Baux de Lyon' })).toBeVisible();

  await page.getByRole('button', { name: /Supprimer «.Particuliers.»/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('heading', { name: 'Particuliers' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Baux de Lyon', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: /Baux de Lyon/ })).toHaveValue('daily');
});

test('a link that no mail had says so, and stops nothing', async ({ open }) => {
  const page = await open();
  await page.goto('/alertes/arret/inconnu');
  await page.getByRole('button', { name: 'Arrêter cette alerte' }).click();
  await expect(page.getByRole('heading', { name: 'Cette alerte n’existe plus' })).toBeVisible();
});

test('a page that is not alive answers the link’s form with a page all the same', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.goto('/alertes/arret/inconnu');
  await page.getByRole('button', { name: 'Arrêter cette alerte' }).click();
  await expect(page).toHaveURL(/\/alertes\/arret\/inconnu\?etat=inconnue$/);
  await expect(page.getByRole('heading', { name: 'Cette alerte n’existe plus' })).toBeVisible();
  await context.close();
});
