import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const of = (path: string) => {
  const { pathname, search } = pageAddress(new URL(path, 'https://basoche.test'));
  return pathname + search;
};

describe('the address of a page', () => {
  it('is without what the page does not read, such as the marks of a campaign', () => {
    expect(of('/?utm_source=lettre&fbclid=1')).toBe('/');
    expect(of('/tarifs?q=bail')).toBe('/tarifs');
    expect(of('/consult/missions?utm_medium=mail&visite=3')).toBe('/consult/missions');
    expect(of('/consult/emplois/0198c2f4-0000-7000-8000-000000000000?ref=x')).toBe(
      '/consult/emplois/0198c2f4-0000-7000-8000-000000000000',
    );
  });

  it('has what the page reads, in one order, several values of a filter in theirs', () => {
    expect(of('/consult/missions?sort=price&q=bail&utm_id=1&domain=droit_rural&domain=droit_affaires')).toBe(
      '/consult/missions?domain=droit_rural&domain=droit_affaires&q=bail&sort=price',
    );
    expect(of('/consult/missions?q=bail&sort=&tarifLow=1000')).toBe('/consult/missions?q=bail&tarifLow=1000');
    expect(of('/consult/emplois?contractType=CDI&a=1')).toBe('/consult/emplois?contractType=CDI');
    expect(of('/users/?availability=AVAILABLE&a=1')).toBe('/users/?availability=AVAILABLE');
    expect(of('/blog?page=2&by=author%3AA&gclid=1')).toBe('/blog?by=author%3AA&page=2');
    expect(of('/simulateur?montant=500&a=1')).toBe('/simulateur?montant=500');
  });

  it('is kept whole where a form may be handed anything, and on a private screen', () => {
    for (const path of ['/connexion?retour=%2Fmessages&a=1', '/inscription?profil=x', '/messages?b=2&a=1'])
      expect(of(path)).toBe(path);
  });
});
