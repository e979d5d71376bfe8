import type { Locator } from '@playwright/test';
import { applyToMission, call, makeMember, makeMission } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { conversation } from '../support/thread.ts';
import { isStill, visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** The network is lost and comes back: no text is lost or sent twice. */

// The router prefetches links, and logs an error without a network.
test.use({
  expectedComplaint: /: Failed to fetch manifest patches TypeError: Failed to fetch|net::ERR_FAILED/,
});

test('a message written without a connection leaves when it is back, once', async ({ open, product }) => {
  const creator = await makeMember(product, 'company', 'Verrerie Dupuy');
  const candidate = await makeMember(product, 'employee', 'Nina Colbert');
  const mission = await makeMission(product, creator, 'Recherche de jurisprudence sur la garantie décennale');
  const thread = await applyToMission(product, candidate, mission, 400);
  for (const { token } of [creator, candidate]) {
    await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token });
  }
  const [here, there] = [await open({ as: candidate }), await open({ as: creator })];
  for (const page of [here, there]) {
    await page.goto(`/messages/${thread}`);
    await expect(page.getByPlaceholder('Écrivez votre message ici')).toBeVisible();
  }

  await here.context().setOffline(true);
  await here.getByPlaceholder('Écrivez votre message ici').fill('Écrit dans un tunnel.');
  await here.getByRole('button', { name: 'Envoyer' }).click();
  await expect(conversation(here)).toContainText('Écrit dans un tunnel.');
  await expect(here.getByText(/Envoi…|En attente|Message non envoyé/)).toBeVisible();
  await expect(conversation(there)).not.toContainText('Écrit dans un tunnel.');

  await here.context().setOffline(false);
  await expect(conversation(there)).toContainText('Écrit dans un tunnel.');
  await expect(here.getByText(/Envoi…|En attente|Message non envoyé/)).toHaveCount(0);
  await expect(conversation(here).getByText('Écrit dans un tunnel.')).toHaveCount(1);
  await expect(conversation(there).getByText('Écrit dans un tunnel.')).toHaveCount(1);
});

test('what was missed while away is there after the connection is back', async ({ open, product }) => {
  const creator = await makeMember(product, 'company', 'Librairie Saulnier');
  const candidate = await makeMember(product, 'employee', 'Marc Olivier');
  const mission = await makeMission(product, creator, 'Relecture de contrats d’édition');
  const thread = await applyToMission(product, candidate, mission, 350);
  const page = await open({ as: candidate });
  await page.goto(`/messages/${thread}`);
  await expect(conversation(page)).toContainText(/350/);

  await page.context().setOffline(true);
  await call(product, 'POST', `/messagerie/action/price/refuse/${thread}`, { token: creator.token });
  await page.context().setOffline(false);

  await expect(page.getByRole('button', { name: 'Proposer un nouveau prix' })).toBeVisible();
});

/** Expects the bar of a lost connection from one side of the window to the other. */
const expectOverWholeWidth = async (bar: Locator): Promise<void> => {
  const said = await bar.evaluate(
    (element) => element.closest('[role=status]')?.getBoundingClientRect().width,
  );
  expect(said).toBe(bar.page().viewportSize()?.width);
};

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`a screen that is asked for without a connection opens when it is back, and the page stays until then (${width})`, async ({
    open,
    product,
  }) => {
    const member = await makeMember(product, 'employee', 'Rémi Caron', { verified: false });
    const page = await open({ as: member, viewport });
    await visit(page, { path: '/parametres/profil' });
    const title = page.getByRole('heading', { level: 1, name: 'Paramètres' });
    await expect(title).toBeVisible();
    // The part of the screen that loads last.
    await expect(page.getByRole('heading', { name: 'Mes CV' })).toBeVisible();
    await isStill(page);

    await page.context().setOffline(true);
    const bar = page.getByText('Pas de connexion');
    await expect(bar).toHaveCount(1);
    await expectOverWholeWidth(bar);
    const end = await bar.evaluate(
      (element) => element.closest('[role=status]')?.getBoundingClientRect().bottom,
    );
    const menu =
      width === 'phone' ? page.getByRole('link', { name: /^Basoche, / }) : page.getByRole('complementary');
    for (const covered of [title, menu.first()]) {
      const box = await covered.boundingBox();
      expect(box?.y, 'the bar covers nothing').toBeGreaterThanOrEqual(end ?? Infinity);
    }
    const ways =
      width === 'phone'
        ? page.getByRole('navigation', { name: 'Raccourcis' })
        : page.getByRole('navigation', { name: 'Espace membre' });
    await ways.getByRole('link', { name: 'Messagerie' }).click();
    await expect(page.getByText('La page demandée s’ouvrira dès le retour de la connexion.')).toBeVisible();
    await expect(title).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Messagerie' })).toBeVisible();
    await expect(page.getByText('Aucune conversation pour le moment')).toBeVisible();
    await expect(bar).toBeHidden();
  });
}

test('a form that could not be sent keeps every word', async ({ open }) => {
  const page = await open();
  await page.goto('/forgottenPassword');
  const email = page.getByRole('textbox', { name: 'Adresse email' });
  await email.fill('jeanne@exemple.fr');
  await page.context().setOffline(true);
  await expectOverWholeWidth(page.getByText('Pas de connexion'));

  await page.getByRole('button', { name: 'Envoyer un mail' }).click();

  await expect(page.getByText(/La connexion avec Basoche est interrompue/)).toBeVisible();
  await expect(email).toHaveValue('jeanne@exemple.fr');
});

test('a page whose navigation does not come stays readable, and is whole once the connection is back', async ({
  open,
  product,
}) => {
  const page = await open({ as: await makeMember(product, 'employee', 'Lise Amar', { verified: false }) });
  const withoutNavigation = '**/*.js';
  await page.route(withoutNavigation, async (route) => {
    const answer = await route.fetch();
    const isNavigation = /^const .*accounts-.*side-navigation/.test(await answer.text());
    await (isNavigation ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.goto('/parametres/profil');
  const title = page.getByRole('heading', { level: 1, name: 'Paramètres' });
  const navigation = page.getByRole('navigation', { name: 'Espace membre' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mes CV' })).toBeVisible();
  await isStill(page);
  await page.context().setOffline(true);
  await page.unroute(withoutNavigation);
  await expect(title).toBeVisible();
  await expect(navigation).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(navigation).toBeVisible();
});
