import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import { careerRoutes } from './careers/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import { directoryRoutes } from './directory/routes.ts';
import { editingRoutes } from './editing/routes.ts';
import { memberFavouriteRoutes } from './favourites/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { visibilityRoutes } from './visibility/routes.ts';

/** What members say of themselves, part by part. */
export const memberRoutes = (mount: Mount, platform: Platform): void => {
  profileRoutes(mount, platform);
  visibilityRoutes(mount, platform);
  directoryRoutes(mount, platform);
  memberFavouriteRoutes(mount, platform);
  editingRoutes(mount, platform);
  companyRoutes(mount, platform);
  careerRoutes(mount, platform);
};
