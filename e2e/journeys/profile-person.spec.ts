import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { call, makeMember } from '../support/personas.ts';
import { fillPerson } from '../support/persons.ts';
import { expect, test } from '../support/test.ts';
import { endSession } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Opens a dialog with a button of the page, fills it, saves it, and waits until it is closed. */
const edit = async (
  page: Page,
  button: string,
  fill: (dialog: ReturnType<typeof dialogOf>) => Promise<void>,
) => {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = dialogOf(page);
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(dialog).toBeHidden();
};

const fillExperience = async (dialog: ReturnType<typeof dialogOf>) => {
  await dialog.getByRole('textbox', { name: 'Poste' }).fill('Juriste contrats');
  await dialog.getByLabel('Entreprise').fill('Étude Castaing');
  await dialog.getByLabel('Secteur').fill('Office notarial');
  await dialog.getByLabel('Lieu').fill('Lyon');
  await dialog.getByLabel('Je suis encore en poste').check();
  await dialog.getByLabel('Date de début').fill('1/9/2021');
  await dialog.getByLabel('Date de début').press('Tab');
};

for (const { kind, who, viewport } of [
  { kind: 'student', who: 'Lina Marchal', viewport: windowSizes.phone },
  { kind: 'employee', who: 'Bastien Corre', viewport: windowSizes.desk },
] as const) {
  test(`${who} (${kind}) fills a profile from empty to 100 %, then nobody asks for more`, async ({
    open,
    product,
  }) => {
    const member = await makeMember(product, kind, who);
    const page = await open({ as: member, viewport });
    const banner = page.getByRole('link', { name: /Compléter votre profil/ });
    await page.goto(`/users/${member.id}`);
    await expect(page.getByText('Votre profil est complet à 0 %')).toBeVisible();
    if (viewport === windowSizes.desk) await expect(banner.first()).toBeVisible();

    // A missing item opens its dialog.
    await edit(page, 'Votre fonction', async (dialog) => {
      await dialog.getByLabel('Fonction').fill('Droit des contrats');
      await dialog.getByRole('combobox', { name: 'Ville' }).fill('lyon');
      await page.getByRole('option', { name: 'Lyon (69)' }).click();
    });
    await edit(page, 'Votre tarif horaire', async (dialog) => {
      const field = dialog.getByLabel('Tarif / heure');
      await field.fill('très cher');
      await field.press('Enter');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill('150 €');
      await expect(dialog).toContainText('Affiché sur votre profil');
    });
    await edit(page, 'Une présentation', (dialog) =>
      dialog.getByLabel('À propos').fill('Je relis des contrats.'),
    );
    await edit(page, 'Un domaine d’expertise', async (dialog) => {
      await dialog.getByLabel('Rechercher un domaine').fill('travail');
      await dialog.getByLabel('Droit du travail').check();
    });
    await edit(page, 'Une compétence', async (dialog) => {
      await dialog.getByRole('button', { name: 'Ajouter une compétence' }).click();
      await dialog.getByRole('button', { name: 'Ajouter une compétence' }).click();
      // Suggests the next skills that are not in the list yet, with grade 1; none is offered twice.
      await expect(dialog.getByLabel('Compétence 2')).toHaveValue('Contentieux');
      await expect(
        dialog.getByLabel('Compétence 2').locator('option', { hasText: 'Gestion de projet' }),
      ).toHaveCount(0);
      await dialog.getByLabel('Note de Contentieux').selectOption('4/5');
    });
    await edit(page, 'Une expérience ou une formation', fillExperience);
    await expect(page.getByText('Votre profil est complet à 87 %')).toBeVisible();
    await edit(page, 'Modifier la photo', async (dialog) => {
      const buffer = await page.screenshot({ type: 'jpeg' });
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer });
      await expect(dialog.getByText('est prête à être recadrée')).toBeAttached();
    });

    await expect(page.getByText('Votre profil est complet', { exact: true })).toBeVisible();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('150 €')).toBeVisible();
    await expect(page.getByText('Septembre 2021 – Aujourd’hui', { exact: false })).toBeVisible();
    const me = await call(product, 'GET', '/auth/me', { token: member.token });
    expect(me).toMatchObject({ isComplete: true });
    await expectAccessible(page, 'a whole profile of one’s own');

    // Removed again after a confirmation.
    await page.getByRole('button', { name: 'Supprimer Juriste contrats' }).click();
    await expect(dialogOf(page)).toContainText('Confirmer la suppression\u202f?');
    await dialogOf(page).getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByText('Votre profil est complet à 87 %')).toBeVisible();
  });
}

test('a success under a resting pointer goes away before it covers the next dialog', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'student', 'Odile Ferrand');
  const page = await open({ as: member, viewport: windowSizes.phone });
  // The success goes away by itself five seconds later, on a slow machine before the pointer is there.
  await page.addInitScript(() => {
    const plain = window.setTimeout.bind(window);
    const hold = (work: () => void, ms?: number) => (ms === 5_000 ? 0 : plain(work, ms));
    Object.assign(window, { setTimeout: hold });
  });
  await page.goto(`/users/${member.id}`);
  await edit(page, 'Une présentation', (dialog) =>
    dialog.getByLabel('À propos').fill('Je relis des contrats.'),
  );
  const success = page.getByText('C’est fait');
  await success.hover();
  await page.getByRole('button', { name: 'Votre tarif horaire' }).press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await expect(success).toHaveCount(0);
});

