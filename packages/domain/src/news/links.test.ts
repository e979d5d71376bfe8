import { describe, expect, it } from 'vitest';
import { isWritableLink, readLink } from './links.ts';

describe('a link that is written into an article', () => {
  it.each([
    ['https://www.legifrance.gouv.fr/codes', true],
    ['https://a.test', true],
    ['mailto:contact@exemple.fr', true],
    ['/blog?by=author%3AX', true],
    ['http://a.test', false],
    ['HTTPS://a.test', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//a.test', false],
    ['/\\a.test', false],
    ['/\n/a.test', false],
    ['https://', false],
    ['https://user@a.test', false],
    ['https://a.test/"><script>', false],
    ['mailto:a@b.fr?body=x', false],
    ['vbscript:x', false],
    ['', false],
    [`https://a.test/${'x'.repeat(1_985)}`, true],
    [`https://a.test/${'x'.repeat(1_986)}`, false],
  ])('%j: %s', (url, expected) => {
    expect(isWritableLink(url)).toBe(expected);
  });

  it.each([
    ['exemple.fr/page', 'https://exemple.fr/page'],
    ['http://exemple.fr', 'https://exemple.fr'],
    [' https://exemple.fr ', 'https://exemple.fr'],
    ['contact@exemple.fr', 'mailto:contact@exemple.fr'],
    ['mailto:contact@exemple.fr', 'mailto:contact@exemple.fr'],
    ['/consult/missions', '/consult/missions'],
    [' MAILTO:contact@exemple.fr ', 'mailto:contact@exemple.fr'],
    [' /blog ', '/blog'],
    ['contact@exemple', null],
    ['jean dupont@exemple.fr', null],
    ['exemple.fr/contact@exemple.fr', 'https://exemple.fr/contact@exemple.fr'],
    ['javascript:alert(1)', null],
    ['//exemple.fr', null],
    ['deux mots', null],
    ['', null],
  ])('is read from %j: %j', (typed, expected) => {
    expect(readLink(typed)).toBe(expected);
  });
});
