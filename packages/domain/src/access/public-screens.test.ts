import { describe, expect, it } from 'vitest';
import { isPublicScreen, publicScreens } from './public-screens.ts';

const id = '0199d1f2-0000-7000-8000-000000000001';

describe('what search engines may show', () => {
  it('is every screen of the public, and the pages that there are many of', () => {
    for (const path of publicScreens) expect([path, isPublicScreen(path)]).toEqual([path, true]);
    for (const path of [
      `/consult/missions/${id}`,
      `/consult/emplois/${id}/`,
      `/users/${id}`,
      `/entreprises/${id}`,
      '/blog/article/un-titre',
    ]) {
      expect([path, isPublicScreen(path)]).toEqual([path, true]);
    }
  });

  it('is nothing else', () => {
    for (const path of [
      '/parametres',
      '/messages',
      `/messages/${id}`,
      '/consult/missions/recherches',
      '/manage/missions/create',
      `/manage/missions/${id}`,
      '/confirm/code',
      '/forgottenPassword',
      '/page-en-construction',
      '/nulle/part',
      '/admin',
      `/m/cabinet-vasseur`,
    ]) {
      expect([path, isPublicScreen(path)]).toEqual([path, false]);
    }
  });
});
