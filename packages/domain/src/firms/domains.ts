import { publicMailDomains } from './public-mail-domains.ts';

/** Domains of a firm's e-mail addresses, and the ways in which an owner proves one (rules §8, Domains). */

/** Highest number of domains of one firm, including unproved ones (rules §8, Domains). */
export const firmDomainsAtMost = 5;

/** Minutes of validity of a code sent to a mailbox of a domain, and wrong tries of one code. */
export const domainCodeMinutes = 30;
export const domainCodeTries = 5;

/**
 * Highest numbers of codes sent in 24 hours: to the mailboxes of one domain, by all firms and by one firm;
 * and for all domains of one firm.
 */
export const domainCodesADay = 6;
export const domainCodesOfFirmADay = 2;
export const firmCodesADay = 10;

/** Highest number of DNS checks for one firm in an hour. */
export const dnsQuestionsAnHour = 10;

/** Days after which a domain proved by the DNS is checked again when somebody uses it. */
const dnsProofDays = 90;

export const domainWays = ['dns', 'mailbox'] as const;
export type DomainWay = (typeof domainWays)[number];

/** Mailboxes of a domain that only its operator reads (RFC 2142, and the certificate authorities' own list). */
export const domainMailboxes = ['admin', 'hostmaster', 'postmaster', 'webmaster'] as const;
export type DomainMailbox = (typeof domainMailboxes)[number];

const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;

/** True for a name of at least two labels, in ASCII and in lower case, whose last label is no number. */
const isName = (domain: string): boolean => {
  const labels = domain.split('.');
  return (
    domain.length <= 253 &&
    labels.length >= 2 &&
    labels.every((one) => label.test(one)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
};

/** True for such a domain and for any below it: `paris.notaires.fr` belongs to no single firm either. */
const isPublicMail = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.some((_, at) => publicMailDomains.has(labels.slice(at).join('.')));
};

/** Place of a name among the public suffixes: `unknown` if it ends in none. */
export type SuffixPlace = 'suffix' | 'below' | 'unknown';

/** Reason to refuse a domain, in ASCII and in lower case; null if a firm may prove it. */
export const domainRefusal = (
  domain: string,
  placeOf: (domain: string) => SuffixPlace,
): 'INVALID_INPUT' | 'DOMAIN_PUBLIC' | null => {
  if (!isName(domain)) return 'INVALID_INPUT';
  if (isPublicMail(domain)) return 'DOMAIN_PUBLIC';
  const place = placeOf(domain);
  if (place === 'below') return null;
  return place === 'suffix' ? 'DOMAIN_PUBLIC' : 'INVALID_INPUT';
};

/** Name whose DNS record must contain the text that proves a domain. */
export const proofNameOf = (domain: string): string => `_basoche.${domain}`;

/** True if one of these DNS records is the expected text. */
export const isProvedBy = (records: readonly string[], text: string): boolean =>
  records.some((record) => record.trim() === text);

/** True if the DNS must be checked again before this proof is used. */
export const isProofOld = (
  { way, checkedAt }: { readonly way: DomainWay; readonly checkedAt: Date },
  now: Date,
): boolean => way === 'dns' && now.getTime() - checkedAt.getTime() >= dnsProofDays * 86_400_000;

interface Holder {
  readonly isSuspended: boolean;
  readonly way: DomainWay;
  /** Text that its own DNS record must contain. */
  readonly text: string;
  readonly provedAt: Date;
}

/** True if the firm that holds a domain loses it to another firm, which proves it by these DNS records. */
export const givesUp = (
  { isSuspended, way, text, provedAt }: Holder,
  records: readonly string[],
  now: Date,
): boolean => {
  if (isSuspended) return true;
  if (isProvedBy(records, text)) return false;
  return way === 'dns' || now.getTime() - provedAt.getTime() >= dnsProofDays * 86_400_000;
};

/** Tries left for a code; 0 once it has expired. */
export const triesLeft = (
  { tries, expiresAt }: { readonly tries: number; readonly expiresAt: Date },
  now: Date,
): number => (expiresAt <= now ? 0 : Math.max(0, domainCodeTries - tries));
