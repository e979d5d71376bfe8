import { QueryClient, QueryClientProvider, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { home } from '../content.ts';
import { Latest } from './latest.tsx';
import SampleListings from './samples.tsx';

type Titled = { id: string; title: string };

const Listed = ({ items, samples }: { items: Titled[]; samples: 'missions' | 'offers' }) => {
  const query: UseQueryResult<Titled[]> = useQuery({
    queryKey: ['latest'],
    queryFn: () => items,
    initialData: items,
  });
  return (
    <Latest
      query={query}
      content={home.latestMissions}
      to={{ all: '/consult/missions', create: '/manage/missions/create' }}
      card={({ title }) => <a href="/somewhere">{title}</a>}
      samples={<SampleListings of={samples} />}
    />
  );
};

const shown = (items: Titled[], samples: 'missions' | 'offers' = 'missions'): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Listed items={items} samples={samples} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const times = (html: string, words: string) => html.split(words).length - 1;

describe('what was published last', () => {
  it('is listed as it is, without an example', () => {
    const html = shown([{ id: '1', title: 'Note sur un bail' }]);
    expect(html).toContain('Note sur un bail');
    expect(html).not.toContain(home.sample);
    expect(html).not.toContain(home.latestMissions.emptyTitle);
  });

  it('is said to be nothing where there is nothing, with the way to publish', () => {
    const html = shown([]);
    expect(html).toContain(home.latestMissions.emptyTitle);
    expect(html).toContain('href="/manage/missions/create"');
  });

  it.each(['missions', 'offers'] as const)(
    'then shows four %s, each said to be an example, that lead nowhere',
    (of) => {
      const html = shown([], of);
      expect(times(html, `>${home.sample}<`)).toBe(4);
      expect(times(html, '<article')).toBe(4);
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to).toSorted()).toEqual([
        '/consult/missions',
        '/manage/missions/create',
      ]);
    },
  );
});
