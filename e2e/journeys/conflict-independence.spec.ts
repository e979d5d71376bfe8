import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addNames, nameParties, person } from '../support/conflicts.ts';
import { browserOn } from '../support/firms.ts';
import { call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { badge, button, chooseMode, conversation, nextStep } from '../support/thread.ts';
import { visit } from '../support/visit.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A client shows the parties to a candidate with a doubt, who then signs; another one signs with their price (rules §9). */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const title = 'Défense devant le tribunal de commerce';
const as = (person: Member, size: keyof typeof windowSizes) => browserOn(product, person, windowSizes[size]);
const at = (path: string) => ({ path: product.url + path });
const main = (page: Page): Locator => page.getByRole('main');
const state = (page: Page): Locator => page.getByRole('region', { name: 'Indépendance' });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** A litigation with a named party, and a candidate who keeps a register of this client. */
const aLitigation = async () => {
  const client = await makeMember(product, 'company', 'Maison Delcourt');
  const mission = await makeMission(product, client, title, { nature: 'contentieux', namesParties: 'yes' });
  await nameParties(product, client, mission, 0, person('Kervella', 'Thomas'));
  return { client, mission };
};
const aLawyer = async (name: string, client: object): Promise<Member> => {
  const lawyer = await makeMember(product, 'employee', name, { jobName: 'Avocat' });
  await addNames(product, lawyer, client);
  return lawyer;
};

/** A lawyer without a conflict whom chance told so: one answer in sixteen is « à examiner » whatever the names. */
const aLawyerWithoutConflict = async (mission: string): Promise<Member> => {
  const lawyer = await aLawyer('Thomas Ferrand', person('Lemercier', 'Louise', 'client'));
  const { answer } = await call<{ answer: string }>(product, 'POST', `/conflicts/checks/${mission}`, {
    token: lawyer.token,
    body: {},
  });
  return answer === 'nothing' ? lawyer : aLawyerWithoutConflict(mission);
};

const openOffer = async (page: Page, mission: string): Promise<Locator> => {
  await visit(page, at(`/consult/missions/${mission}`));
  await main(page).getByRole('button', { name: 'Postuler à la mission' }).click();
  const offer = dialog(page, 'Proposer un prix');
  await expect(offer.getByRole('radio', { name: /^Je signe la déclaration/ })).toBeVisible();
  return offer;
};

for (const [size, otherSize] of [
  ['desk', 'phone'],
  ['phone', 'desk'],
] as const) {
  test(`a doubt is told, the parties are shown, and the candidate signs and begins (${size})`, async ({
    open,
  }) => {
    const { client, mission } = await aLitigation();
    const yasmine = await aLawyer('Yasmine Benali', person('Kervella', 'Thomas', 'client'));
    const theirs = await open(as(yasmine, size));
    const ours = await open(as(client, otherSize));

    await test.step('she asks about the parties, and is to examine', async () => {
      await visit(theirs, at(`/consult/missions/${mission}`));
      await main(theirs).getByRole('button', { name: 'Vérifier mes conflits' }).click();
      await theirs.getByRole('dialog').getByRole('button', { name: 'Vérifier', exact: true }).click();
      await expect(main(theirs).getByText('À examiner avant de vous engager')).toBeVisible();
    });

    await test.step('she applies with a reserve', async () => {
      const offer = await openOffer(theirs, mission);
      await offer.getByLabel('Votre prix (HT)').fill('900');
      await offer.getByRole('button', { name: 'Envoyer ma proposition' }).click();
      await expect(offer.getByText('Signez la déclaration d’indépendance, ou indiquez')).toBeVisible();
      await expect(offer.getByText('Vous avez relu votre liste et vos dossiers')).toBeVisible();
      await offer.getByRole('button', { name: 'Lire la déclaration' }).click();
      await expect(offer.getByRole('region', { name: 'Texte de la déclaration' })).toBeVisible();
      await expectAccessible(theirs, `the choice of independence (${size})`);
      await picture(theirs, `independence-choice-${size}`);
      await offer.getByRole('radio', { name: /^J’ai un point à voir/ }).check();
      await offer.getByRole('button', { name: 'Envoyer ma proposition' }).click();
      await expect(conversation(theirs)).toContainText('Vous avez indiqué un point à voir avec le client.');
    });
    const thread = theirs.url().split('/messages/')[1]?.split('?')[0] ?? '';

    await test.step('the client reads it among the candidates and in the thread, without a reason', async () => {
      await visit(ours, at(`/manage/missions/${mission}`));
      await expect(main(ours).getByText('Réserve', { exact: true })).toBeVisible();
      await picture(ours, `independence-candidates-${otherSize}`);
      await visit(ours, at(`/messages/${thread}`));
      await expect(nextStep(ours)).toContainText('Un point est à voir avec le prestataire.');
      await expect(nextStep(ours)).toContainText('dès que l’accord de confidentialité est accepté');
      await expect(conversation(ours)).toContainText('Yasmine Benali indique un point à voir avec vous');
      await expectAccessible(ours, `a reserve in a thread (${otherSize})`);
      await picture(ours, `independence-reserve-${otherSize}`);
    });

    await test.step('both agree to confidentiality, and the client shows the parties', async () => {
      for (const { token } of [client, yasmine])
        await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token, body: {} });
      await button(ours, 'Montrer les parties à ce prestataire').click();
      const question = dialog(ours, 'Montrer les parties à Yasmine Benali');
      await expectAccessible(ours, `the question before parties are shown (${otherSize})`);
      await picture(ours, `independence-disclose-${otherSize}`);
      await question.getByRole('button', { name: 'Montrer les parties' }).click();
      await expect(conversation(ours)).toContainText('Vous avez montré les parties de la mission');
    });

    await test.step('she reads them, and signs', async () => {
      await expect(conversation(theirs)).toContainText('vous a montré les parties de la mission');
      await nextStep(theirs).getByRole('button', { name: 'Lire les parties' }).click();
      const shown = dialog(theirs, 'Parties de la mission');
      await expect(shown.getByRole('listitem')).toHaveText([/Thomas Kervella.*Partie adverse/]);
      await expectAccessible(theirs, `the parties that were shown (${size})`);
      await picture(theirs, `independence-shown-${size}`);
      await theirs.keyboard.press('Escape');
      await button(theirs, 'Signer').click();
      const declaration = dialog(theirs, 'Déclaration d’indépendance');
      await expectAccessible(theirs, `the declaration (${size})`);
      await picture(theirs, `independence-declare-${size}`);
      await declaration.getByRole('button', { name: 'Signer la déclaration' }).click();
      await expect(conversation(theirs)).toContainText('Vous avez signé la déclaration d’indépendance.');
      await expect(conversation(ours)).toContainText('Yasmine Benali a signé la déclaration d’indépendance.');
    });

    await test.step('the mode is accepted', async () => {
      await button(ours, 'Accepter le prix').click();
      await chooseMode(ours, 'Relation directe', { isAgreed: true });
      await button(theirs, 'Accepter la relation directe').click();
      await expect(badge(theirs)).toHaveText('À vous de réaliser la mission');
      await picture(theirs, `independence-ongoing-${size}`);
    });
  });
}

