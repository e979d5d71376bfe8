import { pictureAddress } from '@basoche/contract/members/picture-addresses';
import type { FastifyInstance } from 'fastify';
import type { DatabaseAvailability } from '../../../platform/database/database-availability.ts';
import { servePictures } from '../../../platform/files/picture-routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openPicture } from './service.ts';

export const pictureRoutes = (
  app: FastifyInstance,
  platform: Platform,
  availability: DatabaseAvailability,
): void =>
  servePictures(app, availability, pictureAddress, (id, kind, width) =>
    openPicture(platform, id, kind, width),
  );
