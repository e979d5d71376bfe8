import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { scriptHashesOf } from './content-security-policy.ts';
import { pageAddress } from './page-address.ts';
import type { Render, RenderedPage } from './rendering.ts';

/** Size in bytes below which compression saves nothing. */
const smallest = 1_024;

/** The same bytes in several encodings, each made at its first use. */
class Encoded {
  readonly #made = new Map<string, Promise<Buffer>>();

  readonly #plain: Buffer;

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#made.set('identity', Promise.resolve(plain));
  }

  /** The bytes in the best encoding that a request accepts (RFC 9110, §12.5.3). */
  async for(acceptEncoding: string | undefined): Promise<{ encoding: string; bytes: Buffer }> {
    const wished = negotiate(acceptEncoding ?? 'identity', ['br', 'gzip', 'identity']) ?? 'identity';
    const encoding = this.#plain.length < smallest ? 'identity' : wished;
    return { encoding, bytes: await this.#make(encoding) };
  }

  async #compressed(encoding: string): Promise<Buffer> {
    const plain = this.#plain;
    // Fast rather than small: a page is often rendered and seldom read again.
    if (encoding === 'gzip') return promisify(gzip)(plain, { level: 5 });
    return promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  }

  #make(encoding: string): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? this.#compressed(encoding);
    this.#made.set(encoding, made);
    return made;
  }
}

/** A rendered page that several visitors may read, with the sources of scripts that its policy allows. */
export interface Copy {
  readonly status: number;
  readonly headers: RenderedPage['headers'];
  readonly nonce: string;
  readonly isThrottled: boolean;
  readonly keys: RenderedPage['keys'];
  /** Script sources for the page's policy. */
  readonly scripts: string;
  readonly body: Encoded;
}

/**
 * Lifetime of a copy without an edge, in milliseconds. However many visitors come, a page is rendered at most
 * once a second, and a new publication appears within a second.
 */
const usualLifeMs = 1_000;
/** Size of all copies together, in bytes before compression. */
const size = 12 * 1_048_576;

/** Maximum length of a cached address; longer ones are rendered, but not cached. */
const longestAddress = 512;

interface CachedPage extends Copy {
  readonly size: number;
  /** The visitor for whom it was rendered: its API calls were counted against their budget. */
  readonly visitor: string;
}

const copyOf = async (render: Render, address: URL, visitor: string): Promise<CachedPage> => {
  const { body, ...page } = await render(address, visitor);
  const scripts = scriptHashesOf(body, page.nonce);
  return { ...page, scripts, body: new Encoded(body), size: body.length + 1, visitor };
};

/**
 * Caches rendered pages for a moment; concurrent requests share one rendering. Every page is rendered as for a
 * visitor, so that a copy contains nobody's data.
 */
export const openCopies = (
  render: Render,
  lifeMs = usualLifeMs,
): ((address: URL, visitor: string) => Promise<Copy>) => {
  const copies = new LRUCache<string, CachedPage, { address: URL; visitor: string }>({
    maxSize: size,
    sizeCalculation: (copy) => copy.size,
    ttl: lifeMs,
    // A request in progress gets its page even if the cache has evicted it meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { address, visitor } }) => copyOf(render, address, visitor),
  });
  const copyFor = async (address: URL, visitor: string): Promise<Copy> => {
    const page = pageAddress(address);
    const key = page.pathname + page.search;
    if (key.length > longestAddress) return copyOf(render, page, visitor);
    const copy = await copies.forceFetch(key, { context: { address: page, visitor } });
    if ((copy.status >= 429 || copy.isThrottled) && copies.peek(key) === copy) copies.delete(key);
    // A throttled visitor gets the throttled page; others who waited with them get a rendering of their own.
    return copy.isThrottled && copy.visitor !== visitor ? copyFor(address, visitor) : copy;
  };
  return copyFor;
};
