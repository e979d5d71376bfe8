import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Trail } from './trail.tsx';

const labels = (links: { to: string; label: string }[], current: string): string[] => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Trail links={links} current={current} />
    </MemoryRouter>,
  );
  return [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text ?? '');
};

const members = { to: '/members', label: 'Les membres' };
const students = { to: '/users', label: 'Les étudiants' };

describe('the trail of a page', () => {
  it('goes from the home page by the first link to the last label, without an ellipsis where nothing is between', () => {
    expect(labels([], 'Aide')).toEqual(['Accueil', 'Aide']);
    expect(labels([members], 'Léa Fournier')).toEqual(['Accueil', 'Les membres', 'Léa Fournier']);
  });

  it('puts an ellipsis, which opens on them, in the place of the links between', () => {
    expect(labels([members, students], 'Léa Fournier')).toEqual([
      'Accueil',
      'Les membres',
      '…',
      'Les étudiants',
      'Léa Fournier',
    ]);
  });
});
