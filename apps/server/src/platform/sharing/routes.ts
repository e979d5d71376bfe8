import { createHash } from 'node:crypto';
import { generalPictures, isGeneralPicture } from '@basoche/domain/sharing/general-pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { DatabaseAvailability } from '../database/database-availability.ts';
import { hasTag } from '../feeds/fresh.ts';
import { refuse } from '../http/refusal.ts';
import { outsideContract } from '../observability/health.ts';
import type { Platform } from '../platform.ts';
import type { SharedCard } from './card.ts';

/** A kind of pages with a picture for each. `cardOf` refuses if a visitor may not read the page. */
export interface SharedKind {
  /** Name in addresses: `/partage/{name}/{id}.png`. */
  readonly name: string;
  /** True for a valid id; by default, a UUID. */
  readonly isId?: (id: string) => boolean;
  readonly cardOf: (platform: Platform, id: string) => Promise<SharedCard>;
}

const headers = {
  'x-content-type-options': 'nosniff',
  // Other sites embed the picture where a page is shared.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * A page's content may be withdrawn at any time, so caches must revalidate its picture by its tag at each
 * use.
 */
const askAnew = 'no-cache';
const forAnHour = 'public, max-age=3600';

/** Version of the layout, to be increased at each change of the drawing. */
const edition = 1;
const bytesAtMost = 16 * 1024 * 1024;

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

const idOf = (file: string, isId = isUuid): string => {
  const [, id = ''] = /^(.+)\.png$/.exec(file) ?? [];
  return isId(id) ? id : refuse('NOT_FOUND');
};

const digestOf = ({ portrait, ...words }: SharedCard): string => {
  const digest = createHash('sha256').update(JSON.stringify([edition, words, portrait?.isRound]));
  if (portrait !== null) digest.update(portrait.jpeg);
  return digest.digest('base64url').slice(0, 27);
};

const generalCard = (file: string): SharedCard => {
  const name = file.replace(/\.png$/, '');
  if (name === file || !isGeneralPicture(name)) return refuse('NOT_FOUND');
  return { ...generalPictures[name], above: null, by: null, portrait: null };
};

/** Serves sharing pictures beside the screens: programs that show a link request them by themselves. */
export const sharedPictureRoutes = (
  app: FastifyInstance,
  platform: Platform,
  availability: DatabaseAvailability,
  kinds: readonly SharedKind[],
): void => {
  /** Cache of recent pictures by their content. Concurrent requests for one share a single drawing. */
  const drawn = new LRUCache<string, Uint8Array, SharedCard>({
    maxSize: bytesAtMost,
    sizeCalculation: ({ length }) => length,
    // A request in progress gets its picture even if the cache has evicted it meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_digest, _stale, { context }) => platform.documents.picture(context),
  });
  const send = async (request: FastifyRequest, reply: FastifyReply, card: SharedCard, freshness: string) => {
    const digest = digestOf(card);
    const etag = `"${digest}"`;
    const answer = () => reply.headers({ ...headers, etag, 'cache-control': freshness });
    if (hasTag(request, etag)) return answer().code(304).send();
    const picture = await drawn.forceFetch(digest, { context: card });
    return answer().type('image/png').send(picture);
  };
  app.get<{ Params: { file: string } }>('/partage/:file', outsideContract, (request, reply) =>
    send(request, reply, generalCard(request.params.file), forAnHour),
  );
  for (const { name, isId, cardOf } of kinds) {
    app.get<{ Params: { file: string } }>(
      `/partage/${name}/:file`,
      outsideContract,
      async (request, reply) => {
        const id = idOf(request.params.file, isId);
        if (!availability.isUp()) refuse('UNAVAILABLE');
        const reading = platform.replicas.read(null, (source) => cardOf(source, id));
        return send(request, reply, await availability.guard(reading), askAnew);
      },
    );
  }
};
