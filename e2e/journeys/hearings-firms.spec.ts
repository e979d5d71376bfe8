import { expectAccessible } from '../support/axe.ts';
import { browserOn, openTeam } from '../support/firms.ts';
import { anAvocat, askHearing } from '../support/hearings.ts';
import { looksRight } from '../support/looks-right.ts';
import { makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** A firm of avocats takes a hearing, and has another of its people appear, whom its client reads. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const at = (path: string) => ({ path: product.url + path });

test('an avocat takes a hearing for their firm; a colleague appears instead, a jurist may not', async ({
  open,
}) => {
  const sophie = await anAvocat(product, 'Sophie Arnoult');
  const firm = await makeMember(product, 'company', 'Cabinet Roche');
  const [yasmine, thomas] = [
    await anAvocat(product, 'Yasmine Benali'),
    await anAvocat(product, 'Thomas Roche'),
  ];
  const jurist = await makeMember(product, 'employee', 'Karim Saïdi');
  await openTeam(product, firm, [
    [yasmine, 'owner'],
    [thomas, 'publisher'],
    [jurist, 'publisher'],
  ]);
  await product.sql(
    `insert into bar_entry (member_id, court, stated_at, confirmed_at) values ('${firm.id}', 'tj-69123', now(), now())`,
  );
  const id = await askHearing(product, sophie);
  const page = await open(browserOn(product, yasmine, windowSizes.phone));
  await visit(page, at(`/audiences/${id}?pour=${firm.id}`));
  await page.getByRole('button', { name: /^Prendre cette audience/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Prendre cette audience' });
  await expect(dialog).toContainText('Cabinet Roche');
  await expectAccessible(page, 'a hearing that is taken for a firm');
  await dialog.getByRole('checkbox', { name: 'accord de confidentialité' }).check();
  await dialog.getByRole('checkbox', { name: 'déclaration d’indépendance' }).check();
  await dialog.getByRole('button', { name: 'Prendre l’audience' }).click();
  await expect(page).toHaveURL(/\/messages\//);

  const client = await open(browserOn(product, sophie));
  await visit(client, at(`/audiences/${id}`));
  await expect(
    client.getByText('Prise par Cabinet Roche, barreau de Lyon, avec Yasmine Benali'),
  ).toBeVisible();

  await page.setViewportSize(windowSizes.desk);
  const charge = page.getByRole('button', { name: /choisir quelqu’un d’autre/ });
  await charge.click();
  await page.getByRole('menuitemradio', { name: 'Karim Saïdi' }).click();
  await expect(page.getByText(/le profil de cette personne ne porte pas cette profession/)).toBeVisible();
  await charge.click();
  await page.getByRole('menuitemradio', { name: 'Thomas Roche' }).click();
  await expect(charge).toContainText('Thomas Roche');
  await visit(client, at(`/audiences/${id}`));
  await expect(client.getByText('Une autre personne du cabinet se présentera')).toBeVisible();
  await expect(client.getByText('Prise par Cabinet Roche, barreau de Lyon, avec Thomas Roche')).toBeVisible();
  await looksRight(client, 'hearing-of-firm');
});
