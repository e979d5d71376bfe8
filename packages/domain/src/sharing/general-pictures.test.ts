import { expect, it } from 'vitest';
import { generalPictures, isGeneralPicture } from './general-pictures.ts';

it('a general picture is found by its name, and nothing else is one', () => {
  for (const name of Object.keys(generalPictures)) expect(isGeneralPicture(name)).toBe(true);
  for (const name of ['', 'toString', 'inconnu']) expect(isGeneralPicture(name)).toBe(false);
});
