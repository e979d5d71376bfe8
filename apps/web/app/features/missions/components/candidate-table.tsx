import '@mantine/core/styles/Checkbox.layer.css';
import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { formatResponseTime } from '@basoche/domain/members/response-time';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { withTaxCents } from '@basoche/domain/payments/vat';
import { priceKindContent } from '@basoche/domain/pricing/content';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArrowDown, IconMessageCircle, IconSelector } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Photo } from '../../../ui/photo.tsx';
import { AvailabilityBadge } from '../../people/shared/availability-badge.tsx';
import { InscriptionLine } from '../../people/shared/inscription-line.tsx';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import { RatingLine } from '../../people/shared/rating-line.tsx';
import { candidateContent } from '../../postings/candidate-content.ts';
import { selection } from '../../postings/candidate-selection-content.ts';
import { RefuseCandidate } from '../../postings/components/candidate-frame.tsx';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { comparing as content, independenceWord, sortedColumns } from '../candidate-comparison-content.ts';
import { type CandidatesView, candidatesAddress, mayBeWrittenTo } from '../candidate-views.ts';
import { plan } from '../shared/pricing-content.ts';
import type { CandidateProps } from './candidate-card.tsx';
import classes from './candidates.module.css';
import { ShortlistStar } from './shortlist-star.tsx';

const Price = ({ candidate: { offer, tvaApplicable, instalments, monthly } }: { candidate: Candidate }) => {
  const cents = eurosToCents(offer);
  return (
    <>
      <strong>{formatCents(withTaxCents(cents, tvaApplicable))}</strong>
      {tvaApplicable && <small>{content.excludingTax(formatCents(cents))}</small>}
      {instalments && <small>{plan.number(instalments.length)}</small>}
      {monthly && <small>{priceKindContent[monthly.kind].label}</small>}
    </>
  );
};

const orUnknown = (text: string | null) => text ?? <span className="soft">{content.unknown}</span>;

interface RowProps extends CandidateProps {
  /** True if the candidates have an independence, declared or missing, and the table a column for it. */
  hasIndependence: boolean;
}

const Row = ({ candidate, isChosen, onChoose, hasIndependence }: RowProps) => {
  const { user, delayDays, rating, responseTimeMn, availability, distanceKm, independence, note } = candidate;
  return (
    <tr data-refused={candidate.state === 'REFUSED' || undefined}>
      <td>
        {mayBeWrittenTo(candidate) && (
          <Checkbox
            size="md"
            aria-label={selection.choose(user.name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
      </td>
      <th scope="row">
        <div className={classes.person}>
          <ShortlistStar candidate={candidate} />
          <Photo src={user.pictureURL} name={user.name} size={36} />
          <div className="lean">
            <Link to={`/messages/${candidate.id}`} className={classes.name}>
              {user.name}
            </Link>
            {user.profession && <ProfessionLine profession={user.profession} className={classes.job} />}
            <InscriptionLine profession={user.profession} />
            {note !== '' && <p className={classes.note}>{note}</p>}
          </div>
        </div>
      </th>
      <td className={classes.tablePrice}>
        <Price candidate={candidate} />
      </td>
      <td>{orUnknown(delayDays === null ? null : content.days(delayDays))}</td>
      <td>
        <RatingLine rating={rating} nbMissions={null} />
      </td>
      <td>{orUnknown(responseTimeMn === null ? null : formatResponseTime(responseTimeMn))}</td>
      <td>
        {availability ? (
          <AvailabilityBadge availability={{ status: availability.status, from: availability.from }} />
        ) : (
          orUnknown(null)
        )}
      </td>
      <td>{orUnknown(distanceKm === null ? null : content.distance(distanceKm))}</td>
      {hasIndependence && <td>{orUnknown(independence ? independenceWord(independence) : null)}</td>}
      <td className={classes.tableState}>
        <StateBadge state={candidate.state} />
      </td>
      <td>
        <div className="row">
          <ActionIcon
            component={Link}
            to={`/messages/${candidate.id}`}
            aria-label={`${candidateContent.discuss}, ${user.name}`}
            title={candidateContent.discuss}
          >
            <IconMessageCircle size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
          {candidate.permitted.includes('refuseCandidate') && (
            <RefuseCandidate of="missions" candidate={candidate} isNarrow />
          )}
        </div>
      </td>
    </tr>
  );
};

interface CandidateTableProps {
  missionID: string;
  view: CandidatesView;
  found: readonly Candidate[];
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
}

/** Table of candidates; a column's header sorts by it. */
export const CandidateTable = ({ missionID, view, found, isChosen, choose }: CandidateTableProps) => {
  const hasIndependence = found.some(({ independence }) => independence !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className={classes.frame} aria-label={content.table} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{content.columns.candidate}</th>
            {sortedColumns.map((column) => {
              const label = content.columns[column];
              const isSorted = view.sort === column;
              return (
                <th key={column} scope="col" aria-sort={isSorted ? 'ascending' : undefined}>
                  <Link
                    to={candidatesAddress(missionID, { ...view, sort: isSorted ? 'newest' : column })}
                    className={classes.head}
                    data-sorted={isSorted || undefined}
                    aria-label={content.sortBy(label)}
                    preventScrollReset
                  >
                    {label}
                    {isSorted ? (
                      <IconArrowDown size={16} stroke={1.5} aria-hidden />
                    ) : (
                      <IconSelector size={16} stroke={1.5} aria-hidden />
                    )}
                  </Link>
                </th>
              );
            })}
            {hasIndependence && <th scope="col">{content.columns.independence}</th>}
            <th scope="col">{content.columns.state}</th>
            <th scope="col">{content.columns.ways}</th>
          </tr>
        </thead>
        <tbody>
          {found.map((candidate) => (
            <Row
              key={candidate.id}
              candidate={candidate}
              isChosen={isChosen(candidate.id)}
              onChoose={(is) => choose(candidate.id, is)}
              hasIndependence={hasIndependence}
            />
          ))}
        </tbody>
      </table>
      {found.some(({ distanceKm }) => distanceKm !== null) && (
        <p className={classes.help}>
          {content.columns.distance}&#8239;: {content.distanceHelp}
        </p>
      )}
    </section>
  );
};
