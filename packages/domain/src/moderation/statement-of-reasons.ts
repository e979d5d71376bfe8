import { labelOf } from '../options/option.ts';
import { type HidingGround, type HidingOrigin, hidingGrounds, type PublicationKind } from './grounds.ts';

/** Content of the statement of reasons for hiding a publication. */
export interface StatementOfReasons {
  readonly kind: PublicationKind;
  readonly ground: HidingGround;
  readonly origin: HidingOrigin;
  readonly facts: string;
  readonly basis: string;
}

export interface StatementPart {
  readonly title: string;
  readonly text: string;
}

const it = { missions: 'La mission', jobs: 'L’offre d’emploi' } as const;

/** Effect and duration of a hiding. */
export const hidingSentence = (kind: PublicationKind): string =>
  `${it[kind]} est masquée partout sur Basoche, sans limite de durée\u202f: elle ne figure plus dans les listes, la recherche, les alertes ni les flux, et ne reçoit plus de candidatures. Vous la voyez toujours, comme les candidats avec qui un échange est ouvert\u202f; ces échanges continuent.`;

const origins: Readonly<Record<HidingOrigin, string>> = {
  REPORT: 'Notre équipe a examiné cette publication à la suite d\u2019un signalement.',
  OWN: 'Notre équipe a examiné cette publication de sa propre initiative.',
};

/**
 * The whole statement in French, the same on the screen and in the mail (regulation (EU) 2022/2065, art.
 * 17.3).
 *
 * It contains the decision with its duration and scope; the facts; the ground; the law or the clause; that no
 * automated means were used; the ways to appeal.
 */
export const statementParts = ({
  kind,
  ground,
  origin,
  facts,
  basis,
}: StatementOfReasons): readonly StatementPart[] => [
  {
    title: 'La décision',
    text: hidingSentence(kind),
  },
  { title: 'Les faits', text: facts },
  { title: 'Le motif', text: labelOf(hidingGrounds, ground) },
  { title: 'Le fondement', text: basis },
  {
    title: 'Comment la décision a été prise',
    text: `${origins[origin]} Une personne a décidé\u202f: aucun moyen automatisé n’a servi à repérer ni à juger ce contenu.`,
  },
  {
    title: 'Vos recours',
    text: `Corrigez la publication, puis demandez un nouvel examen depuis sa page\u202f: c’est gratuit, et une personne vous répond. Si vous n’êtes pas d’accord, dites pourquoi dans cette demande. Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges certifié (règlement (UE) 2022/2065, art.\u00a021) ou le juge.`,
  },
];
