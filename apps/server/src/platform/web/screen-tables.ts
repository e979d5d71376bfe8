import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** First segment of a route's full path; undefined without a path, or if any address may match. */
const firstPieceOf = (routes: Routes, id: string): string | undefined => {
  const pieces: string[] = [];
  for (let at = routes[id]; at !== undefined; at = routes[at.parentId ?? '']) pieces.unshift(at.path ?? '');
  const [first] = pieces.join('/').split('/').filter(Boolean);
  return first === undefined || first.startsWith(':') || first === '*' ? undefined : first;
};

const only = <Value>(
  routes: Readonly<Record<string, Value | undefined>>,
  isKept: (id: string) => boolean,
): Record<string, Value | undefined> =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)));

/** Build with only the screens that may start with this segment, including those without a first segment. */
export const tableOf = (build: ServerBuild, piece: string): ServerBuild => {
  const isKept = (id: string) => [undefined, piece].includes(firstPieceOf(build.routes, id));
  const { assets } = build;
  return {
    ...build,
    routes: only(build.routes, isKept),
    assets: { ...assets, routes: only(assets.routes, isKept) as typeof assets.routes },
  };
};

/**
 * Handles requests for screens with a smaller route table, chosen by the first segment of the address: React
 * Router compares an address with every screen of its table, five times per page.
 */
export const handleByFirstPiece = (build: ServerBuild): RequestHandler => {
  const whole = createRequestHandler(build, 'production');
  const pieces = new Set(['', ...Object.keys(build.routes).map((id) => firstPieceOf(build.routes, id))]);
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const [, piece = ''] = new URL(request.url).pathname.split('/');
    // Internal addresses of the router, such as its manifest, are not screens.
    if (!pieces.has(piece)) return whole(request, context);
    let handler = handlers.get(piece);
    if (handler === undefined) {
      handler = createRequestHandler(tableOf(build, piece), 'production');
      handlers.set(piece, handler);
    }
    return handler(request, context);
  };
};
