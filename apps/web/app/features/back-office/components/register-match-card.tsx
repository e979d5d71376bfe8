import type { RegisterLine } from '@basoche/contract/public-registers/readings';
import type { RegisterMatch } from '@basoche/contract/public-registers/registers';
import { Badge, Title } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { useConfirmLine, useRefuseLines } from '../api/registers.ts';
import { reading as answer, doubtfulMembers as content } from '../register-content.ts';
import classes from './case-card.module.css';
import { ConfirmButton } from './confirm-button.tsx';
import own from './register-answer.module.css';
import { lineName, RegisterLines } from './register-lines.tsx';

const ObjectionDialog = lazy(() => import('./objection-dialog.tsx'));

/** « BENALI Yasmine, LYON » */
const lineTitle = (line: RegisterLine): string =>
  [lineName(line), line.bar ?? line.town].filter(Boolean).join(', ');

const Confirm = ({ match, line }: { match: RegisterMatch; line: RegisterLine }) => {
  const confirming = useConfirmLine(match, line.id);
  if (line.takenBy !== null) return null;
  return (
    <ConfirmButton
      label={content.confirm}
      labelOf={content.confirmOf(lineTitle(line), match.name)}
      content={content.confirmation}
      decision={confirming}
    >
      {content.confirmation.text(lineTitle(line), match.name)}
    </ConfirmButton>
  );
};

const Refuse = ({ match }: { match: RegisterMatch }) => (
  <ConfirmButton
    label={content.refuse}
    labelOf={content.refuseOf(match.name)}
    content={content.refusal}
    decision={useRefuseLines(match)}
    button={{ variant: 'default' }}
  >
    {content.refusal.text(match.name)}
  </ConfirmButton>
);

const Answer = ({ match, disputedAt }: { match: RegisterMatch; disputedAt: string }) => (
  <DialogButton
    variant="default"
    aria-label={content.refuseOf(match.name)}
    dialog={(opened) => <ObjectionDialog match={match} disputedAt={disputedAt} {...opened} />}
  >
    {content.refuse}
  </DialogButton>
);

const reasonOf = ({ reading: { doubt, lines } }: RegisterMatch): string => {
  if (doubt !== null) return answer.doubts[doubt];
  return lines.length === 0 ? content.gone : content.found;
};

/** A verified member with a doubtful line: the member's own statement, and the likely lines below it. */
export const RegisterMatchCard = ({ match }: { match: RegisterMatch }) => {
  const { memberId, name, foundAt, disputedAt, reading } = match;
  const { registerName, releasedOn } = reading;
  return (
    <article className={classes.card}>
      <div>
        <Title order={2} className={classes.title}>
          <Link to={`/admin/membres/${memberId}`}>{name}</Link>
        </Title>
        <div className={classes.state}>
          {disputedAt !== null && (
            <Badge color="amber" variant="light" tt="none" radius="sm" size="lg">
              {content.disputedAt(formatDay(disputedAt))}
            </Badge>
          )}
          <span>{reasonOf(match)}</span>
          <span className="soft small">
            {releasedOn === null ? registerName : answer.edition(registerName, formatDay(releasedOn))}
            {' · '}
            {content.foundAt(formatDay(foundAt))}
          </span>
        </div>
      </div>
      <div className={own.whole}>
        <RegisterLines reading={reading} name={name} act={(line) => <Confirm match={match} line={line} />} />
      </div>
      <div className={`${own.whole} ${own.acts}`}>
        {disputedAt === null ? <Refuse match={match} /> : <Answer match={match} disputedAt={disputedAt} />}
      </div>
    </article>
  );
};
