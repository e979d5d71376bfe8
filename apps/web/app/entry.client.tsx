import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceProvider } from './lib/nonce.ts';
import { reloadOnStaleBuild } from './lib/stale-build.ts';

// Browsers hide the nonce from selectors and attributes; the script's property still gives it.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
if (nonce) setNonce(nonce);

reloadOnStaleBuild();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceProvider value={nonce}>
        <HydratedRouter />
      </NonceProvider>
    </StrictMode>,
  );
});
