import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { parisDay } from '@basoche/domain/time/paris';
import {
  IconArrowRight,
  IconCalendarCheck,
  IconCurrencyEuro,
  IconMapPin,
  IconStar,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatEuros } from '../../../lib/money.ts';
import { Photo } from '../../../ui/photo.tsx';
import { availabilityLabel } from '../../people/shared/content.ts';
import { InscriptionLine } from '../../people/shared/inscription-line.tsx';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import card from '../../postings/components/card.module.css';
import { directory } from '../directory-content.ts';
import classes from './directory.module.css';
import { DirectoryDomains } from './directory-domains.tsx';

const decimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface Fact {
  readonly icon: TablerIcon;
  readonly text: ReactNode;
}

const factsOf = ({ place, hourlyCost, rating }: DirectoryEntry): Fact[] => [
  ...(place === null ? [] : [{ icon: IconMapPin, text: place }]),
  ...(hourlyCost === null ? [] : [{ icon: IconCurrencyEuro, text: directory.hour(formatEuros(hourlyCost)) }]),
  ...(rating === null
    ? []
    : [
        {
          icon: IconStar,
          text: (
            <>
              <span aria-hidden="true">
                {decimal.format(rating.average)} ({rating.count})
              </span>
              <span className={classes.spoken}>
                {directory.rating(decimal.format(rating.average), rating.count)}
              </span>
            </>
          ),
        },
      ]),
];

interface DirectoryCardProps {
  member: DirectoryEntry;
  /** Address of the list, for the back link of the member's page. */
  from: string;
  /** Button in the card's corner; the rest of the card stays the link. */
  action?: ReactNode;
  /** The viewer's private note. */
  note?: ReactNode;
}

/** A member in the directory. The whole card is the link. */
export const DirectoryCard = ({ member, from, action, note }: DirectoryCardProps) => {
  const { availability } = member;
  return (
    <article className={card.card}>
      <div className="row top gap-4">
        <Photo
          src={member.pictureURL}
          name={member.name}
          size={64}
          shape={member.userType === 'COMPANY' ? 'square' : 'round'}
        />
        <div className="grow lean">
          <h2 className={classes.name}>
            <Link
              to={canonicalProfilePage(member.userType, member.id) ?? '/members'}
              state={{ from }}
              className={card.link}
            >
              {member.name}
            </Link>
          </h2>
          {member.profession && (
            <ProfessionLine profession={member.profession} className={classes.profession} />
          )}
          {member.role && <p className={classes.role}>{member.role}</p>}
        </div>
        {action && <span className={card.action}>{action}</span>}
      </div>
      <InscriptionLine profession={member.profession} />
      <DirectoryDomains domains={member.skillDomains} name={member.name} />
      <ul className={card.facts}>
        {factsOf(member).map(({ icon: Icon, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a card have one order
          <li key={index}>
            <Icon size={16} stroke={1.5} aria-hidden />
            <span className="tabular">{text}</span>
          </li>
        ))}
        {availability && (
          <li className={classes.availability} data-status={availability.status}>
            <IconCalendarCheck size={16} stroke={1.5} aria-hidden />
            <span>{availabilityLabel(availability, parisDay(new Date()))}</span>
          </li>
        )}
      </ul>
      {note}
      <div className={classes.foot} aria-hidden="true">
        <span className={card.go}>
          {directory.see}
          <IconArrowRight size={16} stroke={1.5} />
        </span>
      </div>
    </article>
  );
};
