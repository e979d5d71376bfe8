import { Readable } from 'node:stream';
import type { Topic } from '@basoche/contract/surrogate-keys';
import { publicScreens } from '@basoche/domain/access/public-screens';
import { parisDay } from '@basoche/domain/time/paris';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseAvailability } from '../database/database-availability.ts';
import { keysHeader } from '../edge/headers.ts';
import { refuse } from '../http/refusal.ts';
import type { Addresses, ListedAddress } from '../listing/addresses.ts';
import { outsideContract } from '../observability/health.ts';
import type { Platform } from '../platform.ts';
import { xmlDeclaration, xmlText } from './xml.ts';

/** The sitemap for robots: public screens and open publications, in parts of the size that the protocol allows. */

const addressesOfPart = 50_000;
const addressesAtOnce = 2_000;

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const type = 'application/xml; charset=utf-8';

/** A list in the sitemap: the name of its parts, and the address of each item. */
export interface MappedList {
  readonly name: string;
  /** Surrogate key that changes of the list purge. */
  readonly topic: Topic;
  readonly addresses: Addresses;
  readonly screen: (id: string) => string;
}

/** A small set of pages in a single part. */
export interface MappedPages {
  readonly name: string;
  readonly topic: Topic;
  readonly pages: (
    platform: Platform,
  ) => Promise<readonly { readonly path: string; readonly changedAt: Date }[]>;
}

const url = (address: string, changedAt: Date | null): string =>
  `<url><loc>${xmlText(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>\n`;

const screensMap = (publicUrl: string): string =>
  `${xmlDeclaration}<urlset ${schema}>\n${publicScreens.map((path) => url(publicUrl + path, null)).join('')}</urlset>\n`;

const readByKeyset = async function* (
  { replicas, clock }: Platform,
  { addresses }: MappedList,
  first: string,
): AsyncGenerator<ListedAddress[]> {
  let start = { id: first, isAfter: false };
  for (let left = addressesOfPart; left > 0; left -= addressesAtOnce) {
    const today = parisDay(clock.now());
    const from = start;
    const limit = Math.min(left, addressesAtOnce);
    const found = await replicas.read(null, ({ database }) =>
      addresses.from(database.db, from, limit, today),
    );
    yield found;
    const last = found.at(-1);
    if (last === undefined || found.length < addressesAtOnce) return;
    start = { id: last.id, isAfter: true };
  }
};

/** Streams one part, so that it is never in memory as a whole. */
const partMap = async function* (platform: Platform, list: MappedList, first: string) {
  const { publicUrl } = platform.config;
  yield `${xmlDeclaration}<urlset ${schema}>\n`;
  for await (const found of readByKeyset(platform, list, first)) {
    const open = found.filter(({ isOpen }) => isOpen);
    yield open.map(({ id, changedAt }) => url(publicUrl + list.screen(id), changedAt)).join('');
  }
  yield '</urlset>\n';
};

const indexOf = async (
  { database, config }: Platform,
  lists: readonly MappedList[],
  together: readonly MappedPages[],
): Promise<string> => {
  const paths = ['/sitemaps/ecrans.xml', ...together.map(({ name }) => `/sitemaps/${name}.xml`)];
  for (const { name, addresses } of lists) {
    const parts = await addresses.parts(database.db, addressesOfPart);
    paths.push(...parts.map((first) => `/sitemaps/${name}/${first}.xml`));
  }
  const maps = paths.map((path) => `<sitemap><loc>${xmlText(config.publicUrl + path)}</loc></sitemap>\n`);
  return `${xmlDeclaration}<sitemapindex ${schema}>\n${maps.join('')}</sitemapindex>\n`;
};

/**
 * Screens that must not be indexed say so themselves (`noindex`). They are not disallowed in robots.txt: a
 * blocked robot would never read that.
 */
const robots = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

const partName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.xml$/;

export const sitemapRoutes = (
  app: FastifyInstance,
  platform: Platform,
  availability: DatabaseAvailability,
  lists: readonly MappedList[],
  together: readonly MappedPages[],
): void => {
  const { publicUrl } = platform.config;
  const cached = (...topics: Topic[]) => ({
    ...keysHeader(platform.config, topics),
    'cache-control': 'public, max-age=600',
  });
  app.get('/robots.txt', outsideContract, async (_request, reply) =>
    reply.headers(cached()).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemaps/ecrans.xml', outsideContract, async (_request, reply) =>
    reply.headers(cached()).type(type).send(screensMap(publicUrl)),
  );
  app.get('/sitemap.xml', outsideContract, async (_request, reply) => {
    const reading = platform.replicas.read(null, (source) => indexOf(source, lists, together));
    const index = await availability.guard(reading);
    return reply.headers(cached()).type(type).send(index);
  });
  const sendPart = async (request: FastifyRequest, reply: FastifyReply, list: MappedList) => {
    const { part = '' } = request.params as { part?: string };
    const first = partName.exec(part)?.[1] ?? refuse('NOT_FOUND');
    if (!availability.isUp()) refuse('UNAVAILABLE');
    return reply
      .headers(cached(list.topic))
      .type(type)
      .send(Readable.from(partMap(platform, list, first)));
  };
  for (const { name, topic, pages } of together) {
    app.get(`/sitemaps/${name}.xml`, outsideContract, async (_request, reply) => {
      const found = await availability.guard(platform.replicas.read(null, pages));
      const urls = found
        .slice(0, addressesOfPart)
        .map(({ path, changedAt }) => url(publicUrl + path, changedAt));
      return reply
        .headers(cached(topic))
        .type(type)
        .send(`${xmlDeclaration}<urlset ${schema}>\n${urls.join('')}</urlset>\n`);
    });
  }
  for (const list of lists) {
    app.get(`/sitemaps/${list.name}/:part`, outsideContract, (request, reply) =>
      sendPart(request, reply, list),
    );
  }
};
