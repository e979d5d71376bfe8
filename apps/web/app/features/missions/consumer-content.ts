import { formatCents } from '@basoche/domain/payments/amounts';
import { feeWithTaxCents } from '@basoche/domain/payments/fees';
import { type fieldNames, form } from './creator-content.ts';

/* Texts of a mission's form for a client who is a natural person: everyday words, amounts including taxes. */

export type FormContent = {
  readonly [Name in keyof typeof form]: (typeof form)[Name] extends string
    ? string
    : (typeof form)[Name] extends undefined
      ? string | undefined
      : (typeof form)[Name];
};

export const consumerForm: FormContent = {
  ...form,
  subject: 'Votre question',
  title: 'Votre question en une phrase',
  titleHelp: 'Ce que vous voulez savoir ou obtenir.',
  titlePlaceholder: 'Ex. Mon propriétaire peut-il garder le dépôt de garantie\u202f?',
  domainHelp: 'Celui qui s’en rapproche le plus\u202f: famille, logement, travail…',
  nature: 'Ce que vous attendez',
  natureHelp: 'Un avis, une lettre, une relecture… La loi réserve certaines de ces tâches à des professions.',
  description: 'Votre situation',
  descriptionHelp:
    'Ce qui s’est passé, ce que vous avez déjà fait, ce que vous espérez. N’écrivez ni noms ni adresses\u202f: la page est publique.',
  delivery: 'Pour quand\u202f?',
  deliveryHelp: 'Avec vos mots\u202f: «\u00a0sous dix jours\u00a0», «\u00a0avant la fin du mois\u00a0»…',
  candidates: 'Qui peut vous répondre',
  experience: 'À qui vous adressez-vous\u202f?',
  experienceHelp: 'Une ou plusieurs professions, ou une expérience.',
  start: 'Quand faut-il commencer\u202f?',
  execution: 'Comment travailler ensemble\u202f?',
  terms: 'Votre budget et votre nom',
  price: 'Votre budget, TTC',
  priceHelp: `En euros, toutes taxes comprises\u202f: «\u00a0800\u00a0» ou «\u00a01\u202f250,50\u00a0». Les frais de Basoche, ${formatCents(feeWithTaxCents('funds'))}, s’y ajoutent.`,
  priceLow: 'Au moins',
  priceHigh: 'Au plus',
  openPrice: 'Je ne sais pas encore',
  openPriceHelp: 'Les professionnels vous proposent leur prix, sans engagement de votre part.',
  anonymousHelp:
    'Ni votre nom ni votre image ne sont communiqués. Le professionnel les découvre quand vous acceptez son prix.',
  summaryHelp: 'Votre question telle qu’elle paraîtra dans la liste.',
  untitled: 'Votre question',
  undescribed: 'Votre situation s’affichera ici.',
};

export const consumerNames: Readonly<Record<keyof typeof fieldNames, string>> = {
  title: 'votre question',
  domain: 'le domaine',
  nature: 'ce que vous attendez',
  skillsRequired: 'votre situation',
  timeLimit: 'pour quand',
  experience: 'à qui vous vous adressez',
  endDate: 'une date limite valable',
  startNow: 'quand commencer',
  startDate: 'la date de début',
  onPlace: 'comment travailler ensemble',
  place: 'la ville ou le département',
  tarifLow: 'votre budget, au moins',
  tarifHigh: 'votre budget, au plus',
  namesParties: 'si des personnes sont en cause',
};

/** Price range that professionals read for a budget, and why a cent may be missing. */
export const announced = (range: string): string =>
  `Les professionnels lisent ${range}\u00a0HT\u202f: le même budget sans la TVA de 20\u00a0%, arrondi au centime.`;