test('what is typed stays in its field when the first focus of a dialog comes late', async ({
  open,
  product,
}) => {
  const member = await makeMember(product, 'employee', 'Solène Aubry');
  const page = await open({ as: member });
  await page.goto(`/users/${member.id}`);
  const add = page.getByRole('button', { name: 'Une expérience ou une formation' });
  // The profile itself comes by such a timer.
  await expect(add).toBeVisible();
  // Timers without a delay wait until they are let go.
  await page.evaluate(() => {
    const plain = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (work: () => void, ms?: number) => (ms ? plain(work, ms) : held.push(work));
    const letGo = () => {
      window.setTimeout = plain;
      for (const work of held) work();
    };
    Object.assign(window, { setTimeout: hold, letGo });
  });
  await add.click();
  const company = dialogOf(page).getByLabel('Entreprise');
  await company.click();
  await page.evaluate('letGo()');
  await page.keyboard.type('Étude Castaing');
  await expect(company).toHaveValue('Étude Castaing');
});

test('visitors and strangers read a profile, and have nothing to change it with', async ({
  open,
  product,
}) => {
  const jurist = await makeMember(product, 'employee', 'Agathe Rouvière');
  await fillPerson(product, jurist);
  const company = await makeMember(product, 'company', 'Ateliers du Quai');
  const address = `/users/${jurist.id}`;
  for (const page of [await open(), await open({ as: company, viewport: windowSizes.phone })]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Agathe Rouvière' })).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: '1/5' }).getByRole('listitem')).toHaveCount(6);
    await page.getByRole('button', { name: 'Voir toutes les compétences' }).click();
    await expect(page.getByText('Maîtrise des réseaux sociaux')).toBeVisible();
    await page.getByRole('button', { name: 'Masquer les compétences' }).click();
    await page.getByRole('button', { name: 'Voir plus', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Voir moins', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Modifier|Ajouter|Supprimer)/ })).toHaveCount(0);
  }
  const visitor = await open({ viewport: windowSizes.desk });
  await visitor.goto(address);
  const back = `retour=${encodeURIComponent(address)}`;
  const register = visitor.getByRole('link', { name: 'S’inscrire pour écrire à Agathe' });
  for (const viewport of Object.values(windowSizes)) {
    await visitor.setViewportSize(viewport);
    await expect(register).toBeVisible();
  }
  await expect(register).toHaveAttribute('href', `/inscription?${back}`);
  await visitor.getByRole('link', { name: 'J’ai déjà un compte' }).click();
  await expect(visitor).toHaveURL(new RegExp(`/connexion\\?${back}$`));
  const member = await open({ as: company });
  await member.goto(address);
  await member.getByRole('button', { name: /^Proposer une mission/ }).click();
  await expect(member.getByRole('dialog', { name: 'Inviter Agathe Rouvière à postuler' })).toBeVisible();
  const answer = async (path: string) => {
    const { status, headers } = await fetch(`${product.url}${path}`, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await answer(`/entreprises/${jurist.id}`)).toEqual([301, address]);
  expect(await answer(`/users/${company.id}`)).toEqual([301, `/entreprises/${company.id}`]);
  expect(await answer('/users/01890000-0000-7000-8000-000000000000')).toEqual([404, null]);
});

test('a dialog is filled with the keyboard alone, and loses nothing that was typed', async ({
  open,
  product,
}) => {
  const jurist = await makeMember(product, 'employee', 'Odon Le Guen');
  const page = await open({ as: jurist });
  await page.goto(`/users/${jurist.id}`);
  const opener = page.getByRole('button', { name: 'Ajouter une expérience' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('textbox', { name: 'Poste' })).toBeFocused();
  // Empty required fields are marked, each with a sentence; the end date is optional.
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(5);
  await expect(dialog.getByText('Indiquez l’entreprise.')).toBeVisible();
  await expectAccessible(page, 'an empty experience that was refused');
  await expect(dialog.getByRole('textbox', { name: 'Poste' })).toBeFocused();
  await page.keyboard.type('Clerc aux successions');

  // Escape closes the dialog: the focus returns, and the typed text is kept for the next time.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Poste' })).toHaveValue('Clerc aux successions');
  await expect(dialog.getByRole('textbox', { name: 'Poste' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const text of ['Étude Castaing', 'Office notarial', 'Vannes']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('15/3/2022');

  // The page is left before the form is sent.
  await page.reload();
  await opener.click();
  await expect(dialog.getByRole('textbox', { name: 'Poste' })).toHaveValue('Clerc aux successions');
  await expect(dialog.getByLabel('Date de début')).toHaveValue('15 mars 2022');
  await dialog.getByRole('textbox', { name: 'Poste' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Étude Castaing')).toBeVisible();

  // The session ends while the member writes: after login, the text is still there.
  await page.getByRole('button', { name: 'Ajouter une présentation' }).click();
  await dialog.getByLabel('À propos').fill('Treize ans de successions.');
  await endSession(page, product, jurist);
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.getByRole('textbox', { name: 'Adresse email' }).fill(jurist.email);
  await page.getByRole('textbox', { name: 'Mot de passe', exact: true }).fill(jurist.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: 'Ajouter une présentation' }).click();
  await expect(dialog.getByLabel('À propos')).toHaveValue('Treize ans de successions.');
});
