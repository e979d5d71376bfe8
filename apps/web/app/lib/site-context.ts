import { createContext } from 'react-router';

/** Settings of the server that public pages follow; they stay the same for the whole visit. */
export interface SiteSettings {
  /** True while firms may have teams. */
  readonly firms: boolean;
  /** True while the conflict check is open. */
  readonly conflicts: boolean;
}

/** A file of its own: no browser loads it. */
export const siteContext = createContext<SiteSettings>();
