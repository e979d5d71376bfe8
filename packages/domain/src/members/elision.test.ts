import { describe, expect, it } from 'vitest';
import { ofName, thatName } from './elision.ts';

describe('a name after « de »', () => {
  it.each([
    ['Aurélien Roy', 'd’Aurélien Roy'],
    ['Élodie Vasseur', 'd’Élodie Vasseur'],
    ['Inès Fournier', 'd’Inès Fournier'],
    ['Ïan', 'd’Ïan'],
    ['Œuvre des avocats', 'd’Œuvre des avocats'],
    ['ITG', 'd’ITG'],
    ['Yves Morin', 'd’Yves Morin'],
    ['Hector Lang', 'd’Hector Lang'],
    ['Hélène Roux', 'd’Hélène Roux'],
    ['Henri-Paul Aubry', 'd’Henri-Paul Aubry'],
    ['Hortense Baudry', 'd’Hortense Baudry'],
    ['Hippolyte Roy', 'd’Hippolyte Roy'],
    ['Hôtel des ventes', 'd’Hôtel des ventes'],
  ])('%s loses the e', (name, words) => {
    expect(ofName(name)).toBe(words);
  });

  it.each([
    'Camille Aubry',
    'Yasmine Benali',
    'Yuna Le Goff',
    'Hassan Diallo',
    'Harold Kervella',
    'Hong Liu',
    'Hect’Or',
    'Le Goff',
    'd’Ormesson',
    '3 Suisses',
    '',
  ])('« %s » keeps it', (name) => {
    expect(ofName(name)).toBe(`de ${name}`);
  });
});

it('after « que » it is the same', () => {
  expect(thatName('Aurélien')).toBe('qu’Aurélien');
  expect(thatName('Le client')).toBe('que Le client');
});
