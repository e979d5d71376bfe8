import { describe, expect, it } from 'vitest';
import { isReadFirst, withStartingScript } from './first-intent.ts';

it('counts lists, details and texts as read first, and what is used at once or private not', () => {
  for (const path of ['/', '/consult/missions', '/users/', '/blog/article/numero-1', '/aide'])
    expect(isReadFirst(path), path).toBe(true);
  for (const path of ['/connexion', '/inscription/', '/simulateur', '/messages', '/accueil', '/perdu'])
    expect(isReadFirst(path), path).toBe(false);
});

describe('a page whose scripts wait', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f.woff2"/></head><body>' +
    '<script nonce="n">window.a=1</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>';

  it('fetches no module, and runs its other scripts', () => {
    const waiting = withStartingScript(page, { nonce: 'n', isDelayed: true });
    expect(waiting).not.toContain('<link rel="modulepreload"');
    expect(waiting).not.toContain('type="module"');
    expect(waiting).toContain('<link rel="waits" href="/a.js"/>');
    expect(waiting).toContain('<script nonce="n" type="waits">import "/a.js"</script>');
    expect(waiting).toContain('<script nonce="n">window.a=1</script>');
    expect(waiting).toContain('<link rel="preload" href="/f.woff2"/>');
  });

  it('has the starting script once, at the end of its head', () => {
    const waiting = withStartingScript(page, { nonce: 'n', isDelayed: true });
    expect(waiting.match(/<script nonce="n">\(/g)).toHaveLength(1);
    expect(waiting.indexOf('<script nonce="n">(')).toBeLessThan(waiting.indexOf('<body>'));
  });
});

it('holds presses on a page that begins at once, and leaves its modules as they are', () => {
  const page =
    '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">1</script></body></html>';
  const begun = withStartingScript(page, { nonce: 'n', isDelayed: false });
  expect(begun.replace(/<script nonce="n">.*?<\/script>(?=<\/head>)/s, '')).toBe(page);
  expect(begun).not.toBe(page);
});
