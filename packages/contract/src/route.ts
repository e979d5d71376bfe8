import type { SeatRole } from '@basoche/domain/firms/roles';
import type { MemberKind, StaffRole } from '@basoche/domain/members/kinds';
import { id } from './fields.ts';
import type { FileRule, FileRules } from './files.ts';
import type { ProblemCode } from './problem.ts';
import { z } from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Roles of seats in a firm by which a person may make the call for that firm. If absent, the call cannot be
 * made for a firm (rules §8).
 */
interface ForSeats {
  readonly seats?: readonly SeatRole[];
}

/**
 * Access of a route: the kinds of callers (trust, "Who may what"). Rights that depend on the requested thing
 * (owner, candidate, party) are checked in the service; a route cannot be declared without an access.
 */
export type Access =
  /** Visitors too; a valid token is read if present. */
  | ({ readonly who: 'anyone' } & ForSeats)
  /** Any live session, even before the address is confirmed. */
  | ({ readonly who: 'session' } & ForSeats)
  /** A confirmed member of one of these kinds, verified if the route asks for it (customers always are). */
  | ({
      readonly who: 'member';
      readonly kinds: readonly MemberKind[];
      readonly verified: boolean;
      /**
       * True if the caller must have proved their identity in the last minutes: by the second factor if the
       * account has one, else by the password.
       */
      readonly again?: boolean;
    } & ForSeats)
  /**
   * Any confirmed account: members, staff and partners. `asked`: even before the second factor is given.
   * `open`: once it is given, or if none is set up yet. `proven`: the same, and staff and partners have set
   * one up.
   */
  | { readonly who: 'account'; readonly stage: 'asked' | 'open' | 'proven'; readonly again: boolean }
  /** Staff in one of these roles whose session has passed its second factor; `again`: in the last minutes. */
  | { readonly who: 'staff'; readonly roles: readonly StaffRole[]; readonly again: boolean }
  /** A partner whose session has passed its second factor. */
  | { readonly who: 'partner' };

const everyKind: readonly MemberKind[] = ['STUDENT', 'EMPLOYEE', 'COMPANY', 'CUSTOMER'];

export const anyone = { who: 'anyone' } as const satisfies Access;
export const anySession = { who: 'session' } as const satisfies Access;
export const members = { who: 'member', kinds: everyKind, verified: false } as const satisfies Access;
export const verifiedMembers = { who: 'member', kinds: everyKind, verified: true } as const satisfies Access;
/** Members of the trade, verified or not: everyone but external customers. */
export const tradeMembers = {
  who: 'member',
  kinds: ['STUDENT', 'EMPLOYEE', 'COMPANY'],
  verified: false,
} as const satisfies Access;
/** Members of the trade who are natural persons, verified or not. */
export const persons = {
  who: 'member',
  kinds: ['STUDENT', 'EMPLOYEE'],
  verified: false,
} as const satisfies Access;
/** Members of the trade who are legal entities, verified or not. */
export const companies = { who: 'member', kinds: ['COMPANY'], verified: false } as const satisfies Access;
/** Verified members of the trade: everyone but external customers. */
export const verifiedTrade = {
  who: 'member',
  kinds: ['STUDENT', 'EMPLOYEE', 'COMPANY'],
  verified: true,
} as const satisfies Access;

/** Members who have just proved their identity again. */
export const membersAgain = { ...members, again: true } as const satisfies Access;
/** Members of the trade who are natural persons, and have just proved their identity again. */
export const personsAgain = { ...persons, again: true } as const satisfies Access;
/** Members of the trade who have just proved their identity again. */
export const tradeMembersAgain = { ...tradeMembers, again: true } as const satisfies Access;

/**
 * Companies and customers who have just proved their identity again; the service checks that they are legal
 * persons.
 */
export const legalPersonsAgain = {
  who: 'member',
  kinds: ['COMPANY', 'CUSTOMER'],
  verified: false,
  again: true,
} as const satisfies Access;

