import type { Me } from '@basoche/contract/auth/auth';
import { type ClientWords, inNatures } from '@basoche/domain/missions/eligibility-content';
import { type EligibilityRule, tableAnswer } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { Title } from '@mantine/core';
import { eligibility as content } from '../eligibility-content.ts';
import classes from './eligibility-dialog.module.css';
import { candidateOf, EligibilityMark } from './eligibility-mark.tsx';

interface TableProps {
  rules: readonly EligibilityRule[];
  /** Viewer whose answers are marked; null for a visitor. */
  reader: Me | null;
}

const clientLabel = ({ clients: [client, other] }: ClientWords) =>
  client === undefined || other !== undefined ? content.anyClient : content.client[client];

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** "Audit, formation et traduction juridique": only the first name has a capital. */
const namesOf = (natures: readonly MissionNature[]) => {
  const [first = '', ...rest] = natures.map((nature) => labelOf(missionNatures, nature));
  return list.format([first, ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1))]);
};

/** Rules by nature, in words: a list, which reads as well on a phone as on a desktop. */
export const EligibilityTable = ({ rules, reader }: TableProps) => (
  <ul className={classes.groups}>
    {inNatures(rules).map(({ natures, lines }) => (
      <li key={natures.join()} className={classes.group}>
        <Title order={4} className={classes.natures}>
          {namesOf(natures)}
        </Title>
        {lines.map((line) => {
          const [nature] = natures;
          const [client] = line.clients;
          return (
            <div key={line.clients.join()} className={classes.line}>
              <p className={classes.text}>
                <span className="strong">{`${clientLabel(line)}\u202f: `}</span>
                {line.audience}.
              </p>
              {reader && nature && client && (
                <EligibilityMark
                  reader={reader}
                  isOpen={tableAnswer(rules, nature, client, candidateOf(reader)).opens}
                />
              )}
              {line.rules.length === 0 && <p className={classes.why}>{content.closedToAll}</p>}
              {line.rules.map(({ article, explanation }) => (
                <p key={`${article} ${explanation}`} className={classes.why}>
                  {explanation} ({article})
                </p>
              ))}
            </div>
          );
        })}
      </li>
    ))}
  </ul>
);
