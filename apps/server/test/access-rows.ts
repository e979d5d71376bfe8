/** The principals of the access matrix, and the rows that several routes share. */

export const principals = [
  'visitor',
  'unconfirmed',
  'unverified',
  'student',
  'employee',
  'company',
  'customer',
  'moralCustomer',
  'owner',
  'candidate',
  'otherCandidate',
  'stranger',
  'deleted',
  'suspended',
  'bareStaff',
  'editor',
  'moderator',
  'admin',
  'partner',
] as const;
export type Principal = (typeof principals)[number];

/** Codes of the cells. `ok` is the route's own success; any word that is not here is a problem code. */
export const cellCodes = {
  '401': 'UNAUTHENTICATED',
  mail: 'EMAIL_NOT_VALIDATED',
  proof: 'NOT_VERIFIED',
  factor: 'SECOND_FACTOR_REQUIRED',
  '403': 'FORBIDDEN',
  actor: 'ACTOR_MISMATCH',
  '404': 'NOT_FOUND',
} as const;

/** Columns of suspended members, staff and the partner, on a members' call: refused whatever its object. */
export const outside = '401   403   403   403   403   403';

export const all =
  'ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok';
export const session =
  '401   ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    401   401   ok    ok    ok    ok    ok';
export const member = `401   mail  ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    401   ${outside}`;
export const verified = `401   mail  proof ok    ok    ok    ok    ok    ok    ok    ok    ok    401   ${outside}`;
export const trade = `401   mail  ok    ok    ok    ok    403   403   ok    ok    ok    ok    401   ${outside}`;
export const ownMission = `401   mail  proof 403   403   403   403   403   ok    403   403   403   401   ${outside}`;
const none = 'NOT_SUBSCRIBED';
export const unsubscribed = `401   mail  ${none} ${none} ${none} ${none} 403   403   ${none} ${none} ${none} ${none} 401   ${outside}`;
export const verifiedTrade = `401   mail  proof ok    ok    ok    403   403   ok    ok    ok    ok    401   ${outside}`;
export const ownDraft = `401   mail  proof 404   404   404   403   403   ok    404   404   404   401   ${outside}`;
export const ownJob = `401   mail  proof 404   404   404   403   403   ok    404   404   404   401   ${outside}`;
export const ofJob = `401   mail  proof 404   404   404   403   403   ok    403   404   404   401   ${outside}`;
export const ownSearch = `401   mail  404   404   404   404   403   403   ok    404   404   404   401   ${outside}`;
export const ownVerificationDocument = `401   mail  404   404   404   404   403   403   ok    404   404   404   401   ${outside}`;
export const known = 'ALREADY_VERIFIED';
/** For a call about one's own mission or offer, verified or not. `code` is the owner's answer. */
export const ownPublication = (code: string) =>
  `401   mail  404   404   404   404   404   404   ${code} 404   404   404   401   ${outside}`;
export const ownCandidates = `401   mail  proof 404   404   404   404   404   ok    404   404   404   401   ${outside}`;
export const ofOwner = `401   mail  actor actor actor actor actor actor ok    actor actor actor 401   ${outside}`;
export const persons = `401   mail  ok    ok    ok    403   403   403   403   ok    ok    ok    401   ${outside}`;
export const ownPerson = `401   mail  actor actor actor 403   403   403   403   ok    actor actor 401   ${outside}`;
export const ownCompany = `401   403   403   403   403   actor 403   403   ok    403   403   403   401   ${outside}`;
export const ofCandidate = `401   mail  actor actor actor actor actor actor actor ok    actor actor 401   ${outside}`;
export const eitherParty = `401   mail  404   404   404   404   404   404   ok    ok    404   404   401   ${outside}`;
export const creator = `401   mail  404   404   404   404   404   404   ok    403   404   404   401   ${outside}`;
export const bringer = `401   mail  404   404   404   404   404   404   404   ok    404   404   401   ${outside}`;
export const candidate = `401   mail  404   404   404   404   404   404   403   ok    404   404   401   ${outside}`;
/** All staff who have passed the second factor. */
export const staff =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor ok    ok    ok    403';
/** Staff who write the news. */
export const editors =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor ok    403   ok    403';
/** Staff who handle threads and members. */
export const moderators =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   ok    ok    403';
/** Staff who handle money. */
export const admins =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   403   ok    403';
export const partner =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   403   403   ok';
export const everybody = (code: string) => principals.map(() => code).join(' ');
/** For a call about a candidate of one's mission: the candidate exists but may not make the call. */
export const ofCandidates = `401   mail  proof 404   404   404   404   404   ok    403   404   404   401   ${outside}`;
