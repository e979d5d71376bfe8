import { expect, it } from 'vitest';
import { placeWords } from './place.ts';

it('where one works is said in one line', () => {
  expect(placeWords({ modality: 'onPlace', place: '69', city: 'Lyon' })).toBe('Lyon (69)');
  expect(placeWords({ modality: 'onPlace', place: '69', city: null })).toBe('Rhône (69)');
  expect(placeWords({ modality: 'mixte', place: '75', city: 'Paris' })).toBe('Paris (75), mixte');
  expect(placeWords({ modality: 'distance', place: null, city: null })).toBe('À distance');
});

it('is the modality alone while an offer is written and its place is not chosen', () => {
  expect(placeWords({ modality: 'mixte', place: null, city: null })).toBe('Mixte');
  expect(placeWords({ modality: 'onPlace', place: null, city: null })).toBe('Présentiel');
});
