import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buyerDetails, issuerDetails, textOf, xmlInside } from '../support/invoices.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { button, nextStep } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/**
 * An invoice of a direct relation: issued in the thread, announced, downloaded, opened, and cancelled by a credit
 * note.
 */

const take = async (page: Page, name: RegExp) => {
  const control = page.getByRole('button', { name }).filter({ visible: true }).first();
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
};

const labels = {
  legalName: 'Nom ou dénomination sociale',
  legalForm: 'Forme juridique',
  address: 'Adresse',
  zipCode: 'Code postal',
  city: 'Ville',
  businessNumber: 'SIREN ou SIRET',
  vatNumber: 'Numéro de TVA intracommunautaire',
} as const;

for (const [where, viewport] of Object.entries(windowSizes)) {
  test(`a candidate invoices a direct relation and the client opens the file, on a ${where}`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Maison Delcourt');
    const jurist = await makeMember(product, 'employee', 'Camille Aubry');
    const mission = await makeMission(product, company, 'Relecture de trois baux');
    const thread = await applyToMission(product, jurist, mission, 640);
    for (const [command, { token }] of [
      ['action/price/accept', company],
      ['action/choose/direct', company],
      ['action/direct/accept', jurist],
    ] as const) {
      await call(product, 'POST', `/messagerie/${command}/${thread}`, { token });
    }
    const client = await open({ as: company, viewport });
    await client.goto(`/messages/${thread}`);
    await expect(nextStep(client)).toBeVisible();
    await expect(button(client, 'Émettre la facture')).toHaveCount(0);

    const page = await open({ as: jurist, viewport });
    await page.goto(`/messages/${thread}`);
    await button(page, 'Émettre la facture').click();
    const dialog = page.getByRole('dialog', { name: 'Émettre la facture' });
    const [own, theirs] = [0, 1].map((index) => (label: string) => dialog.getByLabel(label).nth(index));
    if (own === undefined || theirs === undefined) throw new Error('There are two parties.');

    await test.step('what is missing stands beside its field, and what was typed outlives a reload', async () => {
      await expect(dialog).toContainText(/Total HT640\s€TVA 20\s%128\s€Total TTC768\s€/);
      await expect(theirs(labels.legalName)).toHaveValue('Maison Delcourt');
      for (const field of ['legalName', 'address', 'zipCode', 'city'] as const) {
        await own(labels[field]).fill(issuerDetails[field]);
        await theirs(labels[field]).fill(buyerDetails[field]);
      }
      await own(labels.businessNumber).fill('000 000 019');
      await dialog.getByRole('button', { name: 'Émettre la facture' }).click();
      await expect(dialog.getByText('Ce numéro n’est pas valide.')).toBeVisible();
      await expect(own(labels.businessNumber)).toBeFocused();
      await page.reload();
      await button(page, 'Émettre la facture').click();
      await expect(own(labels.address)).toHaveValue(issuerDetails.address);
      await own(labels.businessNumber).fill('000 000 018');
      await dialog.getByRole('button', { name: 'Émettre la facture' }).click();
      await expect(dialog.getByText('Indiquez votre forme juridique', { exact: false })).toBeVisible();
      await expect(dialog.getByText('votre numéro de TVA est une mention obligatoire')).toBeVisible();
      await expect(dialog.getByText('Le SIREN du client est une mention obligatoire')).toBeVisible();
      await expectAccessible(page, 'an invoice that misses something');
    });

    await test.step('it is issued once', async () => {
      await own(labels.legalForm).fill(issuerDetails.legalForm);
      await own(labels.vatNumber).fill(issuerDetails.vatNumber);
      await theirs(labels.businessNumber).fill(buyerDetails.businessNumber);
      await dialog.getByRole('button', { name: 'Émettre la facture' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/La facture BAS-\d{4}-0001 est émise/)).toBeVisible();
      await expect(button(page, 'Émettre la facture')).toHaveCount(0);
      // The pressed button is gone: keyboard focus moves to the content in its place.
      await expect(nextStep(page).locator(':focus')).toHaveCount(1);
    });

    await test.step('the client is told, finds it in the list, downloads it and opens it', async () => {
      await client.goto('/notifications');
      await expect(client.getByText('Une facture vous est adressée.')).toBeVisible();
      await client.goto('/parametres/factures');
      await expect(client.getByRole('listitem').filter({ hasText: 'Relecture de trois baux' })).toContainText(
        'Camille Aubry EI',
      );
      await expectAccessible(client, 'the list of invoices');
      await picture(client, `invoices-of-a-client-${where}`);
      const { name, content } = await take(client, /^Télécharger la facture/);
      expect(name).toMatch(/^facture-BAS-\d{4}-0001\.pdf$/);
      expect(content.toString('latin1', 0, 8)).toBe('%PDF-1.7');
      expect(content.toString('utf8')).toContain('<pdfaid:part>3</pdfaid:part>');
      const xml = xmlInside(content);
      expect(textOf(xml, 'TaxTotalAmount')).toBe('128.00');
      expect(textOf(xml, 'GrandTotalAmount')).toBe('768.00');
      expect(textOf(xml, 'DuePayableAmount')).toBe('768.00');
      expect(xml.getElementsByTagName('ram:SellerTradeParty')[0]?.textContent).toContain('Camille Aubry EI');
      expect(xml.getElementsByTagName('ram:BuyerTradeParty')[0]?.textContent).toContain('Maison Delcourt');
    });

    await test.step('cancelled by a credit note, it may be issued again', async () => {
      await page.goto(`/messages/${thread}`);
      const details = page
        .getByRole('button', { name: 'Détails de la candidature' })
        .filter({ visible: true });
      if (where === 'phone') await details.click();
      const cancel = page.getByRole('button', { name: 'Annuler par un avoir' }).filter({ visible: true });
      await cancel.click();
      const sure = page.getByRole('dialog', { name: 'Annuler cette facture' });
      await sure.getByRole('button', { name: 'Émettre l’avoir' }).click();
      await expect(sure).toBeHidden();
      await expect(cancel).toHaveCount(0);
      const { name, content } = await take(page, /^Télécharger l’avoir/);
      expect(name).toMatch(/^avoir-BAS-\d{4}-0002\.pdf$/);
      expect(textOf(xmlInside(content), 'GrandTotalAmount')).toBe('768.00');
      if (where === 'phone') await page.keyboard.press('Escape');
      await expect(button(page, 'Émettre la facture')).toBeVisible();
    });
  });
}
