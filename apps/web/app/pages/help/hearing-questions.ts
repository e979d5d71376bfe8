import { hearingHandledWithinHours, hearingWatchedHours } from '@basoche/domain/access/office-queues';
import { lateReturns } from '@basoche/domain/hearings/late-returns';
import { hearingEuros, hoursToCancel, hoursToLapse, reportDueHours } from '@basoche/domain/hearings/limits';
import { raisesAtMost } from '@basoche/domain/hearings/permitted';
import {
  minutesToNextWave,
  nightBegins,
  nightEnds,
  toldInAll,
  toldInFirstWave,
} from '@basoche/domain/hearings/waves';
import type { Theme } from './questions.ts';

const [first = 0, second = 0] = minutesToNextWave;
const euros = (value: number) => `${value.toLocaleString('fr-FR')}\u00a0€`;

/** Shown while hearings are open. */
export const hearingThemes: readonly Theme[] = [
  {
    id: 'audiences',
    title: 'Audiences et postulations',
    questions: [
      {
        id: 'audiences-qui',
        question: 'Qui peut demander ou prendre une audience\u202f?',
        answer: [
          'Un avocat vérifié demande et prend des audiences. Un cabinet en demande et en prend une fois que notre équipe a confirmé son barreau\u202f; l’avocat qui agit pour lui est celui qui se présente. [Indiquez votre barreau](/parametres/audiences)\u202f: nous le vérifions sur l’annuaire national, puis nous vous écrivons.',
          'Le premier qui accepte prend l’audience. Il lit alors, et lui seul, vos consignes, les parties et les pièces. Avant, les avocats lisent la juridiction, l’heure, la chambre, l’objet, le prix et le barreau de celui qui demande, sans son nom.',
        ],
      },
      {
        id: 'audiences-plaider-postuler',
        question: 'Plaider ou postuler\u202f: quelle différence\u202f?',
        answer: [
          'Un avocat plaide devant toutes les juridictions, quel que soit son barreau (loi n°\u00a071-1130, art.\u00a04 et 5). Se faire substituer à l’audience est un usage de la profession\u202f; devant la chambre de l’instruction et le juge des libertés, il est discuté\u202f: assurez-vous qu’il est admis.',
          'Postuler, c’est représenter une partie là où la loi l’exige. Devant un tribunal judiciaire, celui qui postule sans plaider l’affaire est du barreau de ce tribunal\u202f; Paris, Bobigny, Créteil et Nanterre n’en font qu’un (art.\u00a05 et 5-1). Devant une cour d’appel, il est d’un barreau de son ressort. Basoche ne propose la postulation que là.',
        ],
      },
      {
        id: 'audiences-vagues',
        question: 'Qui est prévenu, et quand\u202f?',
        answer: [
          `Aussitôt, les avocats libres à cette heure et à moins de la distance qu’ils ont choisie, les plus proches d’abord, ${toldInFirstWave} au plus. ${first}\u00a0minutes plus tard, ceux qui sont peut-être libres et ceux qui vont deux fois plus loin\u202f; ${second}\u00a0minutes encore, tous ceux qui acceptent d’aller plus loin. ${toldInAll} personnes au plus en tout. Les délais sont plus courts quand l’audience est proche.`,
          `Personne n’est prévenu entre ${nightBegins}\u00a0h et ${nightEnds}\u00a0h, sauf pour une audience du matin même. L’audience figure dès la première minute dans la liste de tous ceux qui peuvent la prendre. Si personne ne la prend, vous pouvez en augmenter le prix, ${raisesAtMost}\u00a0fois\u202f; notre équipe la regarde aussi, dans les ${hearingHandledWithinHours}\u00a0heures, à partir de ${hearingWatchedHours}\u00a0heures avant.`,
        ],
      },
      {
        id: 'audiences-qui-vient',
        question: 'Pour un cabinet, qui se présente à l’audience\u202f?',
        answer: [
          'La personne qui l’a prise. Le cabinet peut confier l’échange à un autre de ses avocats, s’il peut la prendre lui-même\u202f: profil vérifié, barreau quand la loi le demande, pas d’autre audience à cette heure. Le client lit aussitôt qui vient.',
          'Si cette personne quitte le cabinet sans qu’un autre avocat du cabinet puisse la remplacer, ou si notre équipe suspend le compte, l’audience est rendue à son client et de nouveau proposée. Cela ne compte pas.',
        ],
      },
      {
        id: 'audiences-rendre',
        question: 'J’ai pris une audience et je ne peux plus y aller\u202f?',
        answer: [
          'Rendez-la depuis l’échange, avant l’heure. Elle est aussitôt proposée à d’autres avocats, et les fonds déposés sont rendus au client.',
          `Un conflit d’intérêts, le souhait du client ou un dépôt qui manque ne comptent jamais, ni les ${lateReturns.freeMinutes}\u00a0minutes qui suivent la prise. Rendre dans les ${lateReturns.hours}\u00a0dernières heures compte\u202f: ${lateReturns.pauseFrom}\u00a0fois en ${lateReturns.days}\u00a0jours, et vous ne prenez plus d’audience pendant ${lateReturns.pauseDays}\u00a0jours.`,
        ],
      },
      {
        id: 'audiences-annuler',
        question: 'Jusqu’à quand le client peut-il annuler\u202f?',
        answer: [
          'Tant que personne ne l’a prise\u202f: à tout moment, sans rien devoir.',
          `Une fois prise\u202f: jusqu’à ${hoursToCancel}\u00a0heures avant l’audience. Ensuite, le prix est dû, sauf si l’avocat la rend.`,
        ],
      },
      {
        id: 'audiences-argent',
        question: 'Combien, et qui paie\u202f?',
        answer: [
          `Le prix est celui de la demande, hors taxes, de ${euros(hearingEuros.min)} à ${euros(hearingEuros.max)}. En relation directe, le confrère règle après l’audience. Avec dépôt de fonds, il dépose le prix\u202f; il est versé après le compte rendu, comme pour [toute mission](/tarifs).`,
          `Si le dépôt n’est pas fait, l’avocat n’est pas tenu de se déplacer. S’il y va quand même, son compte rendu rend le prix exigible, directement et sans frais Basoche. Sans dépôt ni compte rendu dans les ${hoursToLapse / 24}\u00a0jours, l’échange est clos.`,
          `L’avocat écrit le compte rendu après l’audience\u202f: il est attendu ${reportDueHours[0]}\u00a0heures après, et vaut livraison. Le client valide ou conteste, comme pour une autre mission, à partir de l’heure de l’audience.`,
        ],
      },
      {
        id: 'audiences-agenda',
        question: 'L’audience est-elle dans mon agenda\u202f?',
        answer: [
          'Si vous avez donné à votre agenda [l’adresse secrète de Basoche](/parametres), les audiences que vous prenez ou demandez y sont à leur heure, avec la juridiction et la chambre. Aucun nom de partie n’y figure. Une audience rendue ou annulée en sort.',
        ],
      },
    ],
  },
];
