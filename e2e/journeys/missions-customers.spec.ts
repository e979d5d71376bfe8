import { card, consumer, fill, missionOf, tabs } from '../support/mission-form.ts';
import { applyToMission, makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** An external customer writes a mission and sorts its candidates, on a phone and on a desk. */

const customers = [
  ['a natural person', false],
  ['a legal person', true],
] as const;

for (const [who, isMoral] of customers) {
  for (const [width, viewport] of Object.entries(windowSizes)) {
    test(`a customer, ${who}, publishes and sorts candidates (${width})`, async ({ open, product }) => {
      const customer = await makeMember(product, 'customer', isMoral ? 'Boulangerie Prat' : 'Odile Prat', {
        isMoral,
      });
      const title = 'Contester une facture de travaux';
      const page = await open({ as: customer, viewport });

      await page.goto('/manage/missions/create');
      await fill(page, title, isMoral ? undefined : consumer);
      // The price typed by a private client includes VAT; professionals see it without VAT.
      const announced = page.getByText('Les professionnels lisent');
      await expect(announced).toHaveCount(isMoral ? 0 : 1);
      if (!isMoral) await expect(announced).toContainText(/666,67\s€ à 1\s042,08\s€\sHT/);
      await expect(page.getByRole('table', { name: 'Ce que vous paieriez en tout' })).toHaveCount(
        isMoral ? 0 : 1,
      );
      const parts = page.getByText('et 18\u00a0€ de frais Basoche');
      await page.getByRole('checkbox', { name: /Je ne sais pas encore|Ne pas définir le tarif/ }).check();
      await expect(parts, 'the parts of the cost of an open price').toHaveCount(isMoral ? 0 : 1);
      await page.getByRole('checkbox', { name: /Je ne sais pas encore|Ne pas définir le tarif/ }).uncheck();
      await page.getByRole('button', { name: 'Créer la mission' }).click();
      await expect(tabs(page, 'Publiées 1')).toBeVisible();

      await page.goto('/messages');
      await expect(page.getByRole('link', { name: 'Voir mes missions' })).toBeVisible();
      await expect(page.getByRole('tab'), 'one tab is none').toHaveCount(0);
      await page.goto('/manage/missions');

      const mission = await missionOf(product.url, customer);
      const first = await makeMember(product, 'employee', 'Maud Ferrier');
      const second = await makeMember(product, 'employee', 'Ivan Cazal');
      await applyToMission(product, first, mission, 700);
      await applyToMission(product, second, mission, 900);

      await card(page, title)
        .getByRole('link', { name: /2 candidatures/ })
        .click();
      await expect(tabs(page, 'Tous 2')).toBeVisible();
      await expect(tabs(page, 'Nouveaux 2')).toBeVisible();
      await expect(card(page, 'Maud Ferrier')).toContainText(/700\s€\sHT \(840\s€\sTTC\)/);
      // Empty states are folded away.
      await expect(tabs(page, 'Terminés 0')).toHaveCount(0);
      const target = await tabs(page, 'Nouveaux 2').boundingBox();
      expect(target?.height).toBeGreaterThanOrEqual(44);

      await card(page, 'Ivan Cazal')
        .getByRole('button', { name: 'Refuser la candidature d’Ivan Cazal' })
        .click();
      const asked = page.getByRole('dialog', { name: 'Refuser ce candidat\u202f?' });
      await expect(asked).toContainText('définitif');
      await asked.getByRole('button', { name: 'Annuler' }).click();
      await expect(tabs(page, 'Refusés 0')).toHaveCount(0);
      await card(page, 'Ivan Cazal')
        .getByRole('button', { name: 'Refuser la candidature d’Ivan Cazal' })
        .click();
      await asked.getByRole('button', { name: 'Refuser le candidat' }).click();
      await expect(tabs(page, 'Refusés 1')).toBeVisible();
      await expect(tabs(page, 'Nouveaux 1')).toBeVisible();
      await tabs(page, 'Refusés 1').click();
      await expect(card(page, 'Ivan Cazal').getByText('Refusé', { exact: true })).toBeVisible();
      await expect(card(page, 'Maud Ferrier')).toHaveCount(0);
      await expect(card(page, 'Ivan Cazal').getByRole('link', { name: 'Voir le profil' })).toHaveAttribute(
        'href',
        `/users/${second.id}`,
      );
      await page.goto(`/manage/missions/${mission}?etat=ONGOING`);
      await expect(page.getByRole('heading', { name: 'Aucun candidat dans cet état' })).toBeVisible();
    });
  }
}
