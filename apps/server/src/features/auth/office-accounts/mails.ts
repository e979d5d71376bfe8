import { type OfficeChange, officeLabels } from '@basoche/domain/members/offices';
import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';
import type { MailFactsRow } from './store.ts';

interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** True if the owner can sign in after the change: the mail has a button to do so. */
  readonly hasLoginButton: boolean;
}

const askAnAdminText = 'Pour toute question, adressez-vous à un administrateur de votre équipe.';

/** Mails to staff and to the partner about changes that an admin made to their account. */
const wordings: Readonly<Record<OfficeChange, (facts: Pick<MailFactsRow, 'office'>) => Wording>> = {
  role: ({ office }) => ({
    subject: 'Votre rôle a changé',
    paragraphs: [
      `Un administrateur a changé votre rôle dans l’équipe\u202f: ${officeLabels[office].toLowerCase()}. Vos sessions ont été fermées.`,
      askAnAdminText,
    ],
    hasLoginButton: true,
  }),
  suspend: () => ({
    subject: 'Votre accès est suspendu',
    paragraphs: [
      'Un administrateur a suspendu votre compte, et vos sessions ont été fermées.',
      askAnAdminText,
    ],
    hasLoginButton: false,
  }),
  restore: () => ({
    subject: 'Votre accès est rétabli',
    paragraphs: ['Un administrateur a rétabli votre compte\u202f: vous pouvez vous connecter.'],
    hasLoginButton: true,
  }),
  resetFactor: () => ({
    subject: 'Votre second facteur est à configurer de nouveau',
    paragraphs: [
      'Un administrateur a fait oublier votre second facteur, et vos sessions ont été fermées. Vous en configurerez un autre à votre prochaine connexion.',
      'Si vous ne l’avez pas demandé, prévenez tout de suite un administrateur.',
    ],
    hasLoginButton: true,
  }),
  receivePortages: () => ({
    subject: 'Votre compte reçoit les fonds des portages',
    paragraphs: [
      'Un administrateur a désigné votre compte\u202f: les fonds des portages salariaux y sont désormais versés. Vérifiez que votre compte de paiement est prêt.',
      askAnAdminText,
    ],
    hasLoginButton: true,
  }),
};

interface ChangeFacts extends Pick<MailFactsRow, 'name' | 'office'> {
  readonly publicUrl: string;
}

const mailAbout =
  (change: OfficeChange) =>
  (facts: ChangeFacts): MailContent => {
    const { subject, paragraphs, hasLoginButton } = wordings[change](facts);
    return {
      subject,
      greeting: `Bonjour ${facts.name},`,
      paragraphs,
      ...(hasLoginButton ? { button: { label: 'Me connecter', url: `${facts.publicUrl}/connexion` } } : {}),
    };
  };

export const changeMails = defineMails({
  role: mailAbout('role'),
  suspend: mailAbout('suspend'),
  restore: mailAbout('restore'),
  resetFactor: mailAbout('resetFactor'),
  receivePortages: mailAbout('receivePortages'),
} satisfies Record<OfficeChange, unknown>);
