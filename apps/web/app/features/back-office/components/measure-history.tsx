import type { StaffPublication } from '@basoche/contract/moderation/moderation';
import { typeset } from '@basoche/domain/typography';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { Title } from '../../../ui/title.tsx';
import { StatementOfReasons } from '../../moderation/shared/statement-of-reasons.tsx';
import { publication as content } from '../publication-content.ts';
import classes from './member-facts.module.css';

/** One hiding of a mission or an offer by staff, until it is restored. */
type Measure = StaffPublication['measures'][number];

/** The creator's request that staff look at the hiding again, and staff's refusal if they gave one. */
const Reexamination = ({ review }: { review: Measure['reviews'][number] }) => {
  const { askedAt, text, answeredAt, answeredBy, outcome, note } = review;
  return (
    <>
      <span className="soft small">{content.askedOn(formatDay(askedAt), formatHour(askedAt))}</span>
      <p className={classes.words}>{text === '' ? content.erased : typeset(text)}</p>
      {outcome === 'UPHELD' && (
        <>
          <span className="soft small">
            {content.upheldBy(answeredBy ?? '', formatDay(answeredAt ?? ''))}
          </span>
          <p className={classes.words}>{typeset(note ?? '')}</p>
        </>
      )}
    </>
  );
};

const MeasureEntry = ({ kind, measure }: { kind: StaffPublication['kind']; measure: Measure }) => (
  <li className="grid gap-1">
    <strong>
      {content.hiddenBy(measure.hiddenBy, formatDay(measure.hiddenAt), formatHour(measure.hiddenAt))}
    </strong>
    <StatementOfReasons of={{ kind, ...measure }} />
    {measure.reviews.map((review) => (
      <Reexamination key={review.id} review={review} />
    ))}
    {measure.restoredAt && (
      <>
        <strong>
          {content.restoredBy(
            measure.restoredBy ?? '',
            formatDay(measure.restoredAt),
            formatHour(measure.restoredAt),
          )}
        </strong>
        <p className={classes.words}>{typeset(measure.restoredNote ?? '')}</p>
      </>
    )}
  </li>
);

/** History of a mission or an offer: each time that staff hid it, why, the creator's objections and the answers. Latest first. */
export const MeasureHistory = ({ kind, measures }: Pick<StaffPublication, 'kind' | 'measures'>) => (
  <section className="grid sheet pad-5 gap-3">
    <Title order={2} className="flat large firm">
      {content.history}
    </Title>
    {measures.length === 0 ? (
      <p className="soft small">{content.noHistory}</p>
    ) : (
      <ul className="bare grid gap-4">
        {measures.map((measure) => (
          <MeasureEntry key={measure.id} kind={kind} measure={measure} />
        ))}
      </ul>
    )}
  </section>
);
