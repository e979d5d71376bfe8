import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { policy, scriptHashesOf } from './content-security-policy.ts';
import { openCopies } from './page-cache.ts';
import type { Render } from './rendering.ts';

let rendered: string[];
let status: number;
const page = `<p>${'Des pages. '.repeat(200)}</p>`;

const render: Render = async (address, visitor) => {
  rendered.push(`${address.pathname}${address.search} for ${visitor}`);
  await wait(20);
  return {
    status,
    headers: new Map(),
    body: Buffer.from(page),
    nonce: 'n',
    isThrottled: status === 429,
    keys: [],
  };
};

beforeEach(() => {
  rendered = [];
  status = 200;
});

const at = (path: string) => new URL(path, 'https://basoche.test');

describe('a page that is asked for', () => {
  it('is rendered once for all who ask while it is', async () => {
    const copies = openCopies(render);
    const crowd = Array.from({ length: 50 }, (_, visitor) => copies(at('/aide'), String(visitor)));
    const [first, ...others] = await Promise.all(crowd);
    expect(rendered).toEqual(['/aide for 0']);
    expect(others.every((copy) => copy.body === first?.body)).toBe(true);
  });

  it('is another one for another question', async () => {
    const copies = openCopies(render);
    await Promise.all([copies(at('/members?q=a'), '1'), copies(at('/members?q=b'), '1')]);
    expect(rendered).toHaveLength(2);
  });

  it('is the same one for whatever its page does not read', async () => {
    const copies = openCopies(render);
    const asked = ['/?utm_source=lettre', '/?visite=2', '/', '/?gclid=3&utm_id=4'];
    await Promise.all(asked.map((path) => copies(at(path), '1')));
    expect(rendered).toEqual(['/ for 1']);
  });

  it('is rendered again after a second', async () => {
    const copies = openCopies(render);
    await copies(at('/aide'), '1');
    await copies(at('/aide'), '1');
    expect(rendered).toHaveLength(1);
    await expect.poll(async () => (await copies(at('/aide'), '1')) && rendered.length).toBe(2);
  });

  it('is not kept where it says that one asks too much, or that something failed', async () => {
    const copies = openCopies(render);
    for (status of [429, 500, 503]) await copies(at('/aide'), '1');
    status = 200;
    expect((await copies(at('/aide'), '2')).status).toBe(200);
    expect(rendered).toHaveLength(4);
  });

  it('is refused to the one who asks too much, and to nobody who waited with them', async () => {
    const greedy: Render = async (address, visitor) => {
      const page = await render(address, visitor);
      // A throttled page may still answer 200, but lacks the data that it requested.
      return { ...page, status: 200, isThrottled: visitor === 'greedy' };
    };
    const copies = openCopies(greedy);
    const visitors = ['greedy', 'a', 'b', 'c', 'd'];
    const found = await Promise.all(visitors.map((visitor) => copies(at('/aide'), visitor)));
    expect(found.map((copy) => copy.isThrottled)).toEqual([true, false, false, false, false]);
    expect(rendered).toEqual(['/aide for greedy', '/aide for a']);
    await copies(at('/aide'), 'greedy');
    expect(rendered).toHaveLength(2);
    await copies(at('/tarifs'), 'greedy');
    expect((await copies(at('/tarifs'), 'a')).isThrottled).toBe(false);
  });

  it('is not kept at an address that nobody types', async () => {
    const copies = openCopies(render);
    const long = at(`/members?q=${'a'.repeat(600)}`);
    await copies(long, '1');
    await copies(long, '1');
    expect(rendered).toHaveLength(2);
  });

  it('is sent in an encoding that the browser takes', async () => {
    const { body } = await openCopies(render)(at('/aide'), '1');
    const [br, gzip, plain, refused] = await Promise.all(
      ['gzip, deflate, br, zstd', 'gzip;q=1, br;q=0', undefined, 'br;q=0, gzip;q=0'].map((accepted) =>
        body.for(accepted),
      ),
    );
    expect(br?.encoding).toBe('br');
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(page);
    expect(gzip?.encoding).toBe('gzip');
    expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(page);
    expect(plain).toEqual({ encoding: 'identity', bytes: Buffer.from(page) });
    expect(refused?.encoding).toBe('identity');
  });
});

describe('the digests of a page’s scripts', () => {
  it('are of those that the program wrote, and of no other', () => {
    const ours =
      '<script nonce="n">a()</script><script nonce="n" type="module" async="">import "/a.js"</script>';
    const others =
      '<script>evil()</script><script nonce="m">evil()</script><script nonce="n" src="/a.js"></script>';
    expect(scriptHashesOf(Buffer.from(others), 'n')).toBe('');
    // The output of `openssl dgst -sha256 -binary | base64` for `a()`.
    expect(scriptHashesOf(Buffer.from(ours + others), 'n').split(' ')).toEqual([
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      expect.stringMatching(/^'sha256-/),
    ]);
  });

  it('are of the bytes that are sent', () => {
    const script = 'b("l’élève")';
    const digest = createHash('sha256').update(script).digest('base64');
    const page = Buffer.from(`<p>é</p><script nonce="n">${script}</script>`);
    expect(scriptHashesOf(page, 'n')).toBe(`'sha256-${digest}'`);
  });
});

describe('the policy of a page', () => {
  it('takes pictures from the content service where news come from it, and from nowhere else', () => {
    const pictures = (environment: Record<string, string>) =>
      policy('', 'n', readConfig(environment))
        .split('; ')
        .find((part) => part.startsWith('img-src'));
    expect(pictures({})).toBe("img-src 'self' data: blob:");
    expect(pictures({ PRISMIC_REPOSITORY: 'basoche' })).toBe(
      "img-src 'self' data: blob: https://images.prismic.io",
    );
  });
});
