import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { makeMember } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { picture, windowSizes } from '../support/window-sizes.ts';

/** A member's own data: archive requested, announced by mail, downloaded; and the retention of each class. */

for (const [where, viewport] of Object.entries(windowSizes)) {
  test(`an archive of one's data is asked for, announced by mail and downloaded, on a ${where}`, async ({
    open,
    product,
  }) => {
    const member = await makeMember(product, 'student', 'Ada Archiviste');
    const page = await open({ as: member, viewport });
    await page.goto('/parametres/donnees');
    const panel = page.getByRole('region', { name: 'Vos données' });
    await panel.getByRole('button', { name: 'Demander mes données' }).click();
    const letter = await product.mailbox.next(member.email, 'Vos données sont prêtes');
    expect(letter.links.some((link) => link.endsWith('/parametres/donnees'))).toBe(true);
    const row = panel.getByRole('listitem').first();
    await expect(row).toContainText('À télécharger avant le');
    await expectAccessible(page, 'an archive that is ready');
    await picture(page, `own-data-${where}`);
    const coming = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Télécharger l’archive/ }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^basoche-donnees-.*\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(bytes.includes('LISEZ-MOI.txt')).toBe(true);

    await page.getByText('Voir les durées de conservation').click();
    await expect(page.getByText('2 ans après le refus')).toBeVisible();
  });
}
