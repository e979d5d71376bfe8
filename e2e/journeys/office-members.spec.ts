import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { codeOf, makeOffice } from '../support/offices.ts';
import { call, makeMember, makeMission, newEmail } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** Staff manage accounts: suspend and restore a member, create a staff account, erase a member. */

test('a moderator finds a member by keyboard, suspends them with a reason and restores them', async ({
  open,
  product,
}) => {
  await makeMember(product, 'employee', 'Basile Nocturne');
  const creator = await makeMember(product, 'company', 'Étude Quillfeather');
  const mission = await makeMission(product, creator, 'Relecture de statuts');
  const moderator = await makeOffice(product, 'moderator');
  const desk = await open({ as: moderator });
  const theirs = await open({ as: creator, viewport: windowSizes.phone });
  const visitor = await open();
  let link = '';
  await theirs.goto('/manage/missions');
  await expect(theirs.getByText('Relecture de statuts').first()).toBeVisible();
  await visitor.goto('/consult/missions');
  await expect(visitor.getByText('Relecture de statuts')).toBeVisible();

  await test.step('arrows walk the table, Enter opens the member', async () => {
    await desk.goto('/admin/membres');
    await desk.getByLabel('Rechercher un membre').fill('QUILLF etude');
    await desk.keyboard.press('Enter');
    const row = desk.getByRole('table').getByRole('link', { name: creator.name });
    await expect(row).toBeVisible();
    await expect(desk).toHaveURL(/q=QUILLF/);
    await expectAccessible(desk, 'members that were found');
    await desk.goto('/admin/membres');
    const links = desk.getByRole('table').getByRole('link');
    await tabTo(desk, links.first());
    await desk.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await desk.keyboard.press('ArrowUp');
    await expect(links.first()).toBeFocused();
    await picture(desk, 'members-desk');
    await row.focus();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('heading', { name: creator.name, level: 1 })).toBeVisible();
  });

  await test.step('no moderator erases', async () => {
    await expect(desk.getByRole('button', { name: 'Supprimer le compte' })).toHaveCount(0);
  });

  await test.step('the suspended member is out, and so is what they published', async () => {
    const opener = desk.getByRole('button', { name: 'Suspendre le compte' });
    const dialog = desk.getByRole('dialog');
    await opener.click();
    await dialog.getByLabel('Motif').fill('Un début de motif.');
    await desk.keyboard.press('Escape');
    await expect(dialog, 'Escape closes, and keeps what was typed').toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByLabel('Motif')).toHaveValue('Un début de motif.');
    await desk.goBack();
    await expect(dialog, 'so does the back button').toHaveCount(0);
    await opener.click();
    await expect(dialog).toContainText('Vous retrouvez ce que vous aviez commencé.');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(dialog.getByLabel('Motif'), 'given up').toHaveValue('');
    await dialog.getByRole('button', { name: 'Suspendre le compte' }).click();
    await expect(dialog.getByText('Écrivez pourquoi')).toBeVisible();
    await dialog.getByLabel('Motif').fill('La mission demande de contourner la plateforme.');
    await expectAccessible(desk, 'a suspension');
    await dialog.getByRole('button', { name: 'Suspendre le compte' }).click();
    await expect(desk.getByText('Compte suspendu')).toBeVisible();
    // The pressed button is gone: the focus is on the one that replaces it.
    await expect(desk.getByRole('button', { name: 'Rétablir le compte' })).toBeFocused();
    await picture(desk, 'member-suspended-desk');
    const { text, links } = await product.mailbox.next(creator.email, 'Votre compte Basoche est suspendu');
    expect(text).toContain('contourner la plateforme');
    link = links.find((one) => one.includes('/recours/')) ?? '';
    await visitor.goto(`/consult/missions/${mission}`);
    await expect(visitor.getByText('Relecture de statuts')).toHaveCount(0);
    await theirs.goto('/connexion');
    await theirs.getByLabel('Email').fill(creator.email);
    await theirs.getByLabel('Mot de passe', { exact: true }).fill(creator.password);
    await theirs.getByRole('button', { name: 'Se connecter' }).click();
    await expect(theirs.getByText('contient un lien pour lire les motifs')).toBeVisible();
  });

  await test.step('they read why and appeal by the link of the mail, without a session, and somebody else answers', async () => {
    await visitor.setViewportSize(windowSizes.phone);
    await visitor.goto(link);
    const main = visitor.getByRole('main');
    await expect(main).toContainText('contourner la plateforme');
    await visitor.getByRole('button', { name: 'Envoyer le recours' }).click();
    await expect(main).toContainText('Dites ce que la décision');
    await visitor.getByLabel('Pourquoi cette décision doit être revue').fill('La mission est corrigée.');
    await expectAccessible(visitor, 'an appeal by the link of a mail');
    await picture(visitor, 'appeal-link-phone');
    await visitor.getByRole('button', { name: 'Envoyer le recours' }).click();
    await expect(main).toContainText('Notre équipe l’examine');
    // If nobody else could, the member of staff who suspended would decide the appeal.
    const other = await open({ as: await makeOffice(product, 'moderator'), viewport: windowSizes.desk });
    await desk.goto('/admin/signalements?vue=recours');
    await expect(desk.getByRole('article').filter({ hasText: creator.name })).toContainText(
      'un autre membre',
    );
    await other.goto('/admin/signalements?vue=recours');
    const card = other.getByRole('article').filter({ hasText: creator.name });
    await expectAccessible(other, 'a suspension that is contested');
    await picture(other, 'suspension-appeals-desk');
    await card.getByRole('button', { name: /^Trancher/ }).click();
    await other.getByRole('dialog').getByLabel('Votre réponse').fill('La mission en ligne est la même.');
    await other.getByRole('dialog').getByRole('button', { name: 'Rendre la décision' }).click();
    await expect(card).toHaveCount(0);
    await visitor.reload();
    await expect(main).toContainText('La mission en ligne est la même.');
    await visitor.setViewportSize(windowSizes.desk);
    await picture(visitor, 'appeal-link-desk');
    await desk.goto(`/admin/membres/${creator.id}`);
  });

  await test.step('restored, they sign in and find everything as it was', async () => {
    await desk.getByRole('button', { name: 'Rétablir le compte' }).click();
    await desk.getByRole('dialog').getByLabel('Motif').fill('La mission a été corrigée avec nous.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Rétablir le compte' }).click();
    await expect(desk.getByText('Compte rétabli')).toBeVisible();
    await theirs.getByRole('button', { name: 'Se connecter' }).click();
    await expect(theirs).not.toHaveURL(/connexion/);
    await visitor.goto(`/consult/missions/${mission}`);
    await expect(visitor.getByRole('heading', { name: 'Relecture de statuts' })).toBeVisible();
  });
});

