import { hearingPath } from '@basoche/domain/access/own-paths';
import { hearingLine } from '@basoche/domain/hearings/titles';
import { quoted } from '@basoche/domain/mails/shared-content';
import { defineMails } from '../../../platform/mail/mail-content.ts';
import type { NoticeRow } from './store.ts';

interface NoticeFacts {
  readonly row: Pick<
    NoticeRow,
    'mission_id' | 'title' | 'chamber' | 'matter' | 'held_at' | 'price_cents' | 'name'
  >;
  readonly town: string;
  readonly now: Date;
  readonly publicUrl: string;
}

const linkTo = ({ row, publicUrl }: NoticeFacts): string => `${publicUrl}${hearingPath(row.mission_id)}`;

/**
 * Mails about hearings that nobody has taken yet, with one link each. They name no party of the case; the
 * only name is the reader's (`row.name`).
 */
export const noticeMails = defineMails({
  /** To an avocat who may take the hearing. */
  notice: (facts: NoticeFacts) => {
    const { row, town, now } = facts;
    return {
      subject: hearingLine({ heldAt: row.held_at, town, priceCents: row.price_cents }, now),
      greeting: `Bonjour ${row.name},`,
      paragraphs: [
        'Un confrère cherche un avocat pour cette audience. La première personne qui la prend l’obtient.',
      ],
      card: {
        title: row.title,
        facts: [
          ...(row.chamber === null ? [] : ([['Chambre', row.chamber]] as const)),
          ['Affaire', row.matter] as const,
        ],
      },
      button: { label: 'Voir l’audience', url: linkTo(facts) },
    };
  },
  /** To the client, once every avocat was told and nobody took it. */
  unfilled: (facts: NoticeFacts) => ({
    subject: `Personne n’a encore pris ${quoted(facts.row.title)}`,
    greeting: `Bonjour ${facts.row.name},`,
    paragraphs: [
      `Tous les avocats qui peuvent se rendre à ${quoted(facts.row.title)} sont prévenus, et aucun ne l’a prise pour le moment.`,
      'Vous pouvez en augmenter le prix ou l’annuler. Elle reste proposée jusqu’à l’heure de l’audience.',
    ],
    button: { label: 'Ouvrir la demande', url: linkTo(facts) },
  }),
  /** To the client, once the hour of the hearing is over and nobody took it. */
  passed: (facts: NoticeFacts) => ({
    subject: `Personne n’a pris ${quoted(facts.row.title)}`,
    greeting: `Bonjour ${facts.row.name},`,
    paragraphs: [
      `L’heure est passée et aucun avocat n’a pris ${quoted(facts.row.title)}. Elle n’est plus proposée.`,
      'Vos consignes et vos pièces sont supprimées. Rien ne vous est facturé.',
    ],
    button: { label: 'Ouvrir la demande', url: linkTo(facts) },
  }),
});
