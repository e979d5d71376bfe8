import * as calls from '@basoche/contract/members/careers';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as careers from './service.ts';

export const careerRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.updateSkills, ({ viewer, params, body }) =>
    careers.setSkills(platform, viewer, params.id, body),
  );
  mount(calls.addExperience, ({ viewer, params, body }) =>
    careers.addExperience(platform, viewer, params.id, body),
  );
  mount(calls.changeExperience, ({ viewer, params, body }) =>
    careers.changeExperience(platform, viewer, params, body),
  );
  mount(calls.removeExperience, ({ viewer, params }) =>
    careers.removeExperience(platform, viewer, params.id, params.experienceId),
  );
  mount(calls.addFormation, ({ viewer, params, body }) =>
    careers.addFormation(platform, viewer, params.id, body),
  );
  mount(calls.changeFormation, ({ viewer, params, body }) =>
    careers.changeFormation(platform, viewer, params, body),
  );
  mount(calls.removeFormation, ({ viewer, params }) =>
    careers.removeFormation(platform, viewer, params.id, params.formationId),
  );
};
