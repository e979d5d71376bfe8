/**
 * The company behind the platform: the one place where what it has to say of itself stands. All of it is a placeholder until the
 * company gives its own (docs/decisions, "What the company still has to say"), and what is null was never given: the SIREN passes
 * the check and is nobody's, the mailbox is one that reaches nobody (RFC 2606).
 */
export const company = {
  /** False once every line below is the company's own. */
  isProvisional: true,
  name: 'Basoche',
  legalForm: 'SAS',
  /** In euros. */
  shareCapital: 1_000,
  address: '10 boulevard du Palais',
  zipCode: '75001',
  city: 'Paris',
  businessNumber: '000000000',
  registry: 'Paris',
  contact: 'contact@basoche.example',
  /** Each a name, an address and a telephone number, in one line. */
  telephone: null,
  publicationDirector: null,
  host: null,
  mediator: null,
  social: [
    { href: 'https://www.linkedin.com/', label: 'LinkedIn', network: 'linkedin' },
    { href: 'https://www.youtube.com/', label: 'YouTube', network: 'youtube' },
    { href: 'https://www.instagram.com/', label: 'Instagram', network: 'instagram' },
  ],
} as const;
