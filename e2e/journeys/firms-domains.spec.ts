import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { browserOn, makeFirm, makeTeam } from '../support/firms.ts';
import { tabTo } from '../support/keyboard.ts';
import { type Member, makeMember } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** An owner proves a domain of the firm, and colleagues with an address there ask to join. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const as = (person: Member, viewport?: { width: number; height: number }) =>
  browserOn(product, person, viewport);
const at = (path: string) => ({ path: product.url + path });
const band = (page: Page): Locator => page.getByRole('region', { name: 'Compte utilisé' });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

let domains = 0;
const newDomain = (): string => {
  domains += 1;
  return `verdelune-${domains}.fr`;
};

/** A person whose confirmed address is at this domain. */
const makeColleague = async (name: string, domain: string): Promise<Member> => {
  const person = await makeMember(product, 'employee', name);
  const email = `${name.split(' ')[0]?.toLowerCase()}@${domain}`;
  await product.sql(`update member set email = '${email}' where id = '${person.id}'`);
  return { ...person, email };
};

const prove = (firm: Member, domain: string): Promise<void> =>
  product.sql(`insert into firm_domain (firm_id, domain, dns_text, verified_at, way)
    values ('${firm.id}', '${domain}', 'basoche-1', now(), 'mailbox')`);

test('an owner adds a domain, does not find its record, and proves it by a code', async ({ open }) => {
  const { firm, owner } = await makeFirm(product);
  const domain = newDomain();
  const page = await open(as(owner));
  await visit(page, at(`/equipe?vue=domains&pour=${firm.id}`));
  await expect(page.getByText('Aucun domaine e-mail')).toBeVisible();
  await expectAccessible(page, 'a team without a domain');
  await picture(page, 'team-domains-none-desk');

  await tabTo(page, button(page, 'Ajouter un domaine e-mail'));
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Ajouter un domaine e-mail' });
  const name = adding.getByRole('textbox', { name: 'Nom de domaine' });
  await expect(name).toBeFocused();
  await page.keyboard.type('gmail.com');
  await page.keyboard.press('Enter');
  await expect(adding.getByRole('alert')).toContainText('n’est pas celui d’une seule structure');
  await name.fill('nadia@verdelune');
  await page.keyboard.press('Enter');
  await expect(adding.getByText('Indiquez un nom de domaine, comme')).toBeVisible();
  await picture(page, 'team-domain-add-desk');
  await name.fill(`nadia@${domain}`);
  await page.keyboard.press('Enter');
  await expect(adding).toHaveCount(0);
  await expect(page.getByText('À vérifier')).toBeVisible();

  // The DNS of the machine knows nothing of this domain, and may not be reached.
  await page.route('**/check', async (route) => {
    if (!route.request().postData()?.includes('dns')) return route.fallback();
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        status: 409,
        code: 'DOMAIN_NOT_PROVED',
        title: `La ligne TXT n’est pas encore visible à _basoche.${domain}.`,
      },
    });
  });
  await button(page, `Vérifier ${domain}`).click();
  const dialog = page.getByRole('dialog', { name: `Vérifier ${domain}` });
  await expect(dialog.getByText(`_basoche.${domain}`, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^basoche-[\da-f]{32}$/)).toBeVisible();
  await expectAccessible(page, 'the dialog that proves a domain');
  await picture(page, 'team-domain-prove-desk');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copier : Valeur' }).click();
  await expect(dialog.getByRole('button', { name: 'Copié : Valeur' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vérifier la ligne' }).click();
  await expect(dialog.getByRole('alert')).toContainText('n’est pas encore visible');

  await dialog.getByRole('combobox', { name: 'Envoyer le code à' }).selectOption(`hostmaster@${domain}`);
  await dialog.getByRole('button', { name: 'Envoyer un code' }).click();
  await expect(dialog.getByText(`Un code est parti à hostmaster@${domain}`)).toBeVisible();
  const { text } = await product.mailbox.next(`hostmaster@${domain}`, 'Votre code pour vérifier');
  const code = /\b\d{8}\b/.exec(text)?.[0] ?? '';
  const field = dialog.getByRole('textbox', { name: 'Code à 8 chiffres' });
  await field.fill(code.startsWith('1') ? '20000000' : '10000000');
  await dialog.getByRole('button', { name: 'Confirmer le code' }).click();
  await expect(dialog.getByText('Il vous reste 4 essais')).toBeVisible();
  await picture(page, 'team-domain-code-desk');
  await field.fill(`${code.slice(0, 4)} ${code.slice(4)}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/Vérifié par un code le/)).toBeVisible();
  await picture(page, 'team-domains-desk');

  await visit(page, at('/equipe?vue=journal'));
  await expect(page.getByText(`Claire Delmas a vérifié le domaine ${domain}.`)).toBeVisible();
  await visit(page, at('/equipe?vue=domains'));
  await button(page, `Supprimer ${domain}`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('Aucun domaine e-mail')).toBeVisible();
});

test.describe('for owners alone', () => {
  test.use({ expectedComplaint: /status of 500/ });

  test('domains are the owners’ matter, fit a phone, and say when they cannot be read', async ({ open }) => {
    const { firm, people } = await makeTeam(product, {
      'Claire Delmas': 'owner',
      'Yasmine Benali': 'manager',
    });
    const domain = newDomain();
    await prove(firm, domain);
    await product.sql(`insert into firm_domain (firm_id, domain, dns_text, checked_at)
    values ('${firm.id}', 'direction-juridique.verdelune-international.example.com', 'basoche-${'0'.repeat(32)}', now())`);
    const manager = await open(as(people['Yasmine Benali']));
    await visit(manager, at(`/equipe?pour=${firm.id}`));
    await expect(manager.getByRole('link', { name: 'Invitations' })).toBeVisible();
    await expect(manager.getByRole('link', { name: 'Domaines e-mail' })).toHaveCount(0);

    const page = await open(as(people['Claire Delmas'], windowSizes.phone));
    const refused = '**/api/firms/current/domains';
    await page.route(refused, (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, at(`/equipe?vue=domains&pour=${firm.id}`));
    await expect(button(page, 'Réessayer')).toBeVisible();
    await page.unroute(refused);
    await button(page, 'Réessayer').click();
    await expect(page.getByText(domain, { exact: true })).toBeVisible();
    await expect(page.getByText(/ligne TXT introuvable le/)).toBeVisible();
    await expectAccessible(page, 'the domains of a team on a phone');
    await picture(page, 'team-domains-phone');
    await button(page, /^Vérifier direction/).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await picture(page, 'team-domain-prove-phone');
  });
});

test('a colleague asks to join from their settings, and a manager accepts', async ({ open }) => {
  const { firm, people } = await makeTeam(product, { 'Claire Delmas': 'owner', 'Yasmine Benali': 'manager' });
  const domain = newDomain();
  await prove(firm, domain);
  const karim = await makeColleague('Karim Saïdi', domain);
  const theirs = await open(as(karim, windowSizes.phone));
  await visit(theirs, at('/parametres'));
  const panel = theirs.getByRole('region', { name: 'Verdelune Industries est sur Basoche' });
  await expect(panel).toContainText(domain);
  await picture(theirs, 'team-at-domain-settings-phone');
  await visit(theirs, at('/equipe'));
  await expect(theirs.getByText('Vous n’êtes dans aucune équipe')).toHaveCount(0);
  await expectAccessible(theirs, 'the firm of one’s domain');
  await tabTo(theirs, panel.getByRole('button', { name: 'Demander à rejoindre' }));
  await theirs.keyboard.press('Enter');
  await expect(panel.getByText('attend une réponse')).toBeVisible();
  await picture(theirs, 'team-asked-phone');
  await panel.getByRole('button', { name: 'Retirer ma demande' }).click();
  await panel.getByRole('button', { name: 'Demander à rejoindre' }).click();
  await expect(panel.getByText('attend une réponse')).toBeVisible();

  const page = await open(as(people['Yasmine Benali']));
  await visit(page, at('/notifications'));
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Une personne demande à rejoindre l’équipe.' })
    .first()
    .getByRole('button')
    .click();
  await expect(band(page)).toContainText('Verdelune Industries');
  await expect(page.getByRole('region', { name: 'Demandes à rejoindre l’équipe' })).toContainText(
    karim.email,
  );
  await expectAccessible(page, 'the requests of a team');
  await picture(page, 'team-requests-desk');
  await page.setViewportSize(windowSizes.phone);
  await picture(page, 'team-requests-phone');
  await page.setViewportSize(windowSizes.desk);
  await tabTo(page, button(page, 'Accepter Karim Saïdi'));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Karim Saïdi')).toContainText('Lecture');
  await expect(page.getByRole('region', { name: 'Demandes à rejoindre l’équipe' })).toHaveCount(0);
  await visit(page, at('/equipe?vue=journal'));
  await expect(page.getByText(/a accepté la demande de Karim Saïdi/)).toBeVisible();

  await product.mailbox.next(karim.email, 'Vous faites partie de l’équipe');
  await visit(theirs, at('/equipe'));
  await theirs.getByRole('button', { name: /^Agir en son nom/ }).click();
  await expect(band(theirs)).toContainText('Verdelune Industries');
});

test('a request that is refused says when to ask again', async ({ open }) => {
  const { firm, owner } = await makeFirm(product);
  const domain = newDomain();
  await prove(firm, domain);
  const nadia = await makeColleague('Nadia Roux', domain);
  const theirs = await open(as(nadia));
  await visit(theirs, at('/equipe'));
  await picture(theirs, 'team-at-domain-desk');
  await button(theirs, 'Demander à rejoindre').click();
  await expect(theirs.getByText('attend une réponse')).toBeVisible();

  const page = await open(as(owner, windowSizes.phone));
  await visit(page, at(`/equipe?pour=${firm.id}`));
  await button(page, 'Refuser Nadia Roux').click();
  const dialog = page.getByRole('dialog', { name: 'Refuser la demande de Nadia Roux' });
  await expectAccessible(page, 'the dialog that refuses a request');
  await picture(page, 'team-refuse-request-phone');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  await expect(page.getByText(/^La demande de .* est refusée/)).toBeVisible();

  await product.mailbox.next(nadia.email, 'Votre demande de rejoindre');
  await theirs.reload();
  await button(theirs, 'Demander à rejoindre').click();
  await expect(theirs.getByRole('alert')).toContainText('30 jours après');
});
