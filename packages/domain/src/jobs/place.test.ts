import { expect, it } from 'vitest';
import { placeText } from './place.ts';

it('where one works is said in one line', () => {
  expect(placeText({ modality: 'onPlace', place: '69', city: 'Lyon' })).toBe('Lyon (69)');
  expect(placeText({ modality: 'onPlace', place: '69', city: null })).toBe('Rhône (69)');
  expect(placeText({ modality: 'mixte', place: '75', city: 'Paris' })).toBe('Paris (75), mixte');
  expect(placeText({ modality: 'distance', place: null, city: null })).toBe('À distance');
});

it('is the modality alone while an offer is written and its place is not chosen', () => {
  expect(placeText({ modality: 'mixte', place: null, city: null })).toBe('Mixte');
  expect(placeText({ modality: 'onPlace', place: null, city: null })).toBe('Présentiel');
});
