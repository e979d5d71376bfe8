import type { RuleChange } from '@basoche/contract/missions/rules';
import { audienceOf, inWords } from '@basoche/domain/missions/eligibility-content';
import { withEdit } from '@basoche/domain/missions/eligibility-edit';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { typeset } from '@basoche/domain/typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { Title } from '../../../ui/title.tsx';
import { ruleChangePages } from '../api/rules.ts';
import { rules } from '../rules-content.ts';
import classes from './member-facts.module.css';

const content = rules.history;
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

const namesOf = (natures: readonly MissionNature[]) =>
  natures.length === 0 ? content.none : list.format(natures.map((nature) => labelOf(missionNatures, nature)));

type Cells<Table extends 'eligibility' | 'conflicts'> = NonNullable<RuleChange[Table]>['before'];

/** Rule in words: « Pour un client externe : les avocats et les notaires (art. 54) » */
const openingText = (nature: MissionNature, { client, opening }: Cells<'eligibility'>[number]): string => {
  if (opening === null) return `${rules.client[client]}\u202f: ${rules.closed}`;
  const table = withEdit([], { nature, clients: [client], opening });
  return `${rules.client[client]}\u202f: ${inWords(audienceOf(table, nature, client))} (${opening.article})`;
};

const levelText = ({ client, relaxation }: Cells<'conflicts'>[number]): string =>
  `${rules.client[client]}\u202f: ${rules.levels.asked[relaxation?.level ?? 'declaration']}${relaxation ? ` (${relaxation.article})` : ''}`;

interface ChangeWords {
  readonly title: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const reachText = ({ opening }: NonNullable<RuleChange['hearings']>['before']): string =>
  opening === null
    ? rules.hearings.reaches.nowhere
    : `${rules.hearings.reaches[opening.reach]} (${opening.article})\u202f; ${rules.hearings.asked.toLowerCase()}\u202f: ${rules.hearings.clients(opening.clients).toLowerCase()}`;

const demandText = ({ reason }: NonNullable<RuleChange['vigilance']>['before']): string =>
  `${rules.vigilance.demands[reason?.demand ?? 'asked']}${reason ? ` (${reason.article})` : ''}`;

const wordsOf = ({ eligibility, portage, conflicts, hearings, vigilance }: RuleChange): ChangeWords => {
  const both = <Side,>(sides: { before: Side; after: Side }, lines: (side: Side) => string[]) => ({
    before: lines(sides.before),
    after: lines(sides.after),
  });
  if (eligibility) {
    const { nature } = eligibility;
    const lines = (cells: Cells<'eligibility'>) => cells.map((cell) => openingText(nature, cell));
    return { title: labelOf(missionNatures, nature), ...both(eligibility, lines) };
  }
  if (conflicts) {
    const title = content.levels(labelOf(missionNatures, conflicts.nature));
    return { title, ...both(conflicts, (cells) => cells.map(levelText)) };
  }
  if (hearings) {
    const { kind, act } = hearings.before;
    return { title: rules.hearings.cell(kind, act), ...both(hearings, (cell) => [reachText(cell)]) };
  }
  if (vigilance) {
    const { document, candidate, client } = vigilance.before;
    const card = rules.vigilance.card(document, candidate);
    return {
      title: content.vigilance(card, rules.vigilance.client(client)),
      ...both(vigilance, (side) => [demandText(side)]),
    };
  }
  const lists = portage ?? { before: [], after: [] };
  return { title: content.portage, ...both(lists, (natures) => [namesOf(natures)]) };
};

const Change = ({ change }: { change: RuleChange }) => {
  const { title, before, after } = wordsOf(change);
  return (
    <li className="grid gap-1">
      <strong>{title}</strong>
      <span className="soft small">{content.by(change.by, formatDay(change.at), formatHour(change.at))}</span>
      <p className={classes.words}>{typeset(change.reason)}</p>
      {(['before', 'after'] as const).map((side) => (
        <p key={side} className={classes.words}>
          {`${content[side]}\u202f: ${(side === 'before' ? before : after).map(typeset).join(' · ')}`}
        </p>
      ))}
    </li>
  );
};

/** Changes of the rules by staff, the latest first. */
export const RuleHistory = () => {
  const changes = useInfiniteQuery(ruleChangePages());
  return (
    <section className="grid sheet pad-5 gap-3">
      <Title order={2} className="flat large firm">
        {content.title}
      </Title>
      <PagedList
        list={changes}
        skeleton={<CardListSkeleton />}
        more={content.more}
        empty={<p className="soft small">{content.empty}</p>}
      >
        {(found) => (
          <ul className="bare grid gap-4">
            {found.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
};
