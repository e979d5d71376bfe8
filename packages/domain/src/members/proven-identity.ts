/** The identity for which a proof was accepted: a name, and the profession given at registration. */
export interface ProvenIdentity {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly jobName: string | null;
}

/** Normalises a text for comparison: without case, accents, spaces and punctuation. */
const normalized = (text: string | null): string =>
  (text ?? '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * True if a member still has the identity that staff verified. A corrected spelling is the same name. Another
 * name or another profession must be proved again, because the right to apply depends on the profession
 * (rules §1 and §2).
 */
export const isSameIdentity = (before: ProvenIdentity, after: ProvenIdentity): boolean =>
  before.jobName === after.jobName &&
  normalized(before.firstName) === normalized(after.firstName) &&
  normalized(before.lastName) === normalized(after.lastName) &&
  normalized(before.companyName) === normalized(after.companyName);
