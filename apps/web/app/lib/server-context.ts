import { createContext } from 'react-router';

/** Calls the server's own API while a page is rendered: same paths as in the browser, without the network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

export const apiFetchContext = createContext<ApiFetch>();
