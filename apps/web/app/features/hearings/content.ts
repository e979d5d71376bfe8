import type { Hearing } from '@basoche/contract/hearings/hearings';
import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { ofTown } from '@basoche/domain/members/elision';
import type { HearingView } from './views.ts';

export const list = {
  title: 'Audiences',
  lead: 'Se faire substituer, ou substituer un confrère\u202f: le premier qui accepte prend l’audience.',
  tabs: 'Listes d’audiences',
  views: { open: 'À prendre', taken: 'Mes audiences', asked: 'Demandées' },
  ask: 'Demander une audience',
  settings: 'Régler ce que je prends',
  more: 'Afficher les suivantes',
  back: 'Retour aux audiences',
} as const;

/** Labels of the links that follow a refusal. */
export const ways = {
  bar: 'Indiquer mon barreau',
  ownBar: 'Voir mon barreau',
  verify: 'Faire vérifier mon profil',
  file: 'Compléter mon dossier de vigilance',
  mine: 'Voir mes audiences',
} as const;

export const empty: Readonly<Record<HearingView, { title: string; text: string }>> = {
  open: {
    title: 'Rien à prendre pour le moment',
    text: 'Dites d’où vous partez et quand vous êtes libre\u202f: nous vous préviendrons.',
  },
  taken: {
    title: 'Vous n’avez pris aucune audience',
    text: 'Celles que vous prendrez seront ici, avec leur échange.',
  },
  asked: {
    title: 'Vous n’avez demandé aucune audience',
    text: 'Indiquez la juridiction, l’heure et le prix\u202f: les avocats libres sont prévenus aussitôt.',
  },
};

export const states: Readonly<Record<Hearing['state'], string>> = {
  open: 'À prendre',
  taken: 'Prise',
  cancelled: 'Annulée',
  passed: 'Passée sans avocat',
};

/** Labels and explanations of the modes of payment. */
export const modes = {
  direct: { label: 'Relation directe', help: 'Vous réglez l’avocat après l’audience.' },
  funds: { label: 'Dépôt de fonds', help: 'Vous déposez le prix\u202f; il est versé après l’audience.' },
} as const;

export const actWords = Object.fromEntries(hearingActs.map(({ value, label }) => [value, label])) as Readonly<
  Record<Hearing['act'], string>
>;

export const page = {
  meta: 'Audience',
  facts: 'L’audience',
  when: 'Date',
  court: 'Juridiction',
  chamber: 'Chambre',
  act: 'Acte',
  price: 'Prix',
  mode: 'Règlement',
  client: 'Demandée par',
  /** Text for avocats who may take it. */
  clientHidden: 'Vous lisez le nom dès que vous prenez l’audience.',
  /** Title of the reason why staff cancelled it. */
  stopped: 'Notre équipe a annulé cette demande',
  distance: 'Distance',
  fromHome: (km: number) => `À ${km}\u00a0km de votre ville de départ`,
  refused: 'Vous ne pouvez pas prendre cette audience',
  /** Title once nobody can take it any more. */
  over: 'Plus à prendre',
  states: {
    taken: 'Cette audience est prise.',
    cancelled: 'Cette audience est annulée.',
    passed: 'L’heure est passée sans qu’un avocat prenne cette audience.',
  },
  thread: 'Ouvrir l’échange',
  steps: 'Où en est votre demande',
  noStep: 'Les avocats libres sont prévenus de 7\u00a0h à 21\u00a0h. La première vague part dans un instant.',
  brief: 'Vos consignes et les parties',
  briefHelp: 'Lues par l’avocat qui accepte, et par lui seul.',
  cancel: 'Annuler la demande',
  gone: {
    title: 'Cette audience n’est pas à lire ici',
    text: 'Elle n’existe plus, ou elle n’est ouverte qu’aux avocats vérifiés.',
  },
} as const;

export const cancelDialog = {
  title: 'Annuler cette demande',
  text: 'Plus personne ne pourra la prendre, et vos consignes et pièces sont effacées.',
  keep: 'La garder',
  confirm: 'Annuler la demande',
  done: 'Votre demande est annulée.',
} as const;

const countText = (count: number | null, one: string, several: string): string =>
  `${count ?? 0}\u00a0${(count ?? 0) < 2 ? one : several}`;

/** « Yasmine Benali », or « Avocat, barreau de Paris » to somebody who is not told the name. */
export const clientWords = ({ name, isFirm, bar }: Hearing['client']): string =>
  name ?? `${isFirm ? 'Cabinet d’avocats' : 'Avocat'}${bar === null ? '' : `, barreau ${ofTown(bar)}`}`;

/** « Yasmine Benali, barreau de Paris »; for a firm also the name of the avocat who will appear. */
export const takerText = ({ name, bar, appears }: NonNullable<Hearing['taker']>): string =>
  [
    name,
    ...(bar === null ? [] : [`barreau ${ofTown(bar)}`]),
    ...(appears === null ? [] : [`avec ${appears}`]),
  ].join(', ');

/** « , 37 avocats prévenus »; empty if the step told nobody. */
const alsoTold = (count: number | null): string =>
  count === null ? '' : `, ${countText(count, 'avocat prévenu', 'avocats prévenus')}`;

type Step = NonNullable<Hearing['steps']>[number];

const stepWords: Readonly<Record<Step['kind'], (told: Step['told'], taker: string | null) => string>> = {
  sent: (count) => countText(count, 'avocat prévenu', 'avocats prévenus'),
  widened: (count) => `Élargie, ${countText(count, 'avocat', 'avocats')} de plus`,
  raised: (count) => `Prix augmenté${alsoTold(count)}`,
  reopened: (count) => `Rendue, de nouveau à prendre${alsoTold(count)}`,
  unfilled: () => 'Personne encore',
  taken: (_, taker) => `Prise par ${taker ?? 'un avocat'}`,
  replaced: () => 'Une autre personne du cabinet se présentera',
  passed: () => 'L’heure est passée',
  cancelled: () => 'Annulée',
};

/** « 37 avocats prévenus », « Élargie, 64 avocats de plus », « Prise par Yasmine Benali ». */
export const stepSentence = ({ kind, told: count }: Step, taker: string | null): string =>
  stepWords[kind](count, taker);
