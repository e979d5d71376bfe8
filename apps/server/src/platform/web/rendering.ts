import { randomBytes } from 'node:crypto';
import { keysOfCall } from '@basoche/contract/surrogate-keys';
import type { FastifyInstance } from 'fastify';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Config } from '../../config.ts';
import type { IdentitySettings } from '../identity/settings.ts';
import { handleByFirstPiece } from './screen-tables.ts';

/** Settings that pages depend on; visitors may read all of them. */
type SiteSettings = Pick<Config, 'firms' | 'conflicts' | 'hearings'> & {
  readonly vigilance: boolean;
  readonly instalments: boolean;
  readonly months: boolean;
  readonly identity: Pick<IdentitySettings, 'name' | 'proves'> | null;
};

type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Exports of the build's entry. Contexts are compared by identity, so they must come from the same build. */
interface Contexts {
  readonly apiFetchContext: RouterContext<ApiFetch>;
  readonly nonceContext: RouterContext<string>;
  readonly pageTextContext: RouterContext<string>;
  readonly siteContext: RouterContext<SiteSettings>;
}

const contextsOf = (build: ServerBuild): Contexts => build.entry.module as unknown as Contexts;

/**
 * Calls the API for a page being rendered: same routes and rules, without the network, counted against its visitor's
 * budget.
 */
const apiFetch =
  (
    app: FastifyInstance,
    visitor: string,
    onAnswer: (path: string, status: number, body: string) => void,
  ): ApiFetch =>
  async (path, init = {}) => {
    const answer = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: path,
      headers: Object.fromEntries(new Headers(init.headers)),
      remoteAddress: visitor,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    onAnswer(path, answer.statusCode, answer.payload);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };

/** A page rendered for an anonymous visitor (docs/decisions/0012-pages-rendered-as-a-visitor-instead-of-cookies.md). */
export interface RenderedPage {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly nonce: string;
  /** True if an API call of the page was refused because its visitor sent too many: the page lacks data. */
  readonly isThrottled: boolean;
  /** Surrogate keys of the page's content, collected from the calls that it made; none without an edge. */
  readonly keys: readonly string[];
}

export type Render = (address: URL, visitor: string) => Promise<RenderedPage>;

interface Rendering {
  /** The build of the screens; a function in development, which gives it again for each page. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly config: Pick<
    Config,
    'edge' | 'firms' | 'conflicts' | 'hearings' | 'vigilance' | 'pricing' | 'identity'
  >;
}

/** Renders the page of an address, through the API in this process. */
export const openRendering = (app: FastifyInstance, { build, config }: Rendering): Render => {
  const handle =
    typeof build === 'function' ? createRequestHandler(build, 'development') : handleByFirstPiece(build);
  return async (address, visitor) => {
    const nonce = randomBytes(16).toString('base64');
    const contexts = contextsOf(typeof build === 'function' ? await build() : build);
    const context = new RouterContextProvider();
    let isThrottled = false;
    const keys = new Set<string>();
    const calls = apiFetch(app, visitor, (path, status, body) => {
      isThrottled ||= status === 429;
      if (config.edge !== null) for (const key of keysOfCall(path, body)) keys.add(key);
    });
    context.set(contexts.apiFetchContext, calls);
    context.set(contexts.nonceContext, nonce);
    const { firms, conflicts, hearings, vigilance, pricing, identity } = config;
    context.set(contexts.siteContext, {
      firms,
      conflicts,
      hearings,
      vigilance: vigilance !== 'off',
      instalments: pricing !== 'flat',
      months: pricing === 'all',
      // The name only, none of its secrets: visitors read this.
      identity: identity && { name: identity.name, proves: identity.proves },
    });
    const page = await handle(new Request(address), context);
    return {
      status: page.status,
      headers: new Map(page.headers),
      body:
        page.body === null
          ? Buffer.from(context.get(contexts.pageTextContext))
          : Buffer.from(await page.arrayBuffer()),
      nonce,
      isThrottled,
      keys: [...keys],
    };
  };
};
