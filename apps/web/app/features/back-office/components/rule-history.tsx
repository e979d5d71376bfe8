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

type Eligibility = NonNullable<RuleChange['eligibility']>;

/** Rule in words: « Pour un client externe : les avocats et les notaires (art. 54) » */
const cellText = (nature: MissionNature, { client, opening }: Eligibility['before'][number]): string => {
  if (opening === null) return `${rules.client[client]}\u202f: ${rules.closed}`;
  const table = withEdit([], { nature, clients: [client], opening });
  return `${rules.client[client]}\u202f: ${inWords(audienceOf(table, nature, client))} (${opening.article})`;
};

const linesOf = ({ eligibility, portage }: RuleChange): { before: string[]; after: string[] } => {
  if (eligibility) {
    const cellTexts = (cells: Eligibility['before']) =>
      cells.map((cell) => cellText(eligibility.nature, cell));
    return { before: cellTexts(eligibility.before), after: cellTexts(eligibility.after) };
  }
  return { before: [namesOf(portage?.before ?? [])], after: [namesOf(portage?.after ?? [])] };
};

const Change = ({ change }: { change: RuleChange }) => {
  const { before, after } = linesOf(change);
  return (
    <li className="grid gap-1">
      <strong>
        {change.eligibility ? labelOf(missionNatures, change.eligibility.nature) : content.portage}
      </strong>
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
