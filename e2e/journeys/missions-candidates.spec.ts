import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { call, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Comparison of a mission's candidates: a table on a desk, cards on a phone. */

const people = [
  ['Maud Ferrier', 700, 9, 'Dix ans de baux commerciaux, dont quatre en foncière.'],
  ['Ivan Cazal', 900, 3, 'Je peux commencer lundi.'],
  ['Nadia Ferrand', 800, 5, null],
] as const;

const applyAll = async (product: Product, mission: string) => {
  for (const [name, offer, delayDays, presentation] of people) {
    const { id, token } = await makeMember(product, 'employee', name);
    const body = { missionID: mission, offer, tvaApplicable: name !== 'Ivan Cazal', delayDays, presentation };
    await call(product, 'POST', '/missions/postulate', { token, body });
    if (name !== 'Nadia Ferrand') continue;
    await product.sql(
      `insert into member_availability (member_id, status, confirmed_at) values ('${id}', 'AVAILABLE', now())`,
    );
  }
};

const writeNote = async (page: Page, text: string) => {
  const note = page.getByRole('textbox', { name: 'Note privée sur Nadia Ferrand' });
  await note.fill(text);
  await note.blur();
  await expect(page.getByRole('article').filter({ hasText: 'Nadia Ferrand' })).toContainText('Enregistrée');
};

const rows = (page: Page) => page.getByRole('row').getByRole('rowheader').getByRole('link');

test('candidates are put in order, shortlisted, noted, refused with a word and written to', async ({
  open,
  product,
}) => {
  const company = await makeMember(product, 'company', 'Foncière Berland');
  const mission = await makeMission(product, company, 'Audit de baux', {
    onPlace: true,
    place: '69',
    city: 'Lyon',
  });
  await applyAll(product, mission);
  const desk = await open({ as: company });
  await desk.goto(`/manage/missions/${mission}`);

  await test.step('cards, with what each says and the states in which somebody is', async () => {
    await expect(desk.getByRole('article')).toHaveCount(3);
    await expect(desk.getByRole('article').filter({ hasText: 'Ivan Cazal' })).toContainText(
      'Je peux commencer lundi.',
    );
    await expect(desk.getByRole('navigation', { name: 'Candidats par état' }).getByRole('link')).toHaveText([
      'Tous3',
      'Nouveaux3',
    ]);
    await writeNote(desk, 'À relire.');
    await expectAccessible(desk, 'the candidates of a mission');
    await picture(desk, 'mission-candidates');
  });

  await test.step('a table, whose columns put them in order', async () => {
    await desk.getByRole('link', { name: 'Tableau' }).click();
    await expect(rows(desk)).toHaveText(['Nadia Ferrand', 'Ivan Cazal', 'Maud Ferrier']);
    await expect(desk.getByRole('row').filter({ hasText: 'Nadia Ferrand' })).toContainText(
      /Juriste.*960\s€.*5\sjours.*0\savis.*Disponible/,
    );
    await desk.getByRole('link', { name: 'Trier par prix TTC' }).click();
    await expect(rows(desk)).toHaveText(['Maud Ferrier', 'Ivan Cazal', 'Nadia Ferrand']);
    await desk.getByRole('link', { name: 'Trier par délai' }).click();
    await expect(rows(desk)).toHaveText(['Ivan Cazal', 'Nadia Ferrand', 'Maud Ferrier']);
    await expect(desk).toHaveURL(/tri=delay&affichage=tableau$/);
    await desk.getByRole('button', { name: 'Présélectionner Nadia Ferrand' }).click();
    await expect(
      desk.getByRole('button', { name: 'Retirer Nadia Ferrand de la présélection' }),
    ).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Présélectionnés (1)' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Refuser la candidature d’Ivan Cazal' })).toBeInViewport({
      ratio: 1,
    });
    await expectAccessible(desk, 'the table of candidates');
    await picture(desk, 'mission-candidates-table');
    await desk.reload();
    await expect(rows(desk)).toHaveCount(3);
  });

  await test.step('two of them are compared, and all are shown again', async () => {
    for (const name of ['Ivan Cazal', 'Maud Ferrier'])
      await desk.getByRole('checkbox', { name: `Choisir ${name}` }).check();
    await desk.getByRole('button', { name: 'Comparer' }).click();
    await expect(rows(desk)).toHaveText(['Ivan Cazal', 'Maud Ferrier']);
    await desk.getByRole('button', { name: 'Voir tous les candidats' }).click();
    await expect(rows(desk)).toHaveCount(3);
    await desk.getByRole('button', { name: 'Comparer' }).click();
    await expect(rows(desk)).toHaveCount(2);
    await desk.getByRole('button', { name: 'Tout désélectionner' }).click();
    await expect(rows(desk)).toHaveCount(3);
    await desk.getByRole('checkbox', { name: 'Choisir Maud Ferrier' }).check();
    await expect(desk.getByRole('region', { name: 'Écrire à la sélection' })).toContainText(
      '1 candidat choisi',
    );
    await expect(rows(desk)).toHaveCount(3);
    await desk.getByRole('button', { name: 'Tout désélectionner' }).click();
  });

  await test.step('one is refused with a word, and comes last', async () => {
    await desk.getByRole('button', { name: 'Refuser la candidature d’Ivan Cazal' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Refuser ce candidat\u202f?' });
    await dialog.getByLabel('Un mot pour le candidat').fill('Merci de votre temps.');
    await dialog.getByRole('button', { name: 'Refuser le candidat' }).click();
    await expect(rows(desk)).toHaveText(['Nadia Ferrand', 'Maud Ferrier', 'Ivan Cazal']);
  });

  await test.step('the others are written to at once, after the agreement', async () => {
    await desk.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await desk.getByRole('button', { name: 'Écrire à la sélection' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Écrire à la sélection' });
    await dialog.getByLabel('Message').fill('Pouvez-vous commencer lundi ?');
    await dialog.getByRole('checkbox', { name: /accord de confidentialité/ }).check();
    await dialog.getByRole('button', { name: 'Envoyer à 2 candidats' }).click();
    await expect(dialog).toContainText('Message envoyé à 2 candidats.');
    await dialog.getByRole('button', { name: 'Fermer', exact: true }).last().click();
  });

  await test.step('on a phone, cards in the same order, and the shortlist alone', async () => {
    await desk.setViewportSize(windowSizes.phone);
    await expect(desk.getByRole('article')).toHaveCount(3);
    await expect(desk.getByRole('link', { name: 'Tableau' })).toHaveCount(0);
    await desk.getByRole('combobox', { name: 'Ordre des candidats' }).selectOption('Prix le plus bas');
    await expect(desk.getByRole('article').getByRole('heading').first()).toHaveText('Maud Ferrier');
    await desk.getByRole('link', { name: 'Présélectionnés (1)' }).click();
    await expect(desk.getByRole('article')).toHaveCount(1);
    await writeNote(desk, 'À rappeler.');
    await picture(desk, 'mission-candidates-phone');
  });

  await test.step('on a phone too, several are written to and one is refused with a word', async () => {
    await desk.getByRole('link', { name: 'Présélectionnés (1)' }).click();
    await expect(desk.getByRole('article')).toHaveCount(3);
    await desk.getByRole('checkbox', { name: /Maud Ferrier/ }).check();
    await desk.getByRole('checkbox', { name: /Nadia Ferrand/ }).check();
    await desk.getByRole('button', { name: 'Écrire à la sélection' }).click();
    const message = desk.getByRole('dialog', { name: 'Écrire à la sélection' });
    await message.getByLabel('Message').fill('Pouvons-nous nous appeler demain ?');
    await message.getByRole('button', { name: 'Envoyer à 2 candidats' }).click();
    await expect(message).toContainText('Message envoyé à 2 candidats.');
    await message.getByRole('button', { name: 'Fermer', exact: true }).last().click();
    await desk.getByRole('button', { name: 'Refuser la candidature de Maud Ferrier' }).click();
    const refusal = desk.getByRole('dialog', { name: 'Refuser ce candidat\u202f?' });
    await refusal.getByLabel('Un mot pour le candidat').fill('Un autre profil convient mieux.');
    await refusal.getByRole('button', { name: 'Refuser le candidat' }).click();
    await expect(desk.getByRole('article').getByRole('heading').first()).toHaveText('Nadia Ferrand');
  });
});
