import type { Locator, Page } from '@playwright/test';
import { addNames, person } from '../support/conflicts.ts';
import { browserOn } from '../support/firms.ts';
import { anAvocat, askHearing } from '../support/hearings.ts';
import { looksRight } from '../support/looks-right.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** A client names the parties of a hearing; an avocat compares them with their own names, signs, and takes it. */

let product: Product;
test.beforeAll(async ({ worlds }, { file }) => {
  product = await worlds.of(file);
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });

test('the parties of a hearing are named, compared, and an avocat takes it with a signature', async ({
  open,
}) => {
  const client = await anAvocat(product, 'Sophie Arnoult');
  const id = await askHearing(product, client, { namesParties: 'yes' });
  const at = { path: `${product.url}/audiences/${id}` };
  const asking = await open(browserOn(product, client, windowSizes.phone));
  const taker = await anAvocat(product, 'Yasmine Benali');
  const taking = await open(browserOn(product, taker, windowSizes.phone));

  await visit(taking, at);
  await expect(button(taking, /^Prendre cette audience/)).toHaveCount(0);
  await looksRight(taking, 'hearing-parties-awaited');

  await visit(asking, at);
  await expect(asking.getByText('Nommez-les pour que les avocats soient prévenus.')).toBeVisible();
  await looksRight(asking, 'hearing-parties-empty');
  await button(asking, 'Ajouter une partie').click();
  const party = asking.getByRole('dialog', { name: 'Ajouter une partie' });
  await party.getByRole('textbox', { name: 'Nom de famille' }).fill('Kervella');
  await party.getByRole('textbox', { name: 'Prénom' }).fill('Thomas');
  await button(party, 'Ajouter').click();
  await button(asking, 'Enregistrer la liste').click();
  await expect(asking.getByText('La liste est enregistrée.')).toBeVisible();
  await looksRight(asking, 'hearing-parties-named');

  await visit(taking, at);
  await taking.getByRole('link', { name: 'Créer ma liste' }).click();
  await expect(taking.getByRole('heading', { level: 1 })).toHaveText('Ma liste des conflits');
  await addNames(product, taker, person('Ng', null, 'client'));
  await taking.getByRole('link', { name: 'Retour à l’audience' }).click();
  await looksRight(taking, 'hearing-check-to-ask');
  await button(taking, 'Vérifier mes conflits').click();
  await button(taking.getByRole('dialog'), 'Vérifier').click();
  await expect(taking.getByText(/Rien trouvé|À examiner/)).toBeVisible();
  await looksRight(taking, 'hearing-checked');
  await button(taking, /^Prendre cette audience/).click();
  const dialog = taking.getByRole('dialog', { name: 'Prendre cette audience' });
  await dialog.getByRole('checkbox', { name: 'accord de confidentialité' }).check();
  await button(dialog, 'Prendre l’audience').click();
  await expect(dialog).toContainText('Signez la déclaration d’indépendance.');
  await looksRight(taking, 'hearing-take-signing');
  await dialog.getByRole('checkbox', { name: 'déclaration d’indépendance' }).check();
  await button(dialog, 'Prendre l’audience').click();
  await expect(taking).toHaveURL(/\/messages\//);
});
