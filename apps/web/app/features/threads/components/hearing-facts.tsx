import type { Thread } from '@basoche/contract/threads/threads';
import { hearingPath } from '@basoche/domain/access/own-paths';
import { typeset } from '@basoche/domain/typography';
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { Link } from 'react-router';
import { hearing as content } from '../hearing-content.ts';
import { outcomeOf, whenOf, whereOf } from '../hearing-facts.ts';
import classes from './thread-panel.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Hour, court and chamber of the hearing of a thread, and its report once it is sent. */
export const HearingFacts = ({ hearing }: { hearing: NonNullable<Thread['hearing']> }) => {
  const { id, matter, report } = hearing;
  return (
    <article>
      <h3 className={classes.subject}>
        <Link to={hearingPath(id)}>{typeset(matter)}</Link>
      </h3>
      <ul className={classes.facts}>
        <li>
          <IconCalendarEvent {...icon} />
          <span>{whenOf(hearing)}</span>
        </li>
        <li>
          <IconMapPin {...icon} />
          <span>{whereOf(hearing)}</span>
        </li>
      </ul>
      {report && (
        <section className="top-4" aria-label={content.report}>
          <h4 className="subtle bottom-3">{content.report}</h4>
          <p className="flat strong">{outcomeOf(report)}</p>
          <p className="flat breaks lines top-1">{report.text}</p>
        </section>
      )}
    </article>
  );
};
