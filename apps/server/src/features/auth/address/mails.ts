import { addressLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import { defineMails } from '../../../platform/mail/mail-content.ts';

/** Mails about a change of an account's e-mail address, which both mailboxes must confirm: `old` and `new` carry their links. */

interface LinkFacts {
  /** Name of the member who asked for the change. */
  readonly name: string;
  /** The new address. */
  readonly email: string;
  /** The link for the mailbox that receives the mail. */
  readonly url: string;
}

const bothMustConfirmText = `Le changement se fait quand les deux adresses l’ont confirmé, chacune par son lien. Le lien vaut ${addressLinkHours} heures et ne sert qu’une fois.`;
const decisionButton = (url: string) => ({ label: 'Confirmer ou refuser', url });

export const addressMails = defineMails({
  // To the wanted address, if it has an account. The member who asked is not named: the mailbox may belong to another person.
  taken: ({ email }: { readonly email: string }) => ({
    subject: 'Cette adresse a déjà un compte Basoche',
    greeting: 'Bonjour,',
    paragraphs: [
      `Quelqu’un a demandé à utiliser ${email} pour un compte Basoche. Cette adresse a déjà un compte\u202f: rien ne change.`,
    ],
    closing: 'Si c’était vous, connectez-vous avec ce compte, ou choisissez une autre adresse.',
  }),
  old: ({ name, email, url }: LinkFacts) => ({
    subject: 'Changement d’adresse de votre compte',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Vous avez demandé que votre compte Basoche passe de cette adresse à ${email}.`,
      bothMustConfirmText,
    ],
    button: decisionButton(url),
    closing: 'Si ce n’est pas vous, refusez par ce lien, puis changez votre mot de passe.',
  }),
  new: ({ name, url }: LinkFacts) => ({
    subject: 'Confirmez votre nouvelle adresse',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Vous avez demandé que votre compte Basoche utilise désormais cette adresse.',
      bothMustConfirmText,
    ],
    button: decisionButton(url),
    closing: 'Si vous n’avez rien demandé, ignorez ce message\u202f: rien ne changera.',
  }),
  changed: ({ name, publicUrl }: { readonly name: string; readonly publicUrl: string }) => ({
    subject: 'Votre adresse est changée',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Votre compte Basoche utilise désormais cette adresse\u202f: connectez-vous avec elle.',
      'Vos autres sessions ont été fermées.',
    ],
    button: { label: 'Voir mes paramètres', url: `${publicUrl}/parametres` },
  }),
});
