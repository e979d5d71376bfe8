import { createContext } from 'react-router';

/** Settings of the server that public pages follow; they stay the same for the whole visit. */
export interface SiteSettings {
  /** True while firms may have teams. */
  readonly firms: boolean;
  /** True while the conflict check is open. */
  readonly conflicts: boolean;
  /** True while hearings are open. */
  readonly hearings: boolean;
  /** True while there are files of vigilance. */
  readonly vigilance: boolean;
  /** True while a price may be in instalments. */
  readonly instalments: boolean;
  /** True while a price may be by day, by hour or by month. */
  readonly months: boolean;
  /** Identity provider at which members sign in, and the profession that it proves; null for none. */
  readonly identity: { readonly name: string; readonly proves: string | null } | null;
}

/** Server only: in a separate file, so that browsers do not load it. */
export const siteContext = createContext<SiteSettings>();
