import { LRUCache } from 'lru-cache';
import { contentFirst } from './content-first.ts';
import { Encoded } from './encodings.ts';
import { digestsOf } from './policy.ts';
import type { Render, RenderedPage } from './rendering.ts';

/** A page that several visitors may read, with what its scripts are admitted by. */
export interface Copy {
  readonly status: number;
  readonly headers: RenderedPage['headers'];
  readonly nonce: string;
  readonly isThrottled: boolean;
  /** For the policy of the page. */
  readonly scripts: string;
  readonly body: Encoded;
}

/**
 * How long a page is read again as it was rendered. A crowd costs one rendering a second; whoever publishes something and
 * looks for it finds it there.
 */
const lifeMs = 1_000;
/** All copies together, in bytes as they were rendered. */
const size = 12 * 1_048_576;

/** Addresses as nobody types them are rendered for whoever asks, and not kept. */
const longestAddress = 512;

interface Kept extends Copy {
  readonly size: number;
  /** Whom it was rendered for: the API counted its questions as theirs. */
  readonly visitor: string;
}

const copyOf = async (render: Render, address: URL, visitor: string): Promise<Kept> => {
  const { body, ...page } = await render(address, visitor);
  const html = contentFirst(body.toString());
  const bytes = Buffer.from(html);
  const scripts = digestsOf(html, page.nonce);
  return { ...page, scripts, body: new Encoded(bytes), size: bytes.length + 1, visitor };
};

/**
 * Pages as they are rendered, kept for a moment; those who ask while one is being rendered wait for it together. Every page is
 * rendered as a visitor sees it, so that a copy tells nobody what is another's.
 */
export const openCopies = (render: Render): ((address: URL, visitor: string) => Promise<Copy>) => {
  const copies = new LRUCache<string, Kept, { address: URL; visitor: string }>({
    maxSize: size,
    sizeCalculation: (copy) => copy.size,
    ttl: lifeMs,
    // Whoever waits for it gets it, even where it has lost its place meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { address, visitor } }) => copyOf(render, address, visitor),
  });
  const copyFor = async (address: URL, visitor: string): Promise<Copy> => {
    const key = address.pathname + address.search;
    if (key.length > longestAddress) return copyOf(render, address, visitor);
    const copy = await copies.forceFetch(key, { context: { address, visitor } });
    if ((copy.status >= 429 || copy.isThrottled) && copies.peek(key) === copy) copies.delete(key);
    // Who asks too much is told so; whoever waited with them has a page rendered of their own.
    return copy.isThrottled && copy.visitor !== visitor ? copyFor(address, visitor) : copy;
  };
  return copyFor;
};
