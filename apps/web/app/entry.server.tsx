import { isPublicScreen } from '@basoche/domain/access/public-screens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
  StaticRouter,
} from 'react-router';
import { isReadFirst, withStartingScript } from './lib/first-intent.ts';
import { setPartRenderer } from './lib/markup-cache.ts';
import { NonceProvider } from './lib/nonce.ts';
import { payloadScripts, withScripts } from './lib/page-payload.ts';
import { renderPage } from './lib/render-page.ts';
import { SessionProvider } from './lib/session.tsx';

// The server sets these for each request. It imports them from this build, so that the context objects are
// identical.
export { apiFetchContext } from './lib/server-context.ts';
export { siteContext } from './lib/site-context.ts';

/** Nonce that the content security policy of this response allows. */
export const nonceContext = createContext<string>('');

/** Text of the rendered page, which is sent as it is: an answer's body would copy it three times. */
export const pageTextContext = createContext<string>('');

export const streamTimeout = 5_000;

/** Surroundings of a kept part: nobody's session, and no page. */
const queryClient = new QueryClient();
setPartRenderer((part) =>
  renderToString(
    <StaticRouter location="/">
      <QueryClientProvider client={queryClient}>
        <SessionProvider>{part}</SessionProvider>
      </QueryClientProvider>
    </StaticRouter>,
  ).replace(/^(?:<link rel="preload"[^>]*>)+/, ''),
);

/** Renders a page whole: its data is loaded before, so no part would come later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { pathname } = new URL(request.url);
  if (!isPublicScreen(pathname)) headers.set('X-Robots-Tag', 'noindex');
  const nonce = context.get(nonceContext);
  const { html, hasFailed } = await renderPage(
    <NonceProvider value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceProvider>,
    { nonce, limitMs: streamTimeout + 1_000 },
  );
  const scripts =
    serverHandoffStream && entry.renderMeta?.didRenderScripts
      ? await payloadScripts(serverHandoffStream, nonce, streamTimeout + 1_000)
      : '';
  const page = withStartingScript(html, { nonce, isDelayed: isReadFirst(pathname) });
  context.set(pageTextContext, withScripts(page, scripts));
  return new Response(null, { status: hasFailed ? 500 : status, headers });
}
