import { newsImageAddress } from '@basoche/domain/news/pictures';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAvailability } from '../../../platform/database/database-availability.ts';
import { servePictures } from '../../../platform/files/picture-routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openShown } from './service.ts';

export const newsPictureRoutes = (
  app: FastifyInstance,
  platform: Platform,
  availability: DatabaseAvailability,
): void =>
  servePictures(app, availability, newsImageAddress, (id, kind, width) =>
    openShown(platform, id, kind, width),
  );
