import { sessionDays } from '@basoche/domain/access/session-and-link-lifetimes';
import type { PageText } from './text-page.tsx';

export const cookies: PageText = {
  title: 'Cookies',
  lead: 'Basoche n’en dépose pas. Voici ce que votre navigateur garde, et pourquoi.',
  meta: 'Basoche ne dépose aucun cookie et n’appelle aucun traceur. Ce que le navigateur garde pour votre session et vos brouillons, et comment l’effacer.',
  path: '/cookies',
  articles: [
    {
      id: 'aucun-cookie',
      title: 'Aucun cookie, aucun traceur',
      blocks: [
        'Le service ne dépose aucun cookie, ni le sien ni celui d’un tiers. Il n’appelle aucun outil de mesure d’audience, aucune régie, aucun réseau social\u202f: les icônes du pied de page sont de simples liens. Les caractères et les dessins viennent de notre propre adresse.',
        'C’est pourquoi aucun bandeau ne vous demande votre accord\u202f: l’article 82 de la loi n° 78-17 du 6 janvier 1978 ne l’exige pas pour ce qui est strictement nécessaire au service que vous demandez.',
      ],
    },
    {
      id: 'stockage',
      title: 'Ce que votre navigateur garde',
      blocks: [
        'Six sortes de choses sont gardées sur votre appareil, dans le stockage du navigateur. La session, les brouillons, le repère du navigateur et ce qui touche à une équipe n’en partent que pour le service lui-même\u202f; le reste n’en part pas.',
        {
          items: [
            {
              term: 'Votre session (accessToken)',
              text: `Une suite de caractères tirée au hasard, qui prouve que vous êtes connecté. Elle est effacée quand vous vous déconnectez, et ne vaut plus rien après ${sessionDays} jours.`,
            },
            {
              term: 'Vos brouillons (draft:…)',
              text: 'Ce que vous êtes en train d’écrire (un formulaire, un message), pour qu’un rechargement ou une coupure n’en perde rien. Un brouillon est effacé quand il est envoyé, et tous le sont à la déconnexion. Un mot de passe n’y est jamais écrit.',
            },
            {
              term: 'Le repère de ce navigateur (knownBrowser)',
              text: 'Un texte chiffré, reçu quand vous vous connectez par mot de passe. Il évite que les essais d’un tiers sur votre compte vous empêchent d’entrer. Il n’ouvre rien à lui seul, reste après la déconnexion, et ne vaut plus rien quand le mot de passe change.',
            },
            {
              term: 'Une connexion par votre profession (identityRequest, identityTicket)',
              text: 'Le temps d’aller chez le service d’identité de votre profession et d’en revenir\u202f: une suite de caractères tirée au hasard, qui prouve que c’est ce navigateur qui est parti. Elle est effacée au retour, et ne vaut plus rien après dix minutes.',
            },
            {
              term: 'Votre équipe (actingFor, teamLink)',
              text: 'La structure pour laquelle vous agissez dans cet onglet, et le lien d’équipe que vous avez ouvert, le temps de vous connecter. L’un et l’autre disparaissent quand l’onglet se ferme.',
            },
            {
              term: 'Votre place dans les pages (react-router-scroll-positions)',
              text: 'La hauteur à laquelle vous étiez dans chaque page, pour que le bouton «\u00a0Précédent\u00a0» vous y ramène. Elle disparaît quand l’onglet se ferme.',
            },
          ],
        },
        'Chez un visiteur qui ne se connecte pas et n’écrit rien, il n’y a que cette place, et les fichiers du site que son navigateur met en mémoire pour aller plus vite.',
      ],
    },
    {
      id: 'ailleurs',
      title: 'Quand vous allez ailleurs',
      blocks: [
        'Si vous vous connectez par votre profession, vous passez par la page de son service d’identité, qui a ses propres règles. Un paiement se fait sur la page de notre prestataire, Stripe, qui a ses propres règles. Les liens vers d’autres sites vous mènent chez eux. Si les articles sont tenus dans un service de contenu externe, leurs images peuvent être chargées depuis ce service.',
      ],
    },
    {
      id: 'mesure',
      title: 'Compter sans reconnaître',
      blocks: [
        'L’auteur d’une mission voit combien de fois elle a été consultée. Rien n’est déposé sur votre appareil pour cela\u202f: une empreinte chiffrée, dont la clé change chaque jour et disparaît le lendemain, évite de vous compter deux fois le même jour. La [charte des données personnelles](/chartes#charte) le détaille.',
      ],
    },
    {
      id: 'effacer',
      title: 'Effacer',
      blocks: [
        'Déconnectez-vous\u202f: la session et les brouillons sont effacés. Les réglages de votre navigateur permettent aussi d’effacer les données d’un site, ou de lui interdire d’en garder\u202f; la session ne dure alors que le temps de la page.',
      ],
    },
  ],
};