test('an admin makes a moderator and erases a member, with a code asked again', async ({ open, product }) => {
  const admin = await makeOffice(product, 'admin');
  const member = await makeMember(product, 'employee', 'Odilon Varga');
  const email = newEmail('recrue');
  const desk = await open({ as: admin });
  await desk.goto('/admin/equipe');
  await expect(desk.getByRole('article').first()).toBeVisible();
  await expectAccessible(desk, 'the staff');

  await test.step('an old code is not enough', async () => {
    await product.sql(`update session set second_factor_at = now() - interval '1 hour'
      where member_id = '${admin.id}'`);
    await desk.getByRole('button', { name: 'Créer un compte' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await expect(dialog.getByLabel('Modérateur')).toBeChecked();
    await expectAccessible(desk, 'a new account');
    await dialog.getByRole('button', { name: 'Créer le compte' }).click();
    await dialog.getByLabel(/^Code/).fill(codeOf(admin.secret, 1));
    await dialog.getByRole('button', { name: 'Créer le compte' }).click();
    await expect(dialog).toHaveCount(0);
    const made = desk.getByRole('article').filter({ hasText: email });
    await expect(made).toContainText('Lien pas encore ouvert');
    await product.mailbox.next(email, 'Votre accès à Basoche');
  });

  await test.step('their role changes, and their access is suspended', async () => {
    const made = desk.getByRole('article').filter({ hasText: email });
    await made.getByRole('button', { name: /^Changer le rôle/ }).click();
    await desk.getByRole('dialog').getByLabel('Rédacteur').check();
    await desk.getByRole('dialog').getByRole('button', { name: 'Changer le rôle' }).click();
    await expect(made.getByText('Rédacteur', { exact: true })).toBeVisible();
    await made.getByRole('button', { name: /^Suspendre/ }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Suspendre' }).click();
    await expect(made.getByText('Suspendu', { exact: true })).toBeVisible();
    const phone = await open({ as: admin, viewport: windowSizes.phone });
    await phone.goto('/admin/equipe');
    await expect(phone.getByRole('article').first()).toBeVisible();
    await picture(phone, 'staff-phone');
  });

  await test.step('a member is erased for good', async () => {
    await desk.goto(`/admin/membres?q=${member.email}`);
    await desk.getByRole('link', { name: member.name }).click();
    await desk.getByRole('button', { name: 'Supprimer le compte' }).click();
    await desk.getByRole('dialog').getByLabel('Motif').fill('Un faux profil.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Supprimer le compte' }).click();
    await expect(desk.getByRole('heading', { name: 'Compte supprimé', level: 1 })).toBeVisible();
    await product.mailbox.next(member.email, 'Votre compte Basoche est supprimé');
    const listed = await call<unknown[]>(product, 'GET', `/admin/members?q=${member.email}`, {
      token: admin.token,
    });
    expect(listed).toEqual([]);
  });
});

test('a moderator is told that the staff is looked after by admins', async ({ open, product }) => {
  const desk = await open({ as: await makeOffice(product, 'moderator') });
  await desk.goto('/admin/equipe');
  await expect(desk.getByText('L’équipe est réservée aux administrateurs')).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Équipe et rôles' })).toHaveCount(0);
});