test('a candidate signs with their price; a changed list asks for both again', async ({ open }) => {
  const { client, mission } = await aLitigation();
  const thomas = await aLawyerWithoutConflict(mission);
  const theirs = await open(as(thomas, 'desk'));
  await visit(theirs, at(`/consult/missions/${mission}`));
  await expect(main(theirs).getByText(/^Rien trouvé le/)).toBeVisible();
  const offer = await openOffer(theirs, mission);
  await offer.getByLabel('Votre prix (HT)').fill('1100');
  await offer.getByRole('radio', { name: /^Je signe la déclaration/ }).check();
  await offer.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(conversation(theirs)).toContainText('Vous avez signé la déclaration d’indépendance.');
  await expect(nextStep(theirs).getByRole('button', { name: 'Signer' })).toHaveCount(0);
  await expect(state(theirs)).toContainText('Indépendance déclarée le');

  await test.step('the client compares candidates in a table', async () => {
    const ours = await open(as(client, 'desk'));
    await visit(ours, at(`/manage/missions/${mission}`));
    await main(ours).getByRole('link', { name: 'Tableau' }).click();
    await expect(ours.getByRole('columnheader', { name: 'Indépendance' })).toBeVisible();
    await expect(ours.getByRole('row', { name: /Thomas Ferrand/ })).toContainText('Déclarée');
    await expectAccessible(ours, 'the table of candidates with their independence');
    await picture(ours, 'independence-table-desk');
  });

  await test.step('a party comes to the list: the candidate asks again, then signs again', async () => {
    await nameParties(
      product,
      client,
      mission,
      1,
      person('Kervella', 'Thomas', 'client'),
      person('Fabre', 'Inès', 'client'),
    );
    await theirs.reload();
    await expect(state(theirs).first()).toContainText('La liste a changé');
    await expectAccessible(theirs, 'a list that has changed');
    await picture(theirs, 'independence-changed-desk');
    await button(theirs, 'Vérifier mes conflits').click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Vérifier', exact: true }).click();
    await button(theirs, 'Signer').click();
    await dialog(theirs, 'Déclaration d’indépendance')
      .getByRole('button', { name: 'Signer la déclaration' })
      .click();
    await expect(nextStep(theirs).getByRole('button', { name: 'Signer' })).toHaveCount(0);
    await expect(state(theirs)).toContainText('Indépendance déclarée le');
  });

  await test.step('they no longer maintain it', async () => {
    await state(theirs).getByRole('button', { name: 'Je ne peux plus la maintenir' }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Ne plus la maintenir' }).click();
    await expect(conversation(theirs)).toContainText('Vous ne maintenez plus votre déclaration');
    await picture(theirs, 'independence-retracted-desk');
  });
});

test('a mission that asks for nothing shows nothing of it', async ({ open }) => {
  const client = await makeMember(product, 'company', 'Maison Delcourt');
  const mission = await makeMission(product, client, 'Note de jurisprudence');
  const lawyer = await makeMember(product, 'employee', 'Yasmine Benali', { jobName: 'Avocat' });
  const page = await open(as(lawyer, 'phone'));
  await visit(page, at(`/consult/missions/${mission}`));
  await main(page).getByRole('button', { name: 'Postuler à la mission' }).click();
  const offer = dialog(page, 'Proposer un prix');
  await offer.getByLabel('Votre prix (HT)').fill('700');
  await expect(offer.getByText('Votre indépendance')).toHaveCount(0);
  await offer.getByRole('button', { name: 'Envoyer ma proposition' }).click();
  await expect(conversation(page)).toBeVisible();
  await expect(state(page)).toHaveCount(0);
});
