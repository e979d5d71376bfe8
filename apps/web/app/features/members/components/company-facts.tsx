import type { CompanyProfile } from '@basoche/contract/members/members';
import { departments } from '@basoche/domain/options/departments';
import { labelOf } from '@basoche/domain/options/option';
import { IconBuilding, IconCalendarEvent, IconMapPin, IconWorld } from '@tabler/icons-react';
import { lazy, type ReactNode, useId, useState } from 'react';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { type CompanyPart, companyEdit, company as content } from '../company-content.ts';
import { splitCodes } from '../shared/joined-codes.ts';
import { EditButton, useEdit } from './profile-edit.tsx';
import { ProfileToggle } from './profile-toggle.tsx';

/** Loaded only if the page shows an insurance; the page waits for it. */
const InsuranceFact = lazy(() => import('./insurance-fact.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface CompanyFactProps {
  icon: ReactNode;
  name: string;
  part: CompanyPart;
  /** Null if there is nothing: only the owner then sees the line. */
  children: ReactNode;
}

const CompanyFact = ({ children, part, ...fact }: CompanyFactProps) => {
  const isOwn = useEdit() !== null;
  if (children === null && !isOwn) return null;
  return (
    <Fact {...fact}>
      <span className="row middle apart gap-2">
        <span className="lean">{children ?? <span className="soft">{content.unknown}</span>}</span>
        <EditButton {...companyEdit(part)} />
      </span>
    </Fact>
  );
};

const locationsAtFirst = 6;

const Locations = ({ names }: { names: readonly string[] }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <span id={id} className="block">
        {(isOpen ? names : names.slice(0, locationsAtFirst)).join(', ')}
      </span>
      {names.length > locationsAtFirst && (
        <ProfileToggle
          controls={id}
          isOpen={isOpen}
          more={content.allLocations(names.length)}
          less={content.fewerLocations}
          onToggle={setOpen}
        />
      )}
    </>
  );
};

/** True if there is a fact to show, the insurance apart. */
export const hasFacts = ({ headquartersName, creationDate, locations }: CompanyProfile): boolean =>
  headquartersName !== null || creationDate !== null || locations !== '';

/** Headquarters, creation year and places of work; the owner also edits the website here. */
export const CompanyFacts = ({ company }: { company: CompanyProfile }) => {
  const isOwn = useEdit() !== null;
  const places = splitCodes(departments, company.locations, ', ').map(
    (code) => `${labelOf(departments, code)} (${code})`,
  );
  return (
    <FactList>
      <CompanyFact icon={<IconBuilding {...icon} />} name={content.headquarters} part="headquarters">
        {company.headquartersName}
      </CompanyFact>
      <CompanyFact icon={<IconCalendarEvent {...icon} />} name={content.creation} part="creation">
        {company.creationDate}
      </CompanyFact>
      <CompanyFact icon={<IconMapPin {...icon} />} name={content.locations} part="locations">
        {places.length === 0 ? null : <Locations names={places} />}
      </CompanyFact>
      {isOwn && (
        <CompanyFact icon={<IconWorld {...icon} />} name={content.website} part="website">
          {company.websiteURL?.replace('https://', '') ?? null}
        </CompanyFact>
      )}
      {company.insurance && <InsuranceFact insurance={company.insurance} />}
    </FactList>
  );
};
