import { lazy, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from './render-page.ts';

const options = { nonce: 'n', limitMs: 1_000 };
const Broken = () => {
  throw new Error('broken');
};

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => logged.mockClear());

describe('a page', () => {
  it('is a document', async () => {
    const { html, hasFailed } = await renderPage(
      <html lang="fr">
        <body>a</body>
      </html>,
      options,
    );
    expect(html).toBe('<!DOCTYPE html><html lang="fr"><head></head><body>a</body></html>');
    expect(hasFailed).toBe(false);
  });

  it('has the part that waits for its code, in its place and without a script, and is drawn once after that', async () => {
    let drawn = 0;
    const Part = lazy(async () => ({ default: () => <p>late</p> }));
    const Page = () => {
      drawn += 1;
      return (
        <html lang="fr">
          <body>
            <Suspense fallback="waits">
              <Part />
            </Suspense>
          </body>
        </html>
      );
    };
    const first = await renderPage(<Page />, options);
    expect(first.hasFailed).toBe(false);
    expect(first.html).toContain('<body><!--$--><p>late</p><!--/$--></body>');
    expect(first.html).not.toContain('<script');
    drawn = 0;
    expect(await renderPage(<Page />, options)).toEqual(first);
    expect(drawn).toBe(1);
  });

  it('is a failure, and says so, where a part of it fails that has a fallback', async () => {
    const { html, hasFailed } = await renderPage(
      <html lang="fr">
        <body>
          <Suspense fallback="waits">
            <Broken />
          </Suspense>
        </body>
      </html>,
      options,
    );
    expect(html).toContain('waits');
    expect(hasFailed).toBe(true);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  });

  it('is refused where it fails elsewhere, so that the router answers with its page of errors', async () => {
    await expect(renderPage(<Broken />, options)).rejects.toThrow('broken');
  });

  it('does not wait for ever for a part that never comes', async () => {
    const Never = lazy(() => new Promise<never>(() => {}));
    const { html, hasFailed } = await renderPage(
      <html lang="fr">
        <body>
          <Suspense fallback="waits">
            <Never />
          </Suspense>
        </body>
      </html>,
      { ...options, limitMs: 30 },
    );
    expect(html).toContain('waits');
    expect(hasFailed).toBe(true);
  });
});
