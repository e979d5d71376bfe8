import type { SiteSettings } from '../../lib/site-context.ts';
import type { Theme } from './questions.ts';

/** Questions about the identity provider of a profession, while the site has one. */
export const identityTheme = ({ name, proves }: NonNullable<SiteSettings['identity']>): Theme => ({
  id: 'identite',
  title: `Se connecter par ${name}`,
  questions: [
    {
      id: 'relier-son-identite',
      question: `Comment me connecter par ${name}\u202f?`,
      answer: [
        `Reliez d’abord votre compte, dans vos [paramètres](/parametres), «\u00a0Connexion par votre profession\u00a0». Le bouton «\u00a0Continuer avec ${name}\u00a0» de la page de connexion l’ouvre ensuite sans mot de passe. Si votre compte a un second facteur, il est toujours demandé.`,
        `Vous êtes passé par ${name} avant d’avoir relié votre compte\u202f? Connectez-vous avec votre mot de passe\u202f: nous vous proposons alors de le relier. Rien ne se relie à votre insu, même si l’adresse email est la même.`,
      ],
    },
    {
      id: 'ce-qui-est-garde-de-l-identite',
      question: `Que gardez-vous de ${name}\u202f?`,
      answer: [
        `Le numéro que ${name} vous donne, et le jour où vous avez relié votre compte. Ni mot de passe, ni adresse, ni accès à ce que vous y faites. Vous pouvez détacher votre compte à tout moment\u202f; le supprimer, ou choisir un nouveau mot de passe par mail, le détache aussi.`,
      ],
    },
    ...(proves === null
      ? []
      : [
          {
            id: 'prouver-par-son-identite',
            question: `Puis-je prouver ma profession par ${name}\u202f?`,
            answer: [
              `Oui, si votre profession est «\u00a0${proves}\u00a0»\u202f: depuis [votre vérification](/verify), «\u00a0Prouver par ${name}\u00a0». Le nom donné par ${name} doit être celui de votre profil. Si l’annuaire de votre profession ne vous nomme pas avec certitude, ou si votre dernière demande n’a pas été acceptée, notre équipe regarde votre demande.`,
            ],
          },
        ]),
  ],
});
