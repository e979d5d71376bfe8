import { makeDone } from '../support/finished-mission.ts';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { nextStep } from '../support/thread.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** A member is found by profession and town, and is known by it on every screen. On a phone and on a desk. */

const words = 'Une note précise, remise avant la date convenue.';

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`an avocate of Rennes is found, read, invited, and known again among candidates and in a thread (${width})`, async ({
    open,
    product,
  }) => {
    const company = await makeMember(product, 'company', 'Comptoir Delmas');
    const lawyer = await makeMember(product, 'employee', `Yasmine Kerbrat-${width}`, { jobName: 'Avocat' });
    const notary = await makeMember(product, 'employee', `Simon Lacaze-${width}`, { jobName: 'Notaire' });
    for (const { id, token } of [lawyer, notary]) {
      await call(product, 'POST', `/users/student/update/${id}`, {
        token,
        body: { professionForm: 'feminine', location: 'Rennes (35)' },
      });
    }
    const done = await makeDone(product, company, lawyer, 'Relecture de statuts');
    for (const [{ token }, grade] of [
      [company, 4],
      [lawyer, 5],
    ] as const) {
      await call(product, 'POST', `/messagerie/mission/review/${done}`, {
        token,
        body: { grade, text: words },
      });
    }
    const title = `Note sur un bail dérogatoire (${width})`;
    const mission = await makeMission(product, company, title);
    await applyToMission(product, lawyer, mission, 780);
    const page = await open({ as: company, viewport });
    const main = page.getByRole('main');
    const card = (name: string) => main.getByRole('article').filter({ hasText: name });

    await test.step('words and town find her, and the first filter narrows to her profession', async () => {
      await page.goto('/members');
      const search = page.getByRole('searchbox', { name: 'Rechercher un membre' });
      await search.fill('avocat rennes');
      await search.press('Enter');
      await expect(card(lawyer.name)).toContainText('Avocate · vérifiée');
      await expect(card(notary.name)).toHaveCount(0);
      await page.getByRole('button', { name: /^Filtres/ }).click();
      const drawer = page.getByRole('dialog', { name: 'Filtrer les membres' });
      await expect(drawer.getByRole('group').first()).toHaveAccessibleName('Profession');
      await drawer.getByRole('checkbox', { name: 'Notaire', exact: true }).check();
      await expect(drawer.getByRole('status').last(), 'the number, before it is applied').toHaveText(
        /^0\smembre$/,
      );
      await drawer.getByRole('checkbox', { name: 'Notaire', exact: true }).uncheck();
      await drawer.getByRole('checkbox', { name: 'Avocat', exact: true }).check();
      await expect(drawer.getByRole('status').last()).toHaveText(/^[12]\smembres?$/);
      await drawer.getByRole('button', { name: 'Appliquer' }).click();
      await expect(page).toHaveURL(/profession=Avocat/);
    });

    await test.step('her page says it and offers a mission; a visitor reads the grade without its words', async () => {
      await card(lawyer.name).getByRole('link', { name: lawyer.name }).click();
      await expect(page.getByRole('heading', { level: 1, name: lawyer.name })).toBeVisible();
      await expect(main).toContainText('Avocate · vérifiée');
      await page.getByRole('button', { name: /^Proposer une mission/ }).click();
      const dialog = page.getByRole('dialog', { name: `Inviter ${lawyer.name} à postuler` });
      await expect(dialog.getByRole('listitem').filter({ hasText: title })).toContainText('A déjà postulé');
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/users/${lawyer.id}$`));
      const visitor = await open({ viewport });
      await visitor.goto(`/users/${lawyer.id}`);
      await expect(visitor.getByText('4 étoiles sur 5')).toHaveCount(1);
      await expect(
        visitor.locator('article, li').filter({ hasText: '4 étoiles sur 5' }).locator('time').first(),
      ).toBeVisible();
      await expect(visitor.getByRole('main'), 'its author did not agree').not.toContainText(words);
    });

    await test.step('so do the candidates, the inbox and the thread', async () => {
      await page.goto(`/manage/missions/${mission}`);
      await expect(card(lawyer.name)).toContainText('Avocate · vérifiée');
      await page.goto('/messages');
      await expect(main.getByRole('link', { name: title })).toBeVisible();
      const row = main.getByRole('link', { name: new RegExp(lawyer.name) });
      await expect(row).toContainText('Avocate · vérifiée');
      await expect(row).toContainText('À vous de répondre au prix · 780\u00a0€\u00a0HT');
      await row.click();
      await expect(nextStep(page)).toContainText('Répondez à la proposition de prix');
      await expect(page.getByRole('heading', { level: 1, name: lawyer.name }).locator('..')).toContainText(
        'Avocate · vérifiée',
      );
    });
  });
}
