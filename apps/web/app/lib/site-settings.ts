import { useRouteLoaderData } from 'react-router';
import type { SiteSettings } from './server-context.ts';

/** Settings of the site, which came with the first page of the visit. */
export const useSiteSettings = (): SiteSettings => {
  const document = useRouteLoaderData<SiteSettings>('root');
  return { firms: document?.firms === true };
};
