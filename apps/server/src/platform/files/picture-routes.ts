import { fileKinds } from '@basoche/contract/files';
import { squareWidths, wideWidths } from '@basoche/contract/members/picture-addresses';
import { keyOfId } from '@basoche/contract/surrogate-keys';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { DatabaseAvailability } from '../database/database-availability.ts';
import { keysHeader } from '../edge/headers.ts';
import { hasTag } from '../feeds/fresh.ts';
import { refuse } from '../http/refusal.ts';
import { outsideContract } from '../observability/health.ts';
import type { PictureKind, ServedPicture } from './drawn-pictures.ts';
import { isFileName } from './files.ts';
import { streamOf } from './transfer.ts';

/**
 * The picture of an id never changes: a new picture has a new id. Proxies ask again after an hour, because a suspended
 * or deleted member, or a withdrawn article, no longer has a picture.
 */
const headers = {
  'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
  vary: 'accept',
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline',
  // Other sites may link to a page, but not embed its pictures.
  'cross-origin-resource-policy': 'same-origin',
} as const;

const takesWebp = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept?.includes('image/webp') === true;

/** Widths in pixels in which a picture is given. */
export const pictureWidths = [...squareWidths, ...wideWidths] as const;

const widest = Math.max(...pictureWidths);

type OpenPicture = (id: string, kind: PictureKind, width: number) => Promise<ServedPicture | null>;

/** Serves pictures beside the screens, outside the API contract: browsers request them by themselves. */
export const servePictures = (
  app: FastifyInstance,
  config: Config,
  availability: DatabaseAvailability,
  addressOf: (id: string) => string,
  open: OpenPicture,
): void => {
  const serve = async (request: FastifyRequest, reply: FastifyReply, id: string, width: number) => {
    if (!isFileName(id)) return refuse('NOT_FOUND');
    if (!availability.isUp()) refuse('UNAVAILABLE');
    const kind = takesWebp(request) ? 'webp' : 'jpeg';
    const found = (await availability.guard(open(id, kind, width))) ?? refuse('NOT_FOUND');
    const etag = `"${found.fileId}"`;
    reply.headers({ ...headers, ...keysHeader(config, [keyOfId(id), ...found.keys]), etag });
    const stream = streamOf(found.content);
    if (hasTag(request, etag)) {
      stream.destroy();
      return reply.code(304).send();
    }
    return reply.type(fileKinds[kind].mediaType).header('content-length', found.bytes).send(stream);
  };
  app.get<{ Params: { id: string } }>(addressOf(':id'), outsideContract, async (request, reply) =>
    serve(request, reply, request.params.id, widest),
  );
  app.get<{ Params: { id: string; width: string } }>(
    `${addressOf(':id')}/:width`,
    outsideContract,
    async (request, reply) => {
      const width = pictureWidths.find((known) => String(known) === request.params.width);
      return width === undefined ? refuse('NOT_FOUND') : serve(request, reply, request.params.id, width);
    },
  );
};