/** All accounts, even before their second factor is given. */
export const accountsAsked = { who: 'account', stage: 'asked', again: false } as const satisfies Access;
/** All accounts, for the calls that set up a second factor. */
export const accountsOpen = { who: 'account', stage: 'open', again: false } as const satisfies Access;
export const accountsOpenAgain = { ...accountsOpen, again: true } as const satisfies Access;
/** All accounts whose session has passed every required check. */
export const accounts = { who: 'account', stage: 'proven', again: false } as const satisfies Access;
export const accountsAgain = { ...accounts, again: true } as const satisfies Access;

/** All staff, in every role. */
export const staff = {
  who: 'staff',
  roles: ['admin', 'moderator', 'editor'],
  again: false,
} as const satisfies Access;
/** Staff who write the news. */
export const editors = { who: 'staff', roles: ['admin', 'editor'], again: false } as const satisfies Access;
/** Staff who manage threads and people. */
export const moderators = {
  who: 'staff',
  roles: ['admin', 'moderator'],
  again: false,
} as const satisfies Access;

/** Moderators who gave a code in the last minutes: for calls that move money. */
export const moderatorsAgain = { ...moderators, again: true } as const satisfies Access;
/** Staff who manage the money. */
export const admins = { who: 'staff', roles: ['admin'], again: false } as const satisfies Access;
export const adminsAgain = { ...admins, again: true } as const satisfies Access;
export const partners = { who: 'partner' } as const satisfies Access;

const nothing = z.object({});
const oneId = z.object({ id });
export type Shape = z.ZodObject;

/** Parameters of a route that declares none: `id`, if its path has `:id`. */
type UsualParams<Path extends string> = Path extends `${string}/:id` | `${string}/:id/${string}`
  ? typeof oneId
  : typeof nothing;

export type SuccessStatus = 200 | 201 | 204;

/**
 * Header on the first page of a list that counts: the number of items on all pages, or where it is counted only
 * up to a bound (`countedAtMost` of the domain), that bound plus one.
 */
export const totalCountHeader = 'x-total-count';

export interface Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Success extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  /** `feature.operation`, unique; also the `operationId` of the OpenAPI page. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Below `/api`, parameters as `:name`. */
  readonly path: string;
  readonly access: Who;
  readonly params: Params;
  readonly query: Query;
  /** `null` if the call takes no body. */
  readonly body: Body | null;
  readonly status: SuccessStatus;
  readonly answer: Success;
  /** Rules of each file of a form, by the name of its part; null for a body of JSON. */
  readonly takesFiles: FileRules | null;
  /** The answer is a file, streamed as it is. */
  readonly givesFile: boolean;
  /** The answer is one page of a keyset-paginated list: a `Link: <…>; rel="next"` header may come with it (RFC 8288). */
  readonly paged: boolean;
  /** True if it may be repeated with an idempotency key (idempotency.ts); it is then carried out once. */
  readonly once: boolean;
  /**
   * True if the answer may be slightly out of date, except for changes that the caller made or was told of: a
   * replica may answer.
   */
  readonly mayLag: boolean;
  /** Refusals of the route, besides those implied by its access and its inputs: see `problemsOf`. */
  readonly problems: readonly ProblemCode[];
}

interface Declaration<
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType,
  S extends z.ZodType,
  A extends Access,
  Path extends `/${string}`,
> {
  name: string;
  summary: string;
  method: Method;
  path: Path;
  access: A;
  /** Absent if the path has no parameter, or only `:id`. */
  params?: P;
  query?: Q;
  body?: B;
  /** 200, or 204 without an answer. */
  status?: SuccessStatus;
  answer?: S;
  /** The body is a single file, in the part `file`, without other parts. */
  takesFile?: FileRule;
  /** The body is a form with these files among its parts; a repeated part `name[]` is a list. */
  takesForm?: FileRules;
  givesFile?: true;
  paged?: boolean;
  once?: true;
  mayLag?: true;
  problems?: readonly ProblemCode[];
}

