import { createContext } from 'react-router';

/** Calls the server's own API while a page is rendered: same paths as in the browser, without the network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

export const apiFetchContext = createContext<ApiFetch>();

/** Settings of the server that public pages follow; they stay the same for the whole visit. */
export interface SiteSettings {
  /** True while firms may have teams. */
  readonly firms: boolean;
}

export const siteContext = createContext<SiteSettings>();
