import type { UserType } from '../../members/kinds.ts';
import { formatCents } from '../amounts.ts';
import { type Invoice, lateIndemnityCents } from './invoice.ts';

/**
 * Mentions that the law requires on an invoice, each with its code in the electronic format (UNTDID 4451).
 */
export interface Mention {
  /**
   * AAB: discount, PMD: penalties, PMT: indemnity, REG: another required mention, AAI: general information.
   */
  readonly code: 'AAB' | 'PMD' | 'PMT' | 'REG' | 'AAI';
  readonly text: string;
}

/** Mention for an issuer without VAT, as worded by the law (CGI, art. 293 E). */
export const withoutVat = 'TVA non applicable, art. 293 B du CGI';

/** L441-10, II: the penalties due if the parties agreed on no other rate. */
const penalties =
  'Tout retard de paiement donne lieu, dès le lendemain de l’échéance et sans rappel, à des pénalités au taux de la dernière opération de refinancement de la Banque centrale européenne, majoré de dix points (art. L441-10 du code de commerce).';
const indemnityText = `Une indemnité forfaitaire de ${formatCents(lateIndemnityCents)} pour frais de recouvrement est due par le client professionnel en cas de retard (art. L441-10 et D441-5 du code de commerce).`;
const noDiscountText = 'Aucun escompte n’est accordé pour paiement anticipé.';

/**
 * True if a client buys for their trade: only professionals owe penalties and the fixed indemnity for late
 * payment. Students, and customers who are natural persons, do not, unless they have a SIREN.
 */
export const buysForTrade = (client: {
  readonly kind: UserType;
  readonly isMoral: boolean;
  readonly businessNumber: string | null;
}): boolean =>
  client.kind === 'COMPANY' || client.kind === 'EMPLOYEE' || client.isMoral || client.businessNumber !== null;

/** Mentions that French law requires on this invoice, each with its code of Factur-X. */
export const mentionsOf = (invoice: Invoice): Mention[] => {
  const { kind, corrects, vat, isVatOnDebits, isBetweenProfessionals } = invoice;
  const mentions: Mention[] = [
    { code: 'AAI', text: 'Catégorie de l’opération\u202f: prestation de services.' },
  ];
  if (corrects !== null) {
    mentions.push({
      code: 'AAI',
      text: `Avoir pour la totalité de la facture ${corrects.number}, qu’il annule.`,
    });
  }
  if (vat.rate === 0) mentions.push({ code: 'REG', text: `${withoutVat}.` });
  if (isVatOnDebits) {
    mentions.push({ code: 'REG', text: 'Option pour le paiement de la taxe d’après les débits.' });
  }
  if (isBetweenProfessionals) {
    mentions.push({ code: 'PMD', text: penalties }, { code: 'PMT', text: indemnityText });
  }
  if (kind === 'invoice' || isBetweenProfessionals) mentions.push({ code: 'AAB', text: noDiscountText });
  return mentions;
};
