import './ui/mantine.css.ts';
import './ui/fonts.css';
import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  type RouterContextProvider,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { readActing, subscribeToActing } from './lib/acting.ts';
import { useNonce } from './lib/nonce.ts';
import { browserQueryClient, createQueryClient } from './lib/query-client.ts';
import { SessionProvider } from './lib/session.tsx';
import { type SiteSettings, siteContext } from './lib/site-context.ts';
import { sessionBootScript } from './lib/token.ts';
import textFace from './ui/fonts/source-sans-3-french.woff2?url';
import { Themed } from './ui/themed.tsx';

export { ErrorBoundary } from './layouts/error-boundary.tsx';

export const links: LinksFunction = () => [
  // The face of titles comes after it: every file that is announced delays the text.
  { rel: 'preload', href: textFace, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Origin of the site, for links that are read outside of it, and its settings. They stay the same for the whole visit. */
export const loader = ({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): SiteSettings & { origin: string } => ({
  origin: new URL(request.url).origin,
  ...context.get(siteContext),
});

export const shouldRevalidate = () => false;

/** Metadata of a page that failed; the error screen sets its own title. */
export const meta: MetaFunction = ({ error }) =>
  error ? [{ name: 'robots', content: 'noindex' }] : [{ title: 'Basoche' }];

/** The HTML document, around every screen and the error screens. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const nonce = useNonce();
  const firm = useSyncExternalStore(subscribeToActing, readActing, () => null);
  // Tells the starting script (`lib/first-intent.ts`) that presses are heard now.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <html
      lang="fr"
      data-mantine-color-scheme="light"
      data-respect-reduced-motion="true"
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#FBF9F6" />
        {/* Tells before the first paint whether a stored session exists, so that the right menu gets its place. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, admitted by the nonce
          dangerouslySetInnerHTML={{ __html: sessionBootScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <Themed>
          {/* Another account begins everything anew: nothing that was opened or typed for one acts for the other. */}
          <QueryClientProvider
            key={firm}
            client={import.meta.env.SSR ? createQueryClient() : browserQueryClient()}
          >
            <SessionProvider>{children}</SessionProvider>
          </QueryClientProvider>
        </Themed>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

export default function App() {
  return <Outlet />;
}
