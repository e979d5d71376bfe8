import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { press } from '../support/modes.ts';
import { makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { button, conversation, nextStep } from '../support/thread.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** From a price with a message to a suggested other price, on a phone and on a desk. */

/** The last step lets a call fail. */
test.use({ expectedComplaint: /net::ERR_FAILED/ });

const presentation = 'Dix ans de baux commerciaux. Appelez-moi au 06 12 34 56 78.';

const openDialog = async (page: Page, mission: string) => {
  await page.goto(`/consult/missions/${mission}`);
  await page.getByRole('button', { name: 'Postuler à la mission' }).click();
  return page.getByRole('dialog', { name: 'Proposer un prix' });
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a price, a delay, words and the agreement are sent at once; the suggested price is proposed in two presses (${width})`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Foncière Aubrac');
    const jurist = await makeMember(product, 'employee', 'Solène Carrel');
    const wishes = { tarifLow: 500, tarifHigh: 1500 };
    const mission = await makeMission(product, company, 'Audit de baux commerciaux', wishes);
    const next = await makeMission(product, company, 'Relecture d’un bail', wishes);
    const theirs = await open({ as: jurist, viewport });
    const client = await open({ as: company, viewport });

    await test.step('the jurist writes, keeps the words for another time, and lands in the thread', async () => {
      const dialog = await openDialog(theirs, mission);
      await dialog.getByLabel(/Votre prix/).fill('1300');
      await dialog.getByRole('slider').press('ArrowRight');
      await expect(dialog.getByLabel(/Votre prix/)).toHaveValue('1350');
      await dialog.getByLabel(/Votre prix/).fill('1300');
      await expect(dialog.getByRole('heading', { name: 'Ce qu’il vous resterait' })).toBeVisible();
      await dialog.getByLabel('Votre délai').fill('bientôt');
      await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
      await expect(dialog.getByLabel('Votre délai')).toBeFocused();
      await dialog.getByLabel('Votre délai').fill('10');
      await dialog.getByLabel('Votre présentation').fill(presentation);
      await dialog.getByRole('button', { name: 'Enregistrer pour une autre fois' }).click();
      await dialog.getByLabel('Nom de cette présentation').fill('Baux');
      await theirs.keyboard.press('Enter');
      await expect(dialog.getByLabel('Reprendre une présentation enregistrée')).toHaveValue(/./);
      await dialog.getByRole('checkbox', { name: /accord de confidentialité/ }).check();
      // Typed text survives a reload.
      await theirs.reload();
      await theirs.getByRole('button', { name: 'Postuler à la mission' }).click();
      await expect(dialog.getByLabel('Votre présentation')).toHaveValue(presentation);
      await picture(theirs, `dialog-offer-filled-${width}`);
      await expectAccessible(theirs, 'applying to a mission');
      await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
      await expect(theirs).toHaveURL(/\/messages\//);
      await expect(conversation(theirs)).toContainText(presentation);
      await expect(conversation(theirs)).toContainText('10 jours');
      await expect(
        theirs.getByRole('button', { name: 'Lire et accepter l’accord' }),
        'it was accepted with the price',
      ).toHaveCount(0);
      await picture(theirs, `thread-applied-${width}`);
    });

    await test.step('the client reads the words without the number, and refuses with another price', async () => {
      const letter = await product.mailbox.next(company.email, 'Nouvelle candidature');
      await client.goto(letter.links.find((one) => one.includes('/messages/')) ?? '');
      await expect(conversation(client)).toContainText('Appelez-moi au [coordonnées masquées].');
      await expect(conversation(client)).not.toContainText('06 12');
      await press(client, 'Refuser le prix');
      const dialog = client.getByRole('dialog', { name: 'Refuser le prix' });
      await dialog.getByLabel('Prix que vous suggérez (HT)').fill('cher');
      await dialog.getByRole('button', { name: 'Refuser le prix' }).click();
      await expect(dialog.getByLabel('Prix que vous suggérez (HT)')).toBeFocused();
      await dialog.getByLabel('Prix que vous suggérez (HT)').fill('1100');
      await dialog.getByLabel('Un mot pour le candidat').fill('Notre budget est voté.');
      await expectAccessible(client, 'refusing a price');
      await picture(client, `dialog-refusal-${width}`);
      await dialog.getByRole('button', { name: 'Refuser le prix' }).click();
      await expect(nextStep(client)).toContainText('Vous attendez un nouveau prix');
    });

    await test.step('the jurist reads both and proposes the suggested price', async () => {
      await expect(nextStep(theirs)).toContainText('Proposez un nouveau prix');
      await expect(conversation(theirs)).toContainText('Notre budget est voté.');
      await picture(theirs, `thread-suggested-${width}`);
      await button(theirs, 'Proposer 1\u202f100\u00a0€').click();
      const dialog = theirs.getByRole('dialog', { name: 'Proposer un nouveau prix' });
      await expect(dialog.getByLabel(/Votre prix/)).toHaveValue('1100');
      await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
      await expect(nextStep(client)).toContainText('Répondez à la proposition de prix');
      await expect(nextStep(client)).toContainText(/1.100/);
    });

    await test.step('the kept words serve again, and what was typed before them comes back', async () => {
      const dialog = await openDialog(theirs, next);
      await dialog.getByLabel('Votre présentation').fill('Autre chose.');
      await dialog.getByLabel('Reprendre une présentation enregistrée').selectOption('Baux');
      await expect(dialog.getByLabel('Votre présentation')).toHaveValue(presentation);
      await dialog.getByRole('button', { name: 'Revenir à mon texte' }).click();
      await expect(dialog.getByLabel('Votre présentation')).toHaveValue('Autre chose.');
    });

    await test.step('the cross and the back button close the dialog, keep what was typed and stay on the page', async () => {
      const opener = theirs.getByRole('button', { name: 'Postuler à la mission' });
      const dialog = theirs.getByRole('dialog', { name: 'Proposer un prix' });
      for (const close of [
        () => dialog.getByRole('button', { name: 'Fermer' }).click(),
        () => theirs.goBack(),
      ]) {
        await close();
        await expect(dialog).toBeHidden();
        await expect(theirs).toHaveURL(new RegExp(`/consult/missions/${next}$`));
        await expect(opener).toBeFocused();
        await opener.click();
        await expect(dialog.getByLabel('Votre présentation')).toHaveValue('Autre chose.');
      }
    });

    await test.step('a failure scrolls into view, beside buttons that stay at the foot', async () => {
      const dialog = theirs.getByRole('dialog', { name: 'Proposer un prix' });
      await dialog.getByLabel(/Votre prix/).fill('700');
      await dialog.getByLabel('Votre délai').fill('5');
      await theirs.route('**/api/missions/postulate', (route) => route.abort());
      await dialog.getByText('Portage salarial').last().scrollIntoViewIfNeeded();
      await dialog.getByRole('button', { name: 'Envoyer ma proposition' }).click();
      await expect(dialog.getByRole('alert')).toBeInViewport();
    });
  });
}
