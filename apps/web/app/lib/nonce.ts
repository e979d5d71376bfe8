import { createContext, useContext } from 'react';

const NonceContext = createContext<string>('');

export const NonceProvider = NonceContext.Provider;

/** Nonce of the page's content security policy, for our inline scripts and styles. */
export const useNonce = (): string => useContext(NonceContext);
