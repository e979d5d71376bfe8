import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { threadAt } from '../support/modes.ts';
import { makeOffice } from '../support/offices.ts';
import { call } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/**
 * The journal of staff: searched, checked and exported by an admin. The network's figures, with those about money for
 * admins only. All fail on a policy violation in the browser, which charts must avoid.
 */

const downloaded = async (page: Page, start: () => Promise<void>): Promise<string> => {
  const coming = page.waitForEvent('download');
  await start();
  return readFile(await (await coming).path(), 'utf8');
};

test('an admin finds an act in the journal, checks the chain and takes it out', async ({ open, product }) => {
  const [admin, moderator] = [await makeOffice(product, 'admin'), await makeOffice(product, 'moderator')];
  const thread = await threadAt(product, 'portageAccepted');
  await call(product, 'POST', `/admin/portage/${thread}/validate`, { token: moderator.token });

  const desk = await open({ as: admin });
  await desk.goto(`/admin/journal?q=${thread}`);
  const row = desk.getByRole('row').filter({ hasText: 'a validé le portage salarial' });
  await expect(row).toHaveCount(1);
  await expectAccessible(desk, 'the journal');
  await picture(desk, 'office-journal-desk');

  await test.step('an entry has a screen of its own', async () => {
    await row.getByRole('link').first().click();
    await expect(desk).toHaveURL(/\/admin\/journal\/\d+$/);
    await expectAccessible(desk, 'an entry of the journal');
    await desk.goBack();
    await expect(row).toHaveCount(1);
  });

  await test.step('filters stand in the address, and are kept', async () => {
    await desk.getByLabel('Acte').selectOption('Portage salarial refusé');
    await expect(desk.getByText('Aucune entrée')).toBeVisible();
    await desk.getByLabel('Acte').selectOption('Portage salarial validé');
    await expect(desk).toHaveURL(/acte=portage/);
    await expect(row).toHaveCount(1);
    await desk.getByRole('button', { name: 'Enregistrer ces filtres' }).click();
    await desk.getByLabel('Nom du filtre').fill('Portages validés');
    await desk.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(desk.getByRole('link', { name: 'Portages validés' })).toBeVisible();
  });

  await test.step('the chain is followed from the first entry to the last', async () => {
    await desk.getByRole('button', { name: 'Vérifier la chaîne' }).click();
    await expect(desk.getByText(/Le journal est entier/)).toBeVisible();
  });

  await test.step('what the filters keep is a file, with what proves it', async () => {
    await desk.getByRole('button', { name: 'Exporter' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Exporter le journal' });
    await dialog.getByLabel('Preuve (JSON Lines)').check();
    await expectAccessible(desk, 'the export of the journal');
    await picture(desk, 'office-journal-export-desk');
    const text = await downloaded(desk, () =>
      dialog.getByRole('button', { name: 'Télécharger le fichier' }).click(),
    );
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    await expect(dialog).toBeHidden();
    await desk.goto('/admin/journal');
    await expect(desk.getByRole('row').filter({ hasText: 'a exporté le journal' }).first()).toBeVisible();
  });

  await test.step('an entry is read on a phone, and leads to what it was about', async () => {
    const phone = await open({ as: admin, viewport: windowSizes.phone });
    await phone.goto(`/admin/journal?q=${thread}`);
    await expect(phone.getByRole('link', { name: /^N°/ })).toBeVisible();
    await picture(phone, 'office-journal-phone');
    await phone.getByRole('link', { name: /^N°/ }).click();
    await expect(phone.getByRole('heading', { name: /^Entrée n°/ })).toBeVisible();
    await expect(phone.getByText(thread).first()).toBeVisible();
    await expectAccessible(phone, 'an entry of the journal');
    await picture(phone, 'office-journal-entry-phone');
    await phone.getByRole('link', { name: 'Tout ce que le journal en dit' }).click();
    await expect(phone).toHaveURL(new RegExp(`q=${thread}`));
  });
});

test('an admin reads what each night erased, what it left and what it failed at', async ({
  open,
  product,
}) => {
  const [admin, moderator] = [await makeOffice(product, 'admin'), await makeOffice(product, 'moderator')];
  await product.sql('delete from retention_night');
  const desk = await open({ as: admin });
  await desk.goto('/admin');
  await desk.getByRole('link', { name: 'Conservation' }).click();
  await expect(desk.getByRole('heading', { name: 'Aucune nuit pour le moment' })).toBeVisible();
  await expectAccessible(desk, 'no night of retention');

  await product.sql(`
    with nights as (
      insert into retention_night (began_at, is_over, took_ms)
      select now() - interval '1 hour' - n * interval '1 day', true, 2500 from generate_series(0, 24) n returning id, began_at)
    insert into retention_run (night_id, class, done, left_over, has_failed)
    select id, s.class, s.done, s.left_over, s.has_failed from nights, (values
      ('refusedApplications', 3, 0, false), ('erasures', 1, 2, false), ('drafts', 0, 0, true)) s (class, done, left_over, has_failed)
    where began_at > now() - interval '2 hours'`);
  await desk.reload();
  const rows = desk.getByRole('row').filter({ hasText: /Terminée/ });
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('Candidatures refusées effacées ou allégées\u202f: 3');
  await expect(rows.first()).toContainText('Brouillons d’offre\u202f: échec.');
  await expect(rows.first()).toContainText('2,5\u00a0s');
  await expect(rows.nth(1)).toContainText('Rien n’était arrivé à son terme.');
  await desk.getByRole('button', { name: 'Voir les nuits précédentes' }).click();
  await expect(rows).toHaveCount(25);
  await expectAccessible(desk, 'the nights of retention');
  await picture(desk, 'office-retention-desk');
  await rows.first().getByRole('link', { name: 'Voir l’incident' }).click();
  await expect(desk).toHaveURL(/\/admin\/incidents/);

  await product.sql("update retention_night set began_at = began_at - interval '2 days'");
  const phone = await open({ as: admin, viewport: windowSizes.phone });
  await phone.goto('/admin/conservation');
  await expect(phone.getByRole('alert')).toContainText('Il manque une nuit');
  await expectAccessible(phone, 'a night of retention that is missing');
  await picture(phone, 'office-retention-phone');

  const other = await open({ as: moderator });
  await other.goto('/admin/conservation');
  await expect(
    other.getByRole('heading', { name: 'La conservation est réservée aux administrateurs' }),
  ).toBeVisible();
});

test('staff see the network over time, and admins its money', async ({ open, product }) => {
  const [admin, moderator] = [await makeOffice(product, 'admin'), await makeOffice(product, 'moderator')];
  await threadAt(product, 'portageAccepted');
  // All members registered some weeks ago, and the nightly count has run since.
  await product.sql(`update member set created_at = created_at - interval '40 days'`);
  await product.sql('delete from network_figure');
  await product.sql('delete from network_counted');
  await product.sql(`select graphile_worker.add_job('numbers.count', '{}'::json)`);

  const desk = await open({ as: admin });
  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
  await expect(async () => {
    await desk.goto('/admin/chiffres');
    await expect(card(desk, 'Inscriptions')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const plot = card(desk, 'Inscriptions').getByRole('application');
  await expect(plot).toBeVisible();
  await expect(card(desk, 'Fonds réservés')).toBeVisible();
  await expectAccessible(desk, 'the figures');
  await picture(desk, 'office-statistics-desk');

  await test.step('a plot is walked through with the keyboard', async () => {
    await plot.focus();
    await desk.keyboard.press('ArrowRight');
    await expect(card(desk, 'Inscriptions').locator('.recharts-tooltip-wrapper')).toContainText('Étudiants');
  });

  await test.step('its values are a table and a file', async () => {
    await card(desk, 'Inscriptions').getByText('Voir les valeurs').click();
    await expect(card(desk, 'Inscriptions').getByRole('columnheader', { name: 'Étudiants' })).toBeVisible();
    const file = await downloaded(desk, () =>
      desk.getByRole('button', { name: /^Télécharger.*Inscriptions$/ }).click(),
    );
    expect(file).toMatch(/^\ufeffÀ partir du;Étudiants;Professionnels;Entreprises;Clients\r\n01\//);
  });

  await test.step('the range stands in the address', async () => {
    await desk.getByRole('link', { name: '12 semaines' }).click();
    await expect(desk).toHaveURL(/periode=12s/);
    await expect(desk.getByRole('rowheader', { name: /^du \d/ }).first()).toBeVisible();
  });
  const phone = await open({ as: moderator, viewport: windowSizes.phone });
  await phone.goto('/admin/chiffres');
  await expect(card(phone, 'Inscriptions').getByRole('application')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Argent' })).toHaveCount(0);
  await expectAccessible(phone, 'the figures of a moderator');
  await picture(phone, 'office-statistics-phone');
  await phone.goto('/admin/journal');
  await expect(phone.getByText('Le journal est réservé aux administrateurs')).toBeVisible();
});
