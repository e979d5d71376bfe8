import type { KeptRules } from '@basoche/contract/missions/rules';
import { relaxationOf } from '@basoche/domain/conflicts/levels-edit';
import { audienceOf, inWords } from '@basoche/domain/missions/eligibility-content';
import { openingOf } from '@basoche/domain/missions/eligibility-edit';
import { type ClientKind, clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { typeset } from '@basoche/domain/typography';
import { lazy, type ReactElement } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Title } from '../../../ui/title.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { rules as content } from '../rules-content.ts';
import classes from './rule-grid.module.css';

const RuleDialog = lazy(() => import('./rule-dialog.tsx'));
const LevelDialog = lazy(() => import('./level-dialog.tsx'));

interface GridProps {
  title: string;
  text?: string;
  editOf: (nature: string) => string;
  /** The rule of a nature for one kind of client, in words, and the legal text where there is one. */
  cell: (nature: MissionNature, client: ClientKind) => { words: string; article: string | null };
  dialog: (nature: MissionNature, opened: Opened) => ReactElement;
}

/** One table of rules: a card for each nature, with its rule for each kind of client. */
const Grid = ({ title, text, editOf, cell, dialog }: GridProps) => (
  <section className={classes.section} aria-label={title}>
    <Title order={2}>{title}</Title>
    {text && <p className="soft flat">{text}</p>}
    <ul className={classes.grid}>
      {missionNatures.map(({ value: nature, label }) => (
        <li key={nature} className={classes.nature}>
          <div className={classes.head}>
            <Title order={3} className={classes.name}>
              {label}
            </Title>
            <DialogButton
              variant="default"
              aria-label={editOf(label)}
              dialog={(opened) => dialog(nature, opened)}
            >
              {content.edit}
            </DialogButton>
          </div>
          {clientKinds.map((client) => {
            const { words, article } = cell(nature, client);
            return (
              <div key={client}>
                <span className="soft tiny strong block">{content.client[client]}</span>
                {words}
                {article && <span className="soft small block">{typeset(article)}</span>}
              </div>
            );
          })}
        </li>
      ))}
    </ul>
  </section>
);

/** Professions that may apply to missions of each nature. */
export const RuleGrid = ({ storedRules }: { storedRules: KeptRules['eligibility'] }) => (
  <Grid
    title={content.grid}
    editOf={content.editOf}
    cell={(nature, client) => {
      const opening = openingOf(storedRules.rules, nature, client);
      if (opening === null) return { words: content.closed, article: null };
      const words = content.open(inWords(audienceOf(storedRules.rules, nature, client)));
      return { words, article: opening.article };
    }}
    dialog={(nature, opened) => <RuleDialog nature={nature} storedRules={storedRules} {...opened} />}
  />
);

/** Levels of the conflict check by nature. */
export const LevelGrid = ({ storedRules }: { storedRules: NonNullable<KeptRules['conflicts']> }) => (
  <Grid
    title={content.levels.grid}
    text={content.levels.text}
    editOf={content.levels.editOf}
    cell={(nature, client) => {
      const relaxation = relaxationOf(storedRules.rules, nature, client);
      const words = content.levels.asked[relaxation?.level ?? 'declaration'];
      return { words, article: relaxation?.article ?? null };
    }}
    dialog={(nature, opened) => <LevelDialog nature={nature} storedRules={storedRules} {...opened} />}
  />
);
