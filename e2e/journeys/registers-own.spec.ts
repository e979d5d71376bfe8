import { expectAccessible } from '../support/axe.ts';
import { anAvocat } from '../support/hearings.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** The line of a public register as its avocat reads it, and says that it is not theirs. */

test('an avocat reads their line of the national list, and says with the keyboard that it is not theirs', async ({
  open,
  product,
}) => {
  const member = await anAvocat(product, 'Honorine Delestang');
  await product.sql(
    `insert into public_register_match (member_id, register, state, name, first_name, bar, court, since_day, seen_on, found_at)
    values ('${member.id}', 'avocats', 'confirmed', 'DELESTANG', 'Honorine', 'LYON', 'tj-69123', '2014-01-15', '2026-09-23', now())`,
  );
  const page = await open({ as: member });
  await page.goto('/parametres/donnees');
  const panel = page.getByRole('region', { name: 'Ce que disent les registres' });
  await expect(panel).toContainText('DELESTANG Honorine');
  await expect(panel).toContainText('Vérifié le 23 septembre 2026');
  await expectAccessible(page, 'a line of a public register');
  await panel.scrollIntoViewIfNeeded();
  await picture(page, 'registers-own-desktop');
  await page.setViewportSize(windowSizes.phone);
  await panel.scrollIntoViewIfNeeded();
  await picture(page, 'registers-own-phone');

  await panel.getByRole('button', { name: /^Ce n’est pas moi/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cette ligne n’est pas la vôtre' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'before a line is disputed');
  await picture(page, 'registers-own-dispute-phone');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('que la ligne n’est pas la vôtre');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveCount(0);
  await picture(page, 'registers-own-disputed-phone');
});
