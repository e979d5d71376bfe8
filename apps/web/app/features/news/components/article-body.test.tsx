import type { Article } from '@basoche/contract/news/news';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ArticleBody } from './article-body.tsx';

type Block = Article['data']['body'][number];

const draw = (body: readonly Block[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ArticleBody body={body} />
    </MemoryRouter>,
  ).replace(/ class="[^"]*"/g, '');

const node = (type: 'paragraph' | 'list-item' | 'o-list-item', text: string) => ({ type, text, spans: [] });

describe('the body of an article', () => {
  it('shows each kind of block', () => {
    const html = draw([
      { slice_type: 'titre_de_section', primary: { titre: 'Le délai' } },
      {
        slice_type: 'texte',
        primary: {
          texte: [
            node('paragraph', 'Deux cas :'),
            node('o-list-item', 'un'),
            node('o-list-item', 'deux'),
            node('list-item', 'trois'),
          ],
        },
      },
      { slice_type: 'citation', primary: { quote_text: 'Dura lex', quote_author: 'Adage' } },
      {
        slice_type: 'image',
        primary: {
          image: { url: 'https://a.test/1.png', alt: 'Un registre', dimensions: { width: 600, height: 300 } },
          caption: 'Au greffe',
        },
      },
    ]);
    expect(html).toContain('<h2>Le délai</h2>');
    expect(html).toContain('<p>Deux cas\u202f:</p><ol><li>un</li><li>deux</li></ol><ul><li>trois</li></ul>');
    expect(html).toContain('<blockquote>Dura lex</blockquote><figcaption>Adage</figcaption>');
    expect(html).toContain('alt="Un registre" width="600" height="300"');
    expect(html).toContain('<figcaption>Au greffe</figcaption>');
  });

  it('sets the stretches of a text, and follows no link that runs', () => {
    const link = (url: string) => ({
      type: 'hyperlink' as const,
      start: 0,
      end: 2,
      data: { link_type: 'Web' as const, url },
    });
    const text = (url: string): Block => ({
      slice_type: 'texte',
      primary: {
        texte: [
          { type: 'paragraph', text: 'Le bail', spans: [link(url), { type: 'strong', start: 3, end: 7 }] },
        ],
      },
    });
    expect(draw([text('https://a.test/')])).toContain(
      '<a href="https://a.test/" rel="noopener">Le</a> <strong>bail</strong>',
    );
    expect(draw([text('/consult/missions')])).toContain(
      '<a href="/consult/missions" data-discover="true">Le</a>',
    );
    expect(draw([text('javascript:alert(1)')])).toContain('<p>Le <strong>bail</strong></p>');
  });

  it('leaves out a block of a kind that it does not know, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const unknown = { slice_type: 'carte', primary: {} } as unknown as Block;
    const html = draw([unknown, { slice_type: 'titre_de_section', primary: { titre: 'Après' } }, unknown]);
    expect(html).toBe('<div><h2>Après</h2></div>');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