/** Declares a call in one place; server, client, OpenAPI and the access matrix derive from it. */
export const defineRoute = <
  const Path extends `/${string}`,
  A extends Access,
  S extends z.ZodType = z.ZodUndefined,
  P extends Shape = UsualParams<Path>,
  Q extends Shape = typeof nothing,
  B extends z.ZodType = z.ZodUndefined,
>(
  declared: Declaration<P, Q, B, S, A, Path>,
): Route<P, Q, B, S, A> => {
  const { takesFile, takesForm, ...given } = declared;
  const named = pathParameters(given.path).sort().join();
  if (given.mayLag && given.method !== 'GET') throw new Error(`Route ${given.name}: only a GET may lag.`);
  const params = given.params ?? (named === 'id' ? oneId : nothing);
  const described = Object.keys(params.shape).sort().join();
  if (named !== described) {
    throw new Error(`Route ${given.name}: the path names [${named}], the schema describes [${described}].`);
  }
  return {
    query: nothing,
    body: null,
    status: given.answer ? 200 : 204,
    answer: z.undefined(),
    givesFile: false,
    paged: false,
    once: false,
    mayLag: false,
    problems: [],
    ...given,
    params,
    takesFiles: takesForm ?? (takesFile ? { file: takesFile } : null),
  } as unknown as Route<P, Q, B, S, A>;
};

/** Names of the `:parameters` of a path, in order. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name ?? '');

/** All refusals that a route may answer: its own, and those implied by its access and its inputs. */
export const problemsOf = (route: Route): ProblemCode[] => {
  const codes: ProblemCode[] = [
    'MALFORMED_REQUEST',
    'FIRM_NOT_HERE',
    'TOO_MANY_REQUESTS',
    'INTERNAL',
    'UNAVAILABLE',
  ];
  const takesInput =
    route.body !== null || Object.keys({ ...route.params.shape, ...route.query.shape }).length > 0;
  if (takesInput) codes.push('INVALID_INPUT');
  if (route.body !== null) codes.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA');
  if (route.once) codes.push('INVALID_INPUT', 'KEY_REUSED');
  if (route.access.who !== 'anyone') codes.push('UNAUTHENTICATED');
  if (route.access.who === 'member') {
    codes.push('EMAIL_NOT_VALIDATED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED');
    if (route.access.verified) codes.push('NOT_VERIFIED');
    if (route.access.again) codes.push('PROOF_REQUIRED');
  }
  if (route.access.who === 'account') {
    codes.push('EMAIL_NOT_VALIDATED');
    if (route.access.stage !== 'asked') codes.push('SECOND_FACTOR_REQUIRED');
    if (route.access.again) codes.push('PROOF_REQUIRED');
  }
  if (route.access.who === 'staff' || route.access.who === 'partner') {
    codes.push('FORBIDDEN', 'SECOND_FACTOR_REQUIRED');
  }
  if ('seats' in route.access && route.access.seats) {
    codes.push('UNAUTHENTICATED', 'EMAIL_NOT_VALIDATED', 'SECOND_FACTOR_REQUIRED');
    codes.push('SEAT_ENDED', 'ROLE_NOT_ALLOWED');
  }
  return [...new Set([...codes, ...route.problems])];
};

export type ParamsOf<R extends Route> = z.output<R['params']>;
export type QueryOf<R extends Route> = z.output<R['query']>;
export type BodyOf<R extends Route> = z.output<NonNullable<R['body']>>;
export type AnswerOf<R extends Route> = z.output<R['answer']>;

/** A route with this answer and any input. */
export interface RouteAnswering<Answer> extends Route {
  answer: z.ZodType<Answer>;
}

/** Input of a caller, before defaults and normalisation. */
export interface CallInput<R extends Route> {
  params?: z.input<R['params']>;
  query?: z.input<R['query']>;
  body?: z.input<NonNullable<R['body']>>;
}
