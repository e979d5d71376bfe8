import { registerPath } from '@basoche/domain/access/own-paths';
import {
  chanceOf,
  checksADay,
  checksInMonth,
  partiesAtMost,
  registerDueMonths,
} from '@basoche/domain/conflicts/limits';
import type { Theme } from './questions.ts';
import { retentionText } from './retention-text.ts';

/** Shown while the conflict check is open. */
export const conflictThemes: readonly Theme[] = [
  {
    id: 'conflits',
    title: 'Conflits d’intérêts',
    questions: [
      {
        id: 'conflits-ce-qui-est-compare',
        question: 'Qu’est-ce qui est comparé\u202f?',
        answer: [
          `Le client nomme les personnes et les sociétés en cause dans sa mission, ${partiesAtMost} au plus. Vous tenez vos clients et vos adversaires dans [votre liste des conflits](${registerPath}). Sur la page de la mission, «\u00a0Vérifier\u00a0» compare les deux. Dans une équipe, c’est la liste de la structure qui compte, et sa réponse vaut pour tous.`,
          'Les majuscules, les accents, l’ordre des mots, les particules et les formes juridiques ne comptent pas, ni une faute d’une lettre dans un mot de cinq lettres ou plus. Pour une société, le SIREN est le plus sûr. Une filiale, un surnom, un nom oublié échappent à la comparaison\u202f: elle ne remplace pas votre examen.',
        ],
      },
      {
        id: 'conflits-qui-lit',
        question: 'Qui lit ces noms\u202f?',
        answer: [
          'Votre liste\u202f: vous seul, et pour une structure ses propriétaires et ses responsables. Les parties d’une mission\u202f: le client seul. Il peut les montrer à un candidat quand les deux ont signé l’accord de confidentialité\u202f; l’échange garde qu’il l’a fait. Notre équipe ne lit aucun nom.',
          'Le client ne sait ni que vous avez vérifié, ni la réponse. Il lit ce que vous lui donnez\u202f: une déclaration d’indépendance, ou une réserve, sans raison ni nom.',
          'Chaque nom est chiffré dès qu’il arrive, avec ce qui sert à le comparer. Qui volerait la base de données sans la clé du service n’y lirait aucun nom, et ne saurait pas si deux listes en ont un en commun.',
        ],
      },
      {
        id: 'conflits-aucun-nom',
        question: 'Pourquoi la réponse ne donne-t-elle aucun nom\u202f?',
        answer: [
          'Le nom de vos clients est couvert par le secret professionnel, celui des parties par la confiance du client. Une réponse qui donnerait un nom le ferait lire à qui en essaierait assez. Il n’y a donc que deux réponses, «\u00a0rien trouvé\u00a0» et «\u00a0à examiner\u00a0», et chaque partie n’est comparée qu’une fois à votre liste\u202f: mettez-la à jour avant. Si le client ajoute une partie, vous vérifiez celle-là seule.',
          '«\u00a0À examiner\u00a0»\u202f? Relisez votre liste et vos dossiers. Vous pouvez ensuite signer votre déclaration, ou indiquer au client qu’un point est à voir\u202f: il vous montrera peut-être les parties.',
          `Le client n’apprend rien de votre liste. La sienne est gardée par des limites\u202f: ${checksADay}\u00a0vérifications par jour, ${checksInMonth} en trente jours, par des comptes vérifiés. Une liste d’un seul nom reste pourtant une question sur ce nom\u202f: «\u00a0rien trouvé\u00a0» l’écarte, «\u00a0à examiner\u00a0» le rend plus probable.`,
        ],
      },
      {
        id: 'conflits-hasard',
        question: 'Pourquoi une réponse est-elle donnée au hasard\u202f?',
        answer: [
          `Une réponse sur ${chanceOf} est «\u00a0à examiner\u00a0» par tirage au sort, sans ressemblance. Ainsi aucune réponse ne prouve un nom, et une réserve donnée à un client ne dit rien des vôtres. «\u00a0Rien trouvé\u00a0» n’est jamais donné au hasard.`,
        ],
      },
      {
        id: 'conflits-combien-de-temps',
        question: 'Combien de temps ces noms sont-ils gardés\u202f?',
        answer: [
          `Votre liste\u202f: ${retentionText('conflictRegisters')}. Tous les ${registerDueMonths}\u00a0mois, nous vous demandons si elle est à jour.`,
          `Les parties d’une mission et les réponses\u202f: ${retentionText('conflictParties')}. Une déclaration ou une réserve reste dans son échange, et dure autant que lui. Le détail est dans [vos données](/parametres/donnees), «\u00a0Combien de temps\u00a0».`,
        ],
      },
    ],
  },
];
