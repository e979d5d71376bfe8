import type { PersonProfile } from '@basoche/contract/members/members';
import { formatResponseTime } from '@basoche/domain/members/response-time';
import { labelOf } from '@basoche/domain/options/option';
import { workLocations } from '@basoche/domain/options/work-locations';
import {
  IconBriefcase,
  IconBuilding,
  IconCalendarCheck,
  IconClockHour4,
  IconCoinEuro,
} from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { formatEuros } from '../../../lib/money.ts';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { AvailabilityBadge } from '../../people/shared/availability-badge.tsx';
import { profile as content, ownProfile } from '../profile-content.ts';
import classes from './page-header.module.css';
import { EditButton, type EditTarget, useEdit } from './profile-edit.tsx';

/** Loaded only if the page shows an insurance; the page waits for it. */
const InsuranceFact = lazy(() => import('./insurance-fact.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface EditedProps {
  target: EditTarget;
  label: string;
  children: ReactNode;
}

const Edited = ({ target, label, children }: EditedProps) => (
  <span className="row middle apart gap-2">
    <span className="lean">{children}</span>
    <EditButton target={target} label={label} />
  </span>
);

const Unknown = ({ children = content.unknown }: { children?: string }) => (
  <span className="soft">{children}</span>
);

/** Rate, experience, response time and places of work. */
export const ProfileFacts = ({ person }: { person: PersonProfile }) => {
  const isOwn = useEdit() !== null;
  const { hourlyCost, experience, responseTimeMn } = person;
  const places = person.workLocations.map((value) => labelOf(workLocations, value)).join(', ');
  return (
    <FactList>
      <Fact icon={<IconCoinEuro {...icon} />} name={content.hourlyCost}>
        <Edited target={{ dialog: 'rate' }} label={ownProfile.edit.rate}>
          {hourlyCost === null ? (
            <Unknown />
          ) : (
            <strong className={`tabular ${classes.rate}`}>{formatEuros(hourlyCost)}</strong>
          )}
        </Edited>
      </Fact>
      <Fact icon={<IconBriefcase {...icon} />} name={content.experience}>
        <Edited target={{ dialog: 'head' }} label={ownProfile.edit.experience}>
          {experience ?? <Unknown />}
        </Edited>
      </Fact>
      <Fact
        icon={<IconClockHour4 {...icon} />}
        name={content.responseTime}
        note={isOwn ? content.responseNote : undefined}
      >
        {responseTimeMn === null ? (
          <Unknown>{content.responseUnknown}</Unknown>
        ) : (
          formatResponseTime(responseTimeMn)
        )}
      </Fact>
      {(isOwn || person.availability) && (
        <Fact icon={<IconCalendarCheck {...icon} />} name={content.availability}>
          <Edited target={{ dialog: 'availability' }} label={ownProfile.edit.availability}>
            {person.availability ? <AvailabilityBadge availability={person.availability} /> : <Unknown />}
          </Edited>
        </Fact>
      )}
      {(isOwn || places !== '') && (
        <Fact icon={<IconBuilding {...icon} />} name={content.workLocations}>
          <Edited target={{ dialog: 'preferences' }} label={ownProfile.edit.practice}>
            {places === '' ? <Unknown /> : places}
          </Edited>
        </Fact>
      )}
      {person.insurance && <InsuranceFact insurance={person.insurance} />}
    </FactList>
  );
};
