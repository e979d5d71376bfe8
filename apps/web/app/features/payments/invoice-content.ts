import { ofName } from '@basoche/domain/members/elision';
import { paymentDays } from '@basoche/domain/payments/invoices/invoice';
import { count } from '../../lib/counts.ts';

/** Texts of invoices. */

const kinds = { invoice: 'Facture', credit_note: 'Avoir' } as const;

export const invoiceContent = {
  kinds,
  download: 'Télécharger',
  downloadNamed: (kind: keyof typeof kinds, number: string) =>
    `Télécharger ${kind === 'invoice' ? 'la facture' : 'l’avoir'} ${number}`,
  cancelledBy: (number: string) => `Annulée par l’avoir ${number}`,
  cancels: (number: string) => `Annule la facture ${number}`,
  due: (day: string) => `À régler avant le ${day}`,
  late: (day: string) => `Échéance dépassée\u202f: c’était le ${day}`,
  paid: 'Acquittée',
  ttc: 'TTC',
} as const;

export const invoiceList = {
  title: 'Factures',
  lead: 'Les factures et avoirs que vous avez émis ou reçus.',
  back: 'Paramètres',
  more: 'Voir les suivantes',
  list: 'Vos factures et avoirs',
  to: (name: string) => `Émise à ${name}`,
  toCredit: (name: string) => `Émis à ${name}`,
  from: (name: string) => `Reçue ${ofName(name)}`,
  fromCredit: (name: string) => `Reçu ${ofName(name)}`,
  mission: 'Voir l’échange',
  empty: {
    title: 'Aucune facture pour le moment',
    text: 'En relation directe, le prestataire émet sa facture depuis l’échange, une fois ce mode accepté. Les frais Basoche vous sont facturés ici.',
    action: 'Ouvrir la messagerie',
  },
} as const;

/** « la tranche 2 sur 3 », « le mois 2 ». */
const theInstalment = (name: string): string =>
  `${name.startsWith('Mois') ? 'le' : 'la'} ${name.toLowerCase()}`;

export const threadInvoices = {
  title: 'Facturation',
  issue: 'Émettre la facture',
  invite: (instalment: string | null) =>
    `Vous pouvez facturer ${instalment === null ? 'le prix convenu' : theInstalment(instalment)}\u202f: numéro, mentions légales et PDF au format Factur-X sont prêts.`,
  none: 'Aucune facture n’est encore émise.',
  detailsAwaited: 'La facture des frais Basoche attend vos coordonnées de facturation.',
  giveDetails: 'Les renseigner',
  cancel: 'Annuler par un avoir',
  confirmTitle: 'Annuler cette facture\u202f?',
  confirmText: (number: string) =>
    `Un avoir du montant total est émis à la suite de la facture ${number}, et votre client en est prévenu. Vous pourrez ensuite émettre une nouvelle facture.`,
  confirm: 'Émettre l’avoir',
  credited: (number: string) => `L’avoir ${number} est émis.`,
} as const;

export const issueDialog = {
  title: 'Émettre la facture',
  preview: 'Ce qui est facturé',
  done: 'Travail du mois, imprimé sur la facture',
  lines: (number: number) => `${count(number, 'ligne', 'lignes')} de travail, sur la facture`,
  net: 'Total HT',
  vat: 'TVA 20\u00a0%',
  noVat: 'TVA non applicable, art. 293 B du CGI',
  total: 'Total TTC',
  due: (day: string) =>
    `Paiement à ${paymentDays} jours, avant le ${day} si la facture est émise aujourd’hui.`,
  issuer: 'Vos coordonnées',
  buyer: 'Votre client',
  buyerGiven: 'Votre client a renseigné ses coordonnées de facturation.',
  buyerHelp: 'Ces coordonnées figurent sur la facture. Vérifiez-les avec votre client.',
  onDebits: 'J’ai opté pour le paiement de la TVA d’après les débits',
  onDebitsHelp: 'Laissez décoché dans le doute\u202f: la TVA des prestations est due à leur paiement.',
  frozen:
    'Une facture émise ne se modifie pas. Une erreur se corrige par un avoir, puis une nouvelle facture.',
  send: 'Émettre la facture',
  sent: (number: string) => `La facture ${number} est émise. Votre client en est prévenu.`,
} as const;
