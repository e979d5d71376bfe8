import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { deposit, pairOf, threadAt } from '../support/modes.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** The page of own payments, for payer and payee, on a desk and on a phone. */

// The lists fail on purpose.
test.use({ expectedComplaint: /status of 500/ });

test('a deposit is found on both pages: to pay, paid, reserved, with its sums and its file', async ({
  open,
  product,
}) => {
  const { company, jurist } = await pairOf(product);
  const thread = await threadAt(product, 'fundsAccepted');
  const desk = await open({ as: company });
  const phone = await open({ as: jurist, viewport: windowSizes.phone });
  for (const page of [desk, phone]) await page.goto('/paiements');

  await test.step('before it is paid, it is awaited', async () => {
    await expect(desk.getByRole('link', { name: 'À payer' })).toHaveAttribute('aria-current', 'page');
    const owed = desk.getByRole('list', { name: 'À déposer' }).getByRole('listitem').last();
    await expect(owed).toContainText('À Camille Aubry');
    await expect(owed).toContainText(/500\s€\sHT \+ TVA 100\s€ \+ frais Basoche 18\s€\sTTC/);
    await expect(owed).toContainText(/618\s€\s*TTC/);
    await expect(desk.getByText(/^Total\s: [\d\s]*618\s€\sTTC$/)).toBeVisible();
    await expect(phone.getByRole('link', { name: 'À recevoir' })).toHaveAttribute('aria-current', 'page');
    const expected = phone.getByRole('list', { name: 'À venir' }).getByRole('listitem').last();
    await expect(expected).toContainText('De Maison Delcourt');
    await expect(expected).toContainText('Dépôt attendu depuis le');
    await expect(phone.getByText(/^Total\s: [\d\s]*600\s€\sTTC$/)).toBeVisible();
  });

  await test.step('once it is paid, it is reserved for the other, and counts in its month', async () => {
    await deposit(product, thread);
    for (const page of [desk, phone]) await page.reload();
    const paid = desk.getByRole('list', { name: 'Payés' }).getByRole('listitem').first();
    await expect(paid).toContainText('Payé, réservé depuis le');
    await expect(paid).toContainText('Compte de paiement\u202f: Camille Aubry');
    await expect(desk.getByRole('table')).toContainText(/Total\s*0\s€/);
    const held = phone.getByRole('list', { name: 'À venir' }).getByRole('listitem').last();
    await expect(held).toContainText('Réservé pour vous depuis le');
    await expect(phone.getByText(/Aucun jour n’est encore fixé.*compte bancaire ••••\s2606/)).toBeVisible();
    await expect(held).toContainText('Votre compte de paiement');
    for (const [width, viewport] of Object.entries(windowSizes).toReversed()) {
      for (const [page, row] of [
        [desk, paid],
        [phone, held],
      ] as const) {
        await page.setViewportSize(viewport);
        await expect(row).toBeVisible();
        if (page === desk) await expect(page.getByRole('table')).toBeVisible();
        await expectAccessible(page, `the payments (${width})`);
        await picture(page, `payments-${row === paid ? 'payer' : 'payee'}-${width}`);
      }
    }
    await desk.setViewportSize(windowSizes.desk);
  });

  await test.step('the file of the year holds it', async () => {
    const coming = desk.waitForEvent('download');
    await desk.getByRole('button', { name: /^Télécharger \d{4} \(CSV\)$/ }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    expect(text.startsWith('\ufeffDate;Sens;État')).toBe(true);
    expect(text).toContain(
      `;500,00;100,00;18,00;618,00;Compte de paiement\u202f: Camille Aubry;${thread};\r\n`,
    );
  });

  await test.step('each leads to its conversation, its statement and the documents', async () => {
    const held = phone.getByRole('list', { name: 'À venir' }).getByRole('listitem').last();
    await held.getByRole('link', { name: 'Relevé des fonds' }).click();
    await expect(phone.getByRole('heading', { name: 'Relevé des fonds' })).toBeVisible();
    await phone.goBack();
    await phone.getByRole('link', { name: 'Factures et relevés' }).click();
    await expect(phone.getByRole('heading', { name: 'Factures et avoirs' })).toBeVisible();
    for (const viewport of [windowSizes.desk, windowSizes.phone]) {
      await phone.setViewportSize(viewport);
      await expect(phone.getByRole('heading', { name: 'Factures et avoirs' })).toBeVisible();
      await expect(phone.getByText('En relation directe, rien ne passe par Basoche')).toBeVisible();
    }
    await expectAccessible(phone, 'the documents of payments');
  });

  await test.step('where neither list can be read, one card says so, and reads both again', async () => {
    await phone.route('**/api/payments/own?*', (route) => route.fulfill({ status: 500, json: {} }));
    await phone.goto('/paiements');
    await expect(
      phone.getByRole('heading', { name: 'Cette partie de la page n’a pas pu être chargée' }),
    ).toHaveCount(1);
    await expectAccessible(phone, 'payments that cannot be read');
    await phone.unroute('**/api/payments/own?*');
    await phone.getByRole('button', { name: 'Réessayer' }).click();
    await expect(phone.getByRole('list', { name: 'À venir' })).toBeVisible();
  });
});
