import { createContext, useContext } from 'react';

const NonceContext = createContext<string>('');

export const NonceProvider = NonceContext.Provider;

/** The nonce of this page's content security policy, for the inline scripts and styles that are ours. */
export const useNonce = (): string => useContext(NonceContext);
