import { type UIMatch, useMatches } from 'react-router';
import type { SiteSettings } from './site-context.ts';

/** Settings of the site, loaded with the first page of the visit. */
export const useSiteSettings = (): SiteSettings => {
  const [document] = useMatches() as UIMatch<SiteSettings | undefined>[];
  const { firms, conflicts, hearings, vigilance, instalments, months, identity } = document?.loaderData ?? {};
  return {
    firms: firms === true,
    conflicts: conflicts === true,
    hearings: hearings === true,
    vigilance: vigilance === true,
    instalments: instalments === true,
    months: months === true,
    identity: identity ?? null,
  };
};
