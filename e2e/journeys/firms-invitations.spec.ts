import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, makeFirm } from '../support/firms.ts';
import { confirmationLink, type Member, makeMember, newEmail, password } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { logIn, visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** People join a team by an invitation to their address, or by a link. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const as = (person: Member | null, viewport?: { width: number; height: number }) =>
  browserOn(product, person, viewport);
const at = (path: string) => ({ path: product.url + path });
const band = (page: Page): Locator => page.getByRole('region', { name: 'Compte utilisé' });
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const main = (page: Page): Locator => page.getByRole('main');
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name });

test('a person without an account is invited by address, registers, and joins', async ({ open }) => {
  const { firm, owner } = await makeFirm(product);
  const page = await open(as(owner));
  await visit(page, at(`/equipe?pour=${firm.id}`));
  const email = newEmail('karim');
  await page.getByRole('button', { name: 'Inviter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter dans l’équipe' });
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await dialog.getByRole('textbox', { name: 'Adresse email' }).fill(email);
  await dialog.getByRole('radio', { name: /^Responsable/ }).check();
  await expectAccessible(page, 'the dialog that invites');
  await picture(page, 'team-invite-desk');
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(`L’invitation est partie à ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Invitations' }).click();
  await expect(main(page).getByText(email)).toBeVisible();

  const { links } = await product.mailbox.next(email, 'Rejoindre l’équipe');
  const address = links.find((link) => link.includes('/equipe/invitations/')) ?? '';
  let colleague = await open(as(null, windowSizes.phone));
  await colleague.goto(address);
  await expect(title(colleague)).toHaveText('Une équipe vous attend');
  await expectAccessible(colleague, 'an invitation read by a visitor');
  await picture(colleague, 'team-visitor-phone');
  await main(colleague).getByRole('link', { name: 'Créer un compte' }).click();
  await expect(title(colleague)).toHaveText('Votre compte personnel');
  await field(colleague, 'Nom et prénom').fill('Karim Saïdi');
  await expect(field(colleague, 'Adresse email')).toHaveValue(email);
  await colleague.reload();
  await expect(field(colleague, 'Adresse email')).toHaveValue(email);
  await field(colleague, 'Mot de passe').fill(password);
  await colleague.getByRole('checkbox', { name: /J’accepte les/ }).check();
  await picture(colleague, 'team-register-phone');
  await main(colleague).getByRole('button', { name: 'S’inscrire' }).click();
  await expect(title(colleague)).toHaveText('Ouvrez votre mail');
  await colleague.context().close();
  // The link is opened in another browser.
  colleague = await open(as(null, windowSizes.phone));
  await colleague.goto(await confirmationLink(product, email));
  await colleague.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await colleague.getByRole('link', { name: 'Revenir à l’invitation' }).click();
  await expect(title(colleague)).toHaveText('Rejoindre l’équipe de Verdelune Industries');
  await expectAccessible(colleague, 'an invitation');
  await picture(colleague, 'team-invitation-phone');
  await colleague.getByRole('button', { name: 'Rejoindre' }).click();
  await expect(band(colleague)).toContainText('Vous agissez pour Verdelune Industries');
  await expect(title(colleague)).toContainText('Bonjour');

  await visit(page, at('/equipe'));
  await expect(row(page, 'Karim Saïdi')).toContainText('Responsable');
  await visit(page, at('/equipe?vue=journal'));
  await expect(page.getByText('Karim Saïdi a rejoint l’équipe avec le rôle')).toBeVisible();
  await picture(page, 'team-journal-desk');
});

test('an invitation is for its address alone, and a revoked one says so', async ({ open }) => {
  const { firm, owner } = await makeFirm(product);
  const invited = await makeMember(product, 'employee', 'Karim Saïdi');
  const stranger = await makeMember(product, 'employee', 'Louise Tessier');
  const page = await open(as(owner));
  await visit(page, at(`/equipe?vue=invitations&pour=${firm.id}`));
  await expect(page.getByText('Aucune invitation en cours')).toBeVisible();
  await page.getByRole('button', { name: 'Inviter' }).click();
  await field(page, 'Adresse email').fill(invited.email);
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  const revoke = page.getByRole('button', { name: `Annuler : ${invited.email}` });
  await expect(revoke).toBeVisible();
  const { links } = await product.mailbox.next(invited.email, 'Rejoindre l’équipe');
  const address = links.find((link) => link.includes('/equipe/invitations/')) ?? '';

  const other = await open(as(stranger));
  await visit(other, { path: address });
  await expect(title(other)).toHaveText('Cette invitation est pour une autre adresse');
  await expectAccessible(other, 'the invitation of another address');
  await picture(other, 'team-elsewhere-desk');
  await main(other).getByRole('button', { name: 'Changer de compte' }).click();
  await logIn(other, invited.email, invited.password);
  await expect(title(other)).toHaveText('Rejoindre l’équipe de Verdelune Industries');
  await picture(other, 'team-invitation-desk');

  await revoke.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByText(`L’invitation à ${invited.email} est annulée.`)).toBeVisible();
  await main(other).getByRole('button', { name: 'Rejoindre' }).click();
  await expect(other.getByRole('alert')).toBeVisible();
  await other.reload();
  await expect(title(other)).toHaveText('Cette invitation n’est plus valable');
});

test('a reader joins by a link after a login, and the link ends with its places', async ({ open }) => {
  const { firm, owner } = await makeFirm(product);
  const reader = await makeMember(product, 'employee', 'Nadia Roux');
  const page = await open(as(owner));
  await visit(page, at(`/equipe?pour=${firm.id}`));
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  await page.getByRole('radio', { name: /^Lecture/ }).check();
  await page.getByRole('combobox', { name: 'Pour' }).selectOption('1 personne');
  await picture(page, 'team-link-desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Créer le lien' }).click();
  const made = page.getByRole('textbox', { name: 'Adresse à transmettre' });
  await expect(made).toHaveValue(/\/equipe\/rejoindre#/);
  await expectAccessible(page, 'the address of a link');
  await picture(page, 'team-link-made-desk');
  const address = await made.inputValue();

  const visitor = await open(as(null, windowSizes.phone));
  await visitor.goto(address);
  await expect(title(visitor)).toHaveText('Une équipe vous attend');
  await expect(visitor).toHaveURL(/\/equipe\/rejoindre$/);
  await main(visitor).getByRole('link', { name: 'Se connecter' }).click();
  await logIn(visitor, reader.email, reader.password);
  await expect(title(visitor)).toHaveText('Rejoindre l’équipe de Verdelune Industries');
  await picture(visitor, 'team-link-phone');
  await visitor.getByRole('button', { name: 'Rejoindre' }).click();
  await expect(band(visitor)).toContainText('Vous agissez pour Verdelune Industries');

  const late = await open(as(null));
  await late.goto(address);
  await expect(title(late)).toHaveText('Ce lien n’est plus valable');
  await expectAccessible(late, 'a link that has ended');
  await picture(late, 'team-lapsed-desk');
  await late.goto('about:blank');
  await late.goto(`${product.url}/equipe/rejoindre#court`);
  await expect(title(late)).toHaveText('Ce lien est incomplet');
  // The confirmation of an address, opened in another browser, leads here without the link.
  const again = await open(as(null));
  await again.goto(`${product.url}/equipe/rejoindre`);
  await expect(title(again)).toHaveText('Ouvrez de nouveau le lien de l’équipe');
  await expectAccessible(again, 'a link that is to be opened again');
  await picture(again, 'team-link-again-desk');
});
