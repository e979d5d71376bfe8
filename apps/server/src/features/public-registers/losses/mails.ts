import { verificationAnswerHours } from '@basoche/domain/limits';
import { verificationEnds } from '@basoche/domain/members/verification-end-content';
import { ofPublicRegister } from '@basoche/domain/public-registers/registers';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { startOfParisDay } from '@basoche/domain/time/paris';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import type { EditionFactsRow, LostRow } from './store.ts';

interface LostFacts {
  readonly row: Pick<LostRow, 'name' | 'register' | 'bar' | 'seen_on' | 'released_on'>;
  readonly publicUrl: string;
}

interface StaffFacts {
  /** Name of the recipient. */
  readonly to: string;
  readonly row: Omit<EditionFactsRow, 'state'>;
  readonly publicUrl: string;
}

const on = (day: string): string => frenchDay(startOfParisDay(day));

const figure = new Intl.NumberFormat('fr-FR');

const members = (number: number): string =>
  `${figure.format(number)}\u00a0${number < 2 ? 'membre' : 'membres'}`;

const editionOf = ({ register, released_on }: Pick<EditionFactsRow, 'register' | 'released_on'>): string =>
  `L’édition du ${on(released_on)} ${ofPublicRegister[register]}`;

const toRegisters = (publicUrl: string, view = '') => ({
  label: 'Voir les registres',
  url: `${publicUrl}/admin/registres${view}`,
});

/** Mails about an edition that no longer names members. Mails to staff name no member. */
export const registerMails = defineMails({
  lost: ({ row, publicUrl }: LostFacts) => ({
    subject: 'Votre vérification prend fin\u202f: un registre ne vous nomme plus',
    greeting: `Bonjour ${row.name},`,
    paragraphs: [
      `${editionOf(row)} ne vous nomme plus. Celle du ${on(row.seen_on)} vous nommait${row.bar === null ? '' : ` (${row.bar})`}.`,
      `Votre vérification prend donc fin. ${verificationEnds}`,
      'Si votre nom, votre profession, votre barreau ou votre numéro a changé, corrigez votre profil. Si le registre se trompe, envoyez un justificatif récent de votre inscription.',
      `Dans les deux cas, envoyez vos justificatifs depuis votre page de vérification\u202f: une réponse vous est donnée sous ${verificationAnswerHours}\u00a0heures.`,
    ],
    button: { label: 'Envoyer mes justificatifs', url: `${publicUrl}/verify` },
    links: [{ label: 'Corriger mon profil', url: `${publicUrl}/parametres/profil` }],
  }),
  staffLost: ({ to, row, publicUrl }: StaffFacts) => ({
    subject: `Registre\u202f: ${members(row.gone_count)} ${row.gone_count < 2 ? 'perd sa vérification' : 'perdent leur vérification'}`,
    greeting: `Bonjour ${to},`,
    paragraphs: [
      `${editionOf(row)} est en vigueur. Elle ne nomme plus ${members(row.gone_count)}, dont la vérification a pris fin et que nous avons prévenus par mail.`,
      'Leurs missions en cours continuent. Ils peuvent envoyer de nouveaux justificatifs, qui arrivent dans vos vérifications.',
    ],
    button: toRegisters(publicUrl, '?vue=plus-inscrits'),
  }),
  staffHeld: ({ to, row, publicUrl }: StaffFacts) => ({
    subject: 'Une édition de registre attend votre décision',
    greeting: `Bonjour ${to},`,
    paragraphs: [
      `${editionOf(row)} a été importée sans être mise en vigueur\u202f: elle compte ${figure.format(row.line_count)}\u00a0lignes${row.lines_before === null ? '' : ` (${figure.format(row.lines_before)} dans celle en vigueur)`} et ne nomme plus ${members(row.gone_count)}.`,
      'Elle n’a aucun effet tant que vous ne l’avez pas acceptée. Si le fichier est incomplet, refusez-la.',
    ],
    button: toRegisters(publicUrl),
  }),
});
