import { confirmationLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import { defineMails } from '../../platform/mail/mail-content.ts';

/** Mails to the owner of an account about its confirmation, its password, and the invitation of staff and of the partner. */

interface LinkFacts {
  readonly name: string;
  /** The link with its code. */
  readonly url: string;
}

interface PasswordFacts extends LinkFacts {
  /** Screen with the account's passkeys; null without any. */
  readonly passkeysUrl: string | null;
}

const newPasswordLabel = 'Choisir un nouveau mot de passe';

export const accountMails = defineMails({
  confirmation: ({ name, url }: LinkFacts) => ({
    subject: 'Confirmez votre adresse email',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Bienvenue sur Basoche, le réseau interprofessionnel des métiers du droit.',
      `Pour ouvrir votre compte, confirmez que cette adresse est bien la vôtre. Le lien vaut ${confirmationLinkHours} heures et ne sert qu’une fois.`,
    ],
    button: { label: 'Confirmer mon adresse', url },
    closing: 'Si vous n’avez pas créé de compte, ignorez ce message\u202f: rien ne sera ouvert à votre nom.',
  }),
  // « Une heure » is `resetLinkHours` in words.
  reset: ({ name, url }: LinkFacts) => ({
    subject: 'Réinitialisez votre mot de passe',
    greeting: `Bonjour ${name},`,
    paragraphs: ['Vous avez demandé un nouveau mot de passe. Le lien vaut une heure et ne sert qu’une fois.'],
    button: { label: newPasswordLabel, url },
    closing: 'Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe reste le même.',
  }),
  officeInvitation: ({ name, url }: LinkFacts) => ({
    subject: 'Votre accès à Basoche',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Un compte vous est ouvert sur Basoche. Choisissez d’abord son mot de passe\u202f: le lien vaut ${confirmationLinkHours} heures et ne sert qu’une fois.`,
      'À votre première connexion, vous configurerez une application d’authentification sur votre téléphone\u202f: un code vous sera demandé chaque fois.',
    ],
    button: { label: 'Choisir mon mot de passe', url },
    closing: 'Si vous n’attendiez pas ce message, ignorez-le\u202f: le compte restera fermé.',
  }),
  passwordChanged: ({ name, url, passkeysUrl }: PasswordFacts) => ({
    subject: 'Votre mot de passe a été modifié',
    greeting: `Bonjour ${name},`,
    paragraphs: [
      'Le mot de passe de votre compte Basoche vient de changer. Vos autres sessions ont été fermées.',
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe.',
      ...(passkeysUrl === null
        ? []
        : [
            'Vos clés d’accès restent valables\u202f: elles ouvrent votre compte sans ce mot de passe. Supprimez celles que vous ne reconnaissez pas.',
          ]),
    ],
    button: { label: newPasswordLabel, url },
    links: passkeysUrl === null ? [] : [{ label: 'Voir mes clés d’accès', url: passkeysUrl }],
  }),
});
