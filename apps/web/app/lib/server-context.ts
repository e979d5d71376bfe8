import { createContext } from 'react-router';

/** How the server's own API is reached while a page is rendered: the same paths as in the browser, without the network. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

export const apiFetchContext = createContext<ApiFetch>();

/** The nonce that the content security policy of this answer admits. */
export const nonceContext = createContext<string>('');
