/** The principals of the access matrix, and the rows of it that several routes have. */

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

/** Codes of the cells; `ok` is the route's own success. Any other word is the problem's code itself. */
export const cellCodes = {
  '401': 'UNAUTHENTICATED',
  mail: 'EMAIL_NOT_VALIDATED',
  proof: 'NOT_VERIFIED',
  factor: 'SECOND_FACTOR_REQUIRED',
  '403': 'FORBIDDEN',
  actor: 'ACTOR_MISMATCH',
  '404': 'NOT_FOUND',
} as const;

/** The suspended, staff and the partner, on a call of members: refused whatever it is about. */
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
export const ownOffer = `401   mail  proof 404   404   404   403   403   ok    404   404   404   401   ${outside}`;
export const ofOffer = `401   mail  proof 404   404   404   403   403   ok    403   404   404   401   ${outside}`;
export const ownSearch = `401   mail  404   404   404   404   403   403   ok    404   404   404   401   ${outside}`;
export const ownProof = `401   mail  404   404   404   404   403   403   ok    404   404   404   401   ${outside}`;
export const known = 'ALREADY_VERIFIED';
/** Of a mission or an offer of one's own, verified or not; `code` is what the owner is answered. */
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
/** Everyone of the staff who has passed the second factor. */
export const staff =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor ok    ok    ok    403';
/** Those of them who write the news. */
export const editors =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor ok    403   ok    403';
/** Staff who look after threads and people. */
export const moderators =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   ok    ok    403';
/** Those of them who look after the money. */
export const admins =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   403   ok    403';
export const partner =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   403   403   ok';
export const everybody = (code: string) => principals.map(() => code).join(' ');
/** Of a candidate of one's mission: the candidate is there, and it is not theirs to do. */
export const ofCandidates = `401   mail  proof 404   404   404   404   404   ok    403   404   404   401   ${outside}`;
