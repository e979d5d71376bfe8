import type { CompanyProfile } from '@basoche/contract/members/members';
import { lazy } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { company as content, ownCompany } from '../company-content.ts';
import { CompanyFacts, hasFacts } from './company-facts.tsx';
import { CompanyHeader } from './company-header.tsx';
import { CompanyLeader } from './company-leader.tsx';
import { CompanyPhotos } from './company-photos.tsx';
import { CompanyDomains, CompanyPresentation, CompanyProfiles, CompanyValues } from './company-texts.tsx';
import classes from './company-view.module.css';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileProgress } from './profile-progress.tsx';

/** Loaded for the owner only; the page waits for it. */
const CompanyBankDetails = lazy(() => import('./company-bank-details.tsx'));

/** True if the page shows a reader nothing but a name. */
const isBlank = (company: CompanyProfile): boolean =>
  [company.presentation, company.presentationPictureURL, company.values, company.profiles].every(
    (value) => value === null,
  ) &&
  company.sectors === '' &&
  company.leader.name === null &&
  company.photos.every((photo) => photo === null) &&
  !hasFacts(company);

/** Page of a company: its head, the facts and leader beside it or above on a phone, then its parts. */
export const CompanyView = ({ company }: { company: CompanyProfile }) => {
  const may = useMay();
  const { own } = company;
  return (
    <div className={classes.view}>
      <div className={classes.header}>
        <CompanyHeader company={company} order={own === null ? 1 : 2} />
      </div>
      {own && (
        <div className={classes.progress}>
          <ProfileProgress hint={ownCompany.hint} {...own.completeness} />
        </div>
      )}
      <aside className={classes.aside} aria-label={content.facts}>
        <div className={classes.card}>
          <ProfileActions profile={company} />
          {(own !== null || hasFacts(company) || company.insurance) && <CompanyFacts company={company} />}
          {own && may('bank') && <CompanyBankDetails />}
        </div>
        <CompanyLeader leader={company.leader} />
      </aside>
      <div className={classes.body}>
        {own === null && isBlank(company) && (
          <EmptyState
            drawing="company"
            title={content.emptyTitle(company.displayName)}
            action={
              <Button component={Link} to="/members" variant="default">
                {content.emptyAction}
              </Button>
            }
          >
            {content.emptyText}
          </EmptyState>
        )}
        <CompanyPresentation company={company} />
        <CompanyDomains sectors={company.sectors} />
        <CompanyValues values={company.values} />
        <CompanyProfiles profiles={company.profiles} />
        <CompanyPhotos photos={company.photos} name={company.displayName} />
      </div>
    </div>
  );
};
