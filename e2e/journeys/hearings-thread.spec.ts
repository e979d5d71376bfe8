import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { anAvocat, askHearing, takeHearing } from '../support/hearings.ts';
import { looksRight } from '../support/looks-right.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The thread of a hearing: its report is the delivery; before the hour it is given back, or cancelled. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  await worlds.of(file);
  product = await worlds.another({ HEARINGS: 'on' });
});

const at = (path: string) => ({ path: product.url + path });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const step = (page: Page) => page.getByRole('region', { name: 'À faire maintenant' });

const taken = async () => {
  const sophie = await anAvocat(product, 'Sophie Arnoult');
  const yasmine = await anAvocat(product, 'Yasmine Benali');
  const id = await askHearing(product, sophie);
  return { sophie, yasmine, id, thread: await takeHearing(product, yasmine, id) };
};

test('the report is written after the hearing, read by its client, and ends the mission', async ({
  open,
}) => {
  const { sophie, yasmine, id, thread } = await taken();
  const page = await open(browserOn(product, yasmine, windowSizes.phone));
  await visit(page, at(`/messages/${thread}`));
  await expect(step(page)).toContainText(/Audience .+, 9\sh\s00/);
  await looksRight(page, 'hearing-thread');
  await page.getByRole('link', { name: 'Référé, bail commercial' }).click();
  await expect(page).toHaveURL(new RegExp(`/audiences/${id}$`));
  await product.sql(`update hearing set held_at = now() - interval '1 hour' where mission_id = '${id}'`);
  await visit(page, at(`/messages/${thread}`));
  await button(step(page), 'Écrire le compte rendu').click();
  const dialog = page.getByRole('dialog', { name: 'Écrire le compte rendu' });
  await button(dialog, 'Envoyer le compte rendu').click();
  await expect(dialog).toContainText('Indiquez ce qui s’est passé.');
  await dialog.getByRole('radio', { name: 'Plaidée' }).check();
  await dialog.getByRole('textbox', { name: 'Délibéré au' }).fill('12/01/2027');
  await page.keyboard.press('Tab');
  await dialog.getByRole('textbox', { name: 'Compte rendu' }).fill('Entendu en nos observations.');
  await looksRight(page, 'hearing-report-dialog');
  await button(dialog, 'Envoyer le compte rendu').click();
  await expect(step(page)).toContainText('Vous avez envoyé le compte rendu');
  await expect(page.getByText('Plaidée, délibéré au 12 janvier 2027').first()).toBeVisible();

  const client = await open(browserOn(product, sophie));
  await visit(client, at(`/messages/${thread}`));
  await expect(step(client)).toContainText('Yasmine Benali a envoyé le compte rendu');
  await expect(client.getByText('Entendu en nos observations.').first()).toBeVisible();
  await looksRight(client, 'hearing-reported');
  await client.setViewportSize(windowSizes.desk);
  await button(step(client), 'Mission terminée').click();
  await button(client.getByRole('dialog'), 'Mission terminée').click();
  await expect(client.getByText('Terminée').first()).toBeVisible();
});

test('a hearing that is given back is open to others, and its client reads so', async ({ open }) => {
  const { sophie, yasmine, id, thread } = await taken();
  const page = await open(browserOn(product, yasmine));
  await visit(page, at(`/messages/${thread}`));
  await button(step(page), 'Rendre l’audience').click();
  const dialog = page.getByRole('dialog', { name: 'Rendre l’audience' });
  await expect(dialog).toContainText('rien n’est compté');
  await dialog.getByRole('radio', { name: 'Un empêchement' }).check();
  await dialog.getByRole('textbox', { name: 'Un mot au client' }).fill('Une fièvre.');
  await looksRight(page, 'hearing-return-dialog');
  await page.setViewportSize(windowSizes.desk);
  await button(dialog, 'Rendre l’audience').click();
  await expect(step(page)).toContainText('L’audience est rendue');
  await expectAccessible(page, 'a hearing that was given back');

  const client = await open(browserOn(product, sophie, windowSizes.phone));
  await visit(client, at(`/audiences/${id}`));
  await expect(client.getByText(/Rendue, de nouveau à prendre/)).toBeVisible();
  await looksRight(client, 'hearing-reopened');
  const second = await takeHearing(product, await anAvocat(product, 'Thomas Roche'), id);
  await expect(client.getByText('Prise par Thomas Roche')).toBeVisible();
  await visit(client, at(`/messages/${second}`));
  await expect(client.getByText('Renvoi. Société Kervella.').last()).toBeVisible();
});

test('its client cancels it until a day before', async ({ open }) => {
  const { sophie, thread } = await taken();
  const page = await open(browserOn(product, sophie));
  await visit(page, at(`/messages/${thread}`));
  await expect(step(page)).toContainText('Yasmine Benali sera à l’audience');
  await button(step(page), 'Annuler l’audience').click();
  await button(page.getByRole('dialog', { name: 'Annuler l’audience' }), 'Annuler l’audience').click();
  await expect(step(page)).toContainText('L’audience est annulée');
});

test('without its deposit, whoever attended reports all the same, and is owed the price directly', async ({
  open,
}) => {
  const [sophie, yasmine] = [
    await anAvocat(product, 'Sophie Arnoult'),
    await anAvocat(product, 'Yasmine Benali'),
  ];
  await product.sql(`insert into payment_account (member_id, provider_id, is_submitted, is_ready, created_at, updated_at)
    values ('${yasmine.id}', 'acct_${yasmine.id}', true, true, now(), now())`);
  const id = await askHearing(product, sophie, { mode: 'funds' });
  const thread = await takeHearing(product, yasmine, id);
  const page = await open(browserOn(product, yasmine, windowSizes.phone));
  await visit(page, at(`/messages/${thread}`));
  await expect(step(page)).toContainText('vous n’êtes pas tenu de vous déplacer');
  await looksRight(page, 'hearing-unfunded');
  await product.sql(`update hearing set held_at = now() - interval '1 hour' where mission_id = '${id}'`);
  const client = await open(browserOn(product, sophie));
  await visit(client, at(`/messages/${thread}`));
  await expect(step(client)).toContainText('Les fonds ne sont pas déposés');
  await looksRight(client, 'hearing-unpaid-client');
  await visit(page, at(`/messages/${thread}`));
  await page.setViewportSize(windowSizes.desk);
  await expect(step(page)).toContainText('La provision n’est pas versée');
  await button(step(page), 'Écrire le compte rendu').click();
  const dialog = page.getByRole('dialog', { name: 'Écrire le compte rendu' });
  await expect(dialog).toContainText('le prix vous est dû directement');
  await dialog.getByRole('radio', { name: 'Plaidée' }).check();
  await dialog.getByRole('textbox', { name: 'Compte rendu' }).fill('Entendu en nos observations.');
  await expectAccessible(page, 'a report without the deposit');
  await button(dialog, 'Envoyer le compte rendu').click();
  await expect(step(page)).toContainText('Vous avez envoyé le compte rendu');
  await looksRight(page, 'hearing-reported-unpaid');
});
