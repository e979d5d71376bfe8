/** What a proof was accepted for: a name, and the trade that one registered with. */
export interface ProvenIdentity {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly jobName: string | null;
}

/** As it is read aloud: case, accents, spaces and signs aside. */
const said = (text: string | null): string =>
  (text ?? '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether somebody is still who staff verified. A name that is spelled better is the same name; another name, or another trade,
 * is to be proved again: what one may apply to follows from the trade (rules §1 and §2).
 */
export const isSameIdentity = (before: ProvenIdentity, after: ProvenIdentity): boolean =>
  before.jobName === after.jobName &&
  said(before.firstName) === said(after.firstName) &&
  said(before.lastName) === said(after.lastName) &&
  said(before.companyName) === said(after.companyName);
