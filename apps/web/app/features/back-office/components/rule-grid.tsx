import type { KeptRules } from '@basoche/contract/missions/rules';
import { audienceOf, inWords } from '@basoche/domain/missions/eligibility-content';
import { openingOf } from '@basoche/domain/missions/eligibility-edit';
import { clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { typeset } from '@basoche/domain/typography';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Title } from '../../../ui/title.tsx';
import { rules as content } from '../rules-content.ts';
import classes from './rule-grid.module.css';

const RuleDialog = lazy(() => import('./rule-dialog.tsx'));

interface NatureProps {
  nature: MissionNature;
  name: string;
  storedRules: KeptRules['eligibility'];
}

const Nature = ({ nature, name, storedRules }: NatureProps) => {
  return (
    <li className={classes.nature}>
      <div className={classes.head}>
        <Title order={3} className={classes.name}>
          {name}
        </Title>
        <DialogButton
          variant="default"
          aria-label={content.editOf(name)}
          dialog={(opened) => <RuleDialog nature={nature} storedRules={storedRules} {...opened} />}
        >
          {content.edit}
        </DialogButton>
      </div>
      {clientKinds.map((client) => {
        const opening = openingOf(storedRules.rules, nature, client);
        return (
          <div key={client}>
            <span className="soft tiny strong block">{content.client[client]}</span>
            {opening === null
              ? content.closed
              : content.open(inWords(audienceOf(storedRules.rules, nature, client)))}
            {opening && <span className="soft small block">{typeset(opening.article)}</span>}
          </div>
        );
      })}
    </li>
  );
};

/** Rules of each nature, for each kind of client. */
export const RuleGrid = ({ storedRules }: { storedRules: KeptRules['eligibility'] }) => (
  <section className={classes.section}>
    <Title order={2}>{content.grid}</Title>
    <ul className={classes.grid}>
      {missionNatures.map(({ value, label }) => (
        <Nature key={value} nature={value} name={label} storedRules={storedRules} />
      ))}
    </ul>
  </section>
);
