import { defineMails, type MailContent } from '../../../platform/mail/mail-content.ts';

interface ProtectionFacts {
  readonly name: string;
  readonly publicUrl: string;
  /** Name of the identity provider. */
  readonly provider: string;
}

const protectionMail =
  (subject: string, sentence: string | ((provider: string) => string)) =>
  ({ name, publicUrl, provider }: ProtectionFacts): MailContent => ({
    subject,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      typeof sentence === 'string' ? sentence : sentence(provider),
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
    button: { label: 'Choisir un nouveau mot de passe', url: `${publicUrl}/forgottenPassword` },
  });

/** Mails to the owner of an account when its protection changes: second factor, passkeys, linked identity. */
export const protectionMails = defineMails({
  begun: protectionMail(
    'Votre second facteur est activé',
    'Votre compte Basoche demande désormais un second facteur à chaque connexion. Vos autres sessions ont été fermées. Gardez vos codes de secours\u202f: ils vous ouvriront si vous perdez votre appareil.',
  ),
  ended: protectionMail(
    'Votre second facteur est désactivé',
    'Votre compte Basoche ne demande plus de second facteur à la connexion. Vos codes de secours ne servent plus.',
  ),
  passkeyAdded: protectionMail(
    'Une clé d’accès a été ajoutée',
    'Une nouvelle clé d’accès ouvre votre compte Basoche.',
  ),
  identityLinked: protectionMail(
    'Votre compte est relié à votre profession',
    (provider) =>
      `Votre compte Basoche est relié à ${provider}\u202f: vous pouvez désormais vous y connecter sans mot de passe.`,
  ),
  identityUnlinked: protectionMail(
    'Votre compte n’est plus relié à votre profession',
    (provider) => `${provider} n’ouvre plus votre compte Basoche.`,
  ),
});
