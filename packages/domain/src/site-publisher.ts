/**
 * The company behind the platform, defined here only. All values are placeholders until the company provides
 * its own (docs/decisions/0013); null means never provided.
 *
 * The SIREN has a valid check digit and belongs to nobody; the mailbox has no reader (RFC 2606).
 */
export const company = {
  /** False once every line below is the company's real one. */
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
  /** Each is a name, an address and a telephone number, in one line. */
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
