import type { KeptRules } from '@basoche/contract/missions/rules';
import { relaxationOf } from '@basoche/domain/conflicts/levels-edit';
import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { actOpeningOf } from '@basoche/domain/hearings/rules-edit';
import { audienceOf, inWords } from '@basoche/domain/missions/eligibility-content';
import { openingOf } from '@basoche/domain/missions/eligibility-edit';
import { clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { courtKinds } from '@basoche/domain/options/court-kinds';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { typeset } from '@basoche/domain/typography';
import { demandOf, demandRuleOf } from '@basoche/domain/vigilance/demands';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { candidateKinds, vigilanceClients } from '@basoche/domain/vigilance/parties';
import { lazy, type ReactElement } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Title } from '../../../ui/title.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { rules as content } from '../rules-content.ts';
import classes from './rule-grid.module.css';

const RuleDialog = lazy(() => import('./rule-dialog.tsx'));
const LevelDialog = lazy(() => import('./level-dialog.tsx'));
const DemandDialog = lazy(() => import('./demand-dialog.tsx'));
const ReachDialog = lazy(() => import('./reach-dialog.tsx'));

interface Line {
  /** Heading within a card; null where a card has one line. */
  head: string | null;
  /** The rule in words. */
  words: string;
  /** Legal text of the rule, where there is one. */
  article: string | null;
}

interface Card {
  key: string;
  label: string;
  lines: readonly Line[];
  dialog: (opened: Opened) => ReactElement;
}

interface GridProps {
  title: string;
  text?: string;
  editOf: (label: string) => string;
  cards: readonly Card[];
}

/** One table of rules: a card for each nature of missions or act, with its rules and the button that changes them. */
const Grid = ({ title, text, editOf, cards }: GridProps) => (
  <section className={classes.section} aria-label={title}>
    <Title order={2}>{title}</Title>
    {text && <p className="soft flat">{text}</p>}
    <ul className={classes.grid}>
      {cards.map(({ key, label, lines, dialog }) => (
        <li key={key} className={classes.nature}>
          <div className={classes.head}>
            <Title order={3} className={classes.name}>
              {label}
            </Title>
            <DialogButton variant="default" aria-label={editOf(label)} dialog={dialog}>
              {content.edit}
            </DialogButton>
          </div>
          {lines.map(({ head, words, article }) => (
            <div key={head}>
              {head && <span className="soft tiny strong block">{head}</span>}
              {words}
              {article && <span className="soft small block">{typeset(article)}</span>}
            </div>
          ))}
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
    cards={missionNatures.map(({ value: nature, label }) => ({
      key: nature,
      label,
      lines: clientKinds.map((client) => {
        const head = content.client[client];
        const opening = openingOf(storedRules.rules, nature, client);
        if (opening === null) return { head, words: content.closed, article: null };
        const words = content.open(inWords(audienceOf(storedRules.rules, nature, client)));
        return { head, words, article: opening.article };
      }),
      dialog: (opened) => <RuleDialog nature={nature} storedRules={storedRules} {...opened} />,
    }))}
  />
);

/** Levels of the conflict check by nature. */
export const LevelGrid = ({ storedRules }: { storedRules: NonNullable<KeptRules['conflicts']> }) => (
  <Grid
    title={content.levels.grid}
    text={content.levels.text}
    editOf={content.levels.editOf}
    cards={missionNatures.map(({ value: nature, label }) => ({
      key: nature,
      label,
      lines: clientKinds.map((client) => {
        const relaxation = relaxationOf(storedRules.rules, nature, client);
        const words = content.levels.asked[relaxation?.level ?? 'declaration'];
        return { head: content.client[client], words, article: relaxation?.article ?? null };
      }),
      dialog: (opened) => <LevelDialog nature={nature} storedRules={storedRules} {...opened} />,
    }))}
  />
);

/** Avocats who may do each act before each kind of court, and who may ask for it. */
export const ReachGrid = ({ storedRules }: { storedRules: NonNullable<KeptRules['hearings']> }) => (
  <Grid
    title={content.hearings.grid}
    text={content.hearings.text}
    editOf={content.hearings.editOf}
    cards={courtKinds.flatMap(({ value: kind }) =>
      hearingActs.map(({ value: act }) => {
        const opening = actOpeningOf(storedRules.rules, kind, act);
        const words = content.hearings.reaches[opening?.reach ?? 'nowhere'];
        const askedCell = { head: content.hearings.asked, article: null };
        return {
          key: `${kind}-${act}`,
          label: content.hearings.cell(kind, act),
          lines:
            opening === null
              ? [{ head: null, words, article: null }]
              : [
                  { head: content.hearings.taken, words, article: opening.article },
                  { ...askedCell, words: content.hearings.clients(opening.clients) },
                ],
          dialog: (opened) => <ReachDialog kind={kind} act={act} storedRules={storedRules} {...opened} />,
        };
      }),
    )}
  />
);

/** Documents of the file of vigilance, by kind of prestataire; each card has a line for each kind of client. */
export const DemandGrid = ({ storedRules }: { storedRules: NonNullable<KeptRules['vigilance']> }) => (
  <Grid
    title={content.vigilance.grid}
    text={content.vigilance.text}
    editOf={content.vigilance.editOf}
    cards={candidateKinds.flatMap(({ value: candidate }) =>
      vigilanceDocuments.map(({ value: document }) => ({
        key: `${candidate}-${document}`,
        label: content.vigilance.card(document, candidate),
        lines: vigilanceClients.map(({ value: client, label: head }) => {
          const cell = { document, candidate, client };
          return {
            head,
            words: content.vigilance.demands[demandOf(storedRules.rules, cell)],
            article: demandRuleOf(storedRules.rules, cell)?.article ?? null,
          };
        }),
        dialog: (opened) => (
          <DemandDialog document={document} candidate={candidate} storedRules={storedRules} {...opened} />
        ),
      })),
    )}
  />
);
