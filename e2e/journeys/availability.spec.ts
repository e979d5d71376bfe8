import { expectAccessible } from '../support/axe.ts';
import { pairOf, threadAt } from '../support/modes.ts';
import { call, makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Members' availability, and the calendar of their missions. */

test('a jurist says from when they are available, and confirms what they said with a click', async ({
  open,
  product,
}) => {
  const jurist = await makeMember(product, 'employee', 'Inès Caradec');
  const page = await open({ as: jurist, viewport: windowSizes.phone });
  await page.goto('/parametres/profil');
  const panel = page.getByRole('region', { name: 'Disponibilité' });
  await panel.getByRole('button', { name: 'Indiquer ma disponibilité' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre disponibilité' });
  await dialog.getByRole('radio', { name: /^Bientôt disponible/ }).check();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText('Indiquez à partir de quel jour.');
  await dialog.getByLabel('À partir du').click();
  await expect(page.getByRole('button', { name: 'Mois suivant' })).toBeInViewport();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const [year, month, date] = day.split('-');
  await dialog.getByLabel('À partir du').fill(`${date}/${month}/${year}`);
  await dialog.getByLabel('À partir du').blur();
  await expectAccessible(page, 'the availability of a member');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('Disponible à partir du');

  await product.sql(
    `update member_availability set confirmed_at = confirmed_at - interval '15 days' where member_id = '${jurist.id}'`,
  );
  await page.reload();
  await expect(panel).toContainText('Elle n’est plus affichée');
  await panel.getByRole('button', { name: 'C’est toujours le cas' }).click();
  await expect(panel).toContainText('un mail vous demande si elle tient toujours');
  await panel.getByRole('button', { name: 'Ne plus l’indiquer' }).click();
  await expect(panel).toContainText('Vous n’indiquez rien');
});

test('a link of a mail that is of no use any more says so, and changes nothing by being opened', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/disponibilite/lien-inconnu');
  await expect(page.getByRole('heading', { name: 'Êtes-vous toujours disponible' })).toBeVisible();
  await page.getByRole('button', { name: 'Je suis toujours disponible' }).click();
  await expect(page.getByRole('heading', { name: 'Ce lien ne sert plus' })).toBeVisible();
});

test('a jurist follows a mission in a calendar at a secret address, which is gone once it is replaced', async ({
  open,
  product,
}) => {
  const { jurist, company } = await pairOf(product);
  const thread = await threadAt(product, 'choosing');
  for (const [command, { token }] of [
    ['choose/direct', company],
    ['direct/accept', jurist],
  ] as const) {
    await call(product, 'POST', `/messagerie/action/${command}/${thread}`, { token, body: {} });
  }
  const page = await open({ as: jurist, viewport: windowSizes.desk });
  await page.goto('/parametres/profil');
  const panel = page.getByRole('region', { name: 'Agenda de mes missions' });
  await panel.getByRole('button', { name: 'Créer l’adresse de mon agenda' }).click();
  const address = panel.getByLabel(/^Adresse à ajouter/);
  await expect(address).toHaveValue(/\/agenda\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  const read = async (url: string) => fetch(new URL(new URL(url).pathname, product.url));
  const calendar = await read(first);
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = (await calendar.text()).replaceAll(/\r\n /g, '');
  expect(text).toContain('SUMMARY:');
  expect(text).toContain(`Mission pour ${company.name}.`);
  await panel.getByRole('button', { name: 'Remplacer l’adresse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remplacer l’adresse' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await read(first)).status).toBe(404);
  expect((await read(await address.inputValue())).status).toBe(200);
});
