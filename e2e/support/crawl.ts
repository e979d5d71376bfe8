/** Crawls the site as a robot does: over HTTP, from the home page, link by link, without running scripts. */

export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly titles: readonly string[];
  readonly description: string | null;
  /** The path of its canonical address; null if none. */
  readonly canonical: string | null;
  readonly isHidden: boolean;
  readonly robotsHeader: string | null;
  readonly headings: number;
  readonly picture: string | null;
  readonly structured: readonly string[];
  readonly links: readonly string[];
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const decoded = (text: string): string =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (one) => entities[one] ?? one);

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decoded(found);
};

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

const metaOf = (html: string, name: string): string | null => {
  const tag = tags(html, 'meta').find(
    (one) => attribute(one, 'name') === name || attribute(one, 'property') === name,
  );
  return tag === undefined ? null : attribute(tag, 'content');
};

/** Path and query of an address on this site; null for any other. */
const ownPath = (address: string, base: URL): string | null => {
  if (!URL.canParse(address, base.href)) return null;
  const url = new URL(address, base);
  return url.origin === base.origin ? url.pathname + url.search : null;
};

const readPage = (path: string, base: URL, answer: Response, html: string): CrawledPage => {
  const here = new URL(path, base);
  const own = (address: string | null) => (address === null ? null : ownPath(address, here));
  const canonical = tags(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical');
  const linked = [
    ...tags(html, 'a').map((tag) => attribute(tag, 'href')),
    ...tags(html, 'link').map((tag) => attribute(tag, 'href')),
    ...tags(html, 'img').map((tag) => attribute(tag, 'src')),
    ...tags(html, '(?:video|source|track)').flatMap((tag) => [
      attribute(tag, 'src'),
      attribute(tag, 'poster'),
    ]),
    ...tags(html, 'form')
      .filter((tag) => attribute(tag, 'method')?.toLowerCase() !== 'post')
      .map((tag) => attribute(tag, 'action')),
  ];
  return {
    path,
    status: answer.status,
    titles: [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => decoded(title)),
    description: metaOf(html, 'description'),
    canonical: canonical === undefined ? null : own(attribute(canonical, 'href')),
    isHidden: metaOf(html, 'robots')?.includes('noindex') ?? false,
    robotsHeader: answer.headers.get('x-robots-tag'),
    headings: tags(html, 'h1').length,
    picture: own(metaOf(html, 'og:image')),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => json,
    ),
    links: [...new Set(linked.flatMap((address) => own(address) ?? []))],
    html,
  };
};

export interface Crawl {
  /** Pages by path; the target of a redirect has its own path. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Statuses of files, feeds and pictures. */
  readonly files: ReadonlyMap<string, number>;
  readonly redirects: ReadonlyMap<string, string>;
  /** The first page that links each address. */
  readonly from: ReadonlyMap<string, string>;
}

const atOnce = 4;

/** Crawls everything reachable from these paths, except addresses for which `skip` is true. */
export const crawl = async (
  site: string,
  starts: readonly string[],
  skip: (path: string) => boolean = () => false,
): Promise<Crawl> => {
  const base = new URL(site);
  const pages = new Map<string, CrawledPage>();
  const files = new Map<string, number>();
  const redirects = new Map<string, string>();
  const from = new Map<string, string>(starts.map((path) => [path, '']));
  const waiting = [...starts];

  const found = (path: string, where: string) => {
    if (from.has(path) || skip(path)) return;
    from.set(path, where);
    waiting.push(path);
  };

  const visit = async (path: string) => {
    const answer = await fetch(new URL(path, base), { redirect: 'manual' });
    const location = answer.headers.get('location');
    if (location !== null) {
      const target = ownPath(location, new URL(path, base));
      redirects.set(path, location);
      if (target !== null) found(target, path);
      return;
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel();
      files.set(path, answer.status);
      return;
    }
    const page = readPage(path, base, answer, await answer.text());
    pages.set(path, page);
    for (const link of page.links) found(link, path);
  };

  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return { pages, files, redirects, from };
};
