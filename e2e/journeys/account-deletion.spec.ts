import { makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { logIn } from '../support/visit.ts';
import { windowSizes } from '../support/window-sizes.ts';

/** Deleting one's account: the confirmation, and that nobody enters it afterwards. */

for (const [width, viewport] of Object.entries(windowSizes)) {
  test(`an account is deleted after a typed word, and cannot be entered any more (${width})`, async ({
    open,
    product,
  }) => {
    const member = await makeMember(product, 'company', 'Cabinet Roussel', { verified: false });
    const page = await open({ as: member, viewport });
    await page.goto('/parametres');
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const dialog = page.getByRole('dialog', { name: /Supprimer votre compte/ });
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toBeFocused();

    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expect(dialog.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();
    await expect(dialog.getByText('Il reste à taper SUPPRIMER ci-dessus.')).toBeInViewport({ ratio: 1 });
    const archive = dialog.getByRole('link', { name: 'Demander une archive' });
    await expect(archive, 'in the colour of the house').toHaveCSS('color', 'rgb(200, 64, 26)');
    await expect(dialog).toContainText(/Ce qui est effacé.*vos documents.*Ce qui reste.*les factures/s);
    const word = dialog.getByRole('textbox', { name: 'Tapez SUPPRIMER pour confirmer' });
    await expect(word).toBeFocused();
    const field = await word.boundingBox();
    const foot = await dialog.getByText('Il reste à taper').locator('..').boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0), 'the field stands above the buttons').toBeLessThanOrEqual(
      foot?.y ?? 0,
    );
    await word.fill('supprimer');
    await expect(dialog.getByText('Il reste à taper')).toHaveCount(0);
    // A quarter of an hour later, a proof of identity is asked for first; cancelling it returns to this dialog.
    await product.sql(`update session set created_at = now() - interval '1 hour', proved_at = now() - interval '1 hour'
    where member_id = '${member.id}'`);
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
    const proof = page.getByRole('dialog', { name: /Confirmez que c.est bien vous/ });
    await expect(proof).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(word).toHaveValue('supprimer');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await proof.getByLabel('Mot de passe', { exact: true }).fill(member.password);
    await proof.getByRole('button', { name: 'Confirmer' }).click();

    await expect(page).toHaveURL(/\/connexion/);
    await expect(page.getByRole('heading', { level: 1, name: 'Votre compte est supprimé' })).toBeVisible();
    await page.getByRole('link', { name: 'Se connecter avec un autre compte' }).click();
    await logIn(page, member.email, member.password);
    await expect(page.getByText('Identifiant ou mot de passe invalide')).toBeVisible();
  });
}
