import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLinkedInAddress, readWebAddress } from './web-address.ts';

describe('the address of a site', () => {
  it.each([
    ['exemple.fr', 'https://exemple.fr'],
    [' https://www.exemple.fr/ ', 'https://www.exemple.fr'],
    ['http://exemple.fr/cabinet', 'https://exemple.fr/cabinet'],
    ['HTTPS://Exemple.FR/?a=1', 'https://exemple.fr/?a=1'],
    ['société-générale.fr', 'https://société-générale.fr'],
    ['', null],
    ['exemple', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[::1]', null],
    ['exemple.fr:8443', null],
    ['moi:secret@exemple.fr', null],
    ['mailto:moi@exemple.fr', null],
    ['javascript:alert(1)', null],
    ['javascript://exemple.fr/%0aalert(1)', null],
    ['data:text/html,<b>', null],
    ['ftp://exemple.fr', null],
    ['//exemple.fr', null],
    ['exemple.fr/"onclick=', null],
    ['deux mots.fr', null],
    ['exemple.fr\\@autre.fr', null],
  ])('%j is %s', (typed, address) => {
    expect(readWebAddress(typed)).toBe(address);
  });

  it('is of https, with nothing hidden in it, whatever is typed, and is read again as it is', () => {
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl({ withQueryParameters: true }));
    fc.assert(
      fc.property(typed, (text) => {
        const address = readWebAddress(text);
        if (address === null) return;
        expect(address).toMatch(/^https:\/\/[^\s/?#@:\\]+\.[^\s/?#@:\\]+([/?#]\S*)?$/u);
        expect(readWebAddress(address)).toBe(address);
      }),
    );
  });
});

describe('the address of a page of LinkedIn', () => {
  it.each([
    ['linkedin.com/in/anne-lefevre', 'https://linkedin.com/in/anne-lefevre'],
    ['https://fr.linkedin.com/in/anne', 'https://fr.linkedin.com/in/anne'],
    ['https://www.linkedin.com/', null],
    ['https://linkedin.com.exemple.fr/in/anne', null],
    ['https://faux-linkedin.com/in/anne', null],
    ['https://exemple.fr/linkedin.com', null],
    ['https://linkedin.com?suite=/in/anne', null],
    ['https://linkedin.com//in', null],
    ['pas une adresse', null],
    ['', null],
  ])('%j is %s', (typed, address) => {
    expect(readLinkedInAddress(typed)).toBe(address);
  });
});
