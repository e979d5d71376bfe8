import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn } from '../support/firms.ts';
import { anAvocat, askHearing, takeHearing } from '../support/hearings.ts';
import { tabTo } from '../support/keyboard.ts';
import { looksRight } from '../support/looks-right.ts';
import { onboardOn } from '../support/payments.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { badge } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** An avocat takes a hearing with one press; another comes late, and a third reads a price that changed. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const at = (id: string) => ({ path: `${product.url}/audiences/${id}` });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });
const taking = (page: Page) => page.getByRole('dialog', { name: 'Prendre cette audience' });
/** Keeps the page from reading the hearing, as where a browser is away; returns what lets it read again. */
const stopReading = async (page: Page, id: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/hearings/${id}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
const consent = (page: Page) => taking(page).getByRole('checkbox', { name: 'accord de confidentialité' });
const declaration = (page: Page) =>
  taking(page).getByRole('checkbox', { name: 'déclaration d’indépendance' });
const sign = async (page: Page) => {
  await consent(page).check();
  await declaration(page).check();
};

test('an avocat takes a hearing by keyboard, and reads its papers in the thread', async ({ open }) => {
  const id = await askHearing(product, await anAvocat(product, 'Sophie Arnoult'));
  const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali'), windowSizes.phone));
  await visit(page, at(id));
  await looksRight(page, 'hearing-to-take');
  await page.setViewportSize(windowSizes.phone);
  const bar = button(page, /^Prendre cette audience · 150 € HT$/);
  await expect(bar).toBeInViewport();
  await tabTo(page, bar);
  await page.keyboard.press('Enter');
  await expect(taking(page)).toContainText('vous vous engagez pour 150 € HT, en relation directe');
  await tabTo(page, button(taking(page), 'Prendre l’audience'));
  await page.keyboard.press('Enter');
  await expect(taking(page)).toContainText('Acceptez l’accord de confidentialité.');
  await looksRight(page, 'hearing-take-dialog');
  await page.setViewportSize(windowSizes.phone);
  await consent(page).focus();
  await page.keyboard.press('Space');
  await declaration(page).focus();
  await page.keyboard.press('Space');
  await tabTo(page, button(taking(page), 'Prendre l’audience'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Elle est à vous. Les pièces sont dans l’échange.')).toBeVisible();
  await expect(page).toHaveURL(/\/messages\//);
  await expect(page.getByText('Renvoi. Société Kervella.')).toBeVisible();
});

test('who comes late is told so, and nothing is lost', async ({ open }) => {
  const id = await askHearing(product, await anAvocat(product, 'Sophie Arnoult'));
  const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali'), windowSizes.phone));
  await visit(page, at(id));
  await button(page, /^Prendre cette audience/).click();
  await sign(page);
  const readAgain = await stopReading(page, id);
  await takeHearing(product, await anAvocat(product, 'Thomas Roche'), id);
  await button(taking(page), 'Prendre l’audience').click();
  readAgain();
  await expect(page.getByText('Un confrère vient de prendre cette audience.')).toBeVisible();
  await expect(taking(page)).toBeHidden();
  await expect(button(page, /^Prendre cette audience/)).toHaveCount(0);
  await expectAccessible(page, 'a hearing that a confrère took');
  await picture(page, 'hearing-too-late');
});

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a deposit of funds asks for a payment account first, which is completed on the way (${width})`, async ({
    open,
  }) => {
    const id = await askHearing(product, await anAvocat(product, 'Sophie Arnoult'), { mode: 'funds' });
    const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali'), viewport));
    const take = async () => {
      await button(page, /^Prendre cette audience/).click();
      await sign(page);
      await button(taking(page), 'Prendre l’audience').click();
    };
    await visit(page, at(id));
    await take();
    await expect(taking(page)).toContainText('votre compte de paiement doit d’abord être prêt');
    await expectAccessible(page, `a hearing that waits for a payment account (${width})`);
    await picture(page, `hearing-account-asked-${width}`);
    await button(taking(page), 'Configurer mon compte').click();
    await onboardOn(page);
    await expect(page).toHaveURL(new RegExp(`/audiences/${id}$`));
    const account = page.getByRole('region', { name: 'Votre compte de paiement' });
    await expect(account).toContainText('Prêt');
    await expectAccessible(page, `a hearing after the account is ready (${width})`);
    await picture(page, `hearing-account-ready-${width}`);
    await take();
    await expect(page.getByText('Elle est à vous. Les pièces sont dans l’échange.')).toBeVisible();
    await expect(page).toHaveURL(/\/messages\//);
    await expect(badge(page)).toHaveText('En attente de dépôts de fonds');
  });
}

test('a price that was raised meanwhile is read in the dialog, and nothing was accepted', async ({
  open,
}) => {
  const sophie = await anAvocat(product, 'Sophie Arnoult');
  const id = await askHearing(product, sophie);
  const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali'), windowSizes.phone));
  await visit(page, at(id));
  await button(page, /^Prendre cette audience/).click();
  await sign(page);
  const readAgain = await stopReading(page, id);
  await product.sql(`update hearing set price_cents = 20000 where mission_id = '${id}'`);
  await button(taking(page), 'Prendre l’audience').click();
  readAgain();
  await expect(taking(page)).toContainText(/Le prix a changé\s: relisez-le. Rien n’a été accepté./);
  await expectAccessible(page, 'a price that changed');
  await picture(page, 'hearing-price-changed');
});

test('a hearing that is not for them leaves the list of an avocat, who may still take it', async ({
  open,
}) => {
  const matter = 'Postulation à décliner';
  const id = await askHearing(product, await anAvocat(product, 'Sophie Arnoult'), { matter });
  const page = await open(browserOn(product, await anAvocat(product, 'Yasmine Benali')));
  await visit(page, at(id));
  await expect(page.getByText('Vous lisez le nom dès que vous prenez l’audience.')).toBeVisible();
  await expect(page.getByText('Sophie Arnoult')).toHaveCount(0);
  await button(page, 'Pas pour moi').click();
  await expect(page.getByText('Cette audience n’est plus dans votre liste.')).toBeVisible();
  await expect(page).toHaveURL(/\/audiences$/);
  await expect(page.getByText(matter)).toHaveCount(0);
  await visit(page, at(id));
  await expect(page.getByText('Vous avez indiqué qu’elle n’est pas pour vous.')).toBeVisible();
  await expect(button(page, /^Prendre cette audience/)).toBeVisible();
  await expectAccessible(page, 'a hearing that its reader declined');
});
