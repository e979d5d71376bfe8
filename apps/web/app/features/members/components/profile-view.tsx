import type { PersonProfile } from '@basoche/contract/members/members';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { profile as content, ownProfile as ownContent } from '../profile-content.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileExperiences, ProfileFormations } from './profile-career.tsx';
import { ProfileDomains } from './profile-domains.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfilePreferences } from './profile-preferences.tsx';
import { ProfileProgress } from './profile-progress.tsx';
import { ProfileReviews } from './profile-reviews.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProfileSkills } from './profile-skills.tsx';
import classes from './profile-view.module.css';

/** Height of the text shown at first, in pixels. */
const collapsedHeight = 200;

const ProfileAbout = ({ about }: { about: string | null }) => (
  <ProfileSection
    title={content.about}
    edit={{ target: { dialog: 'about' }, label: ownContent.edit.about }}
    add={ownContent.addAbout}
    empty={ownContent.empty.about}
    isEmpty={about === null}
  >
    <LongText height={collapsedHeight} more={content.more} less={content.less}>
      <Prose text={about ?? ''} />
    </LongText>
  </ProfileSection>
);

/** True if the page shows a reader nothing but a name. */
const isBlank = (person: PersonProfile): boolean =>
  person.about === null &&
  person.skillDomains === '' &&
  person.hourlyCost === null &&
  person.experience === null &&
  [person.skills, person.experiences, person.formations, person.grades].every((list) => list.length === 0);

/** Page of a student or an employee: its head, the facts beside it or above on a phone, then its parts. */
export const ProfileView = ({ person }: { person: PersonProfile }) => {
  const { own } = person;
  const hasNothing = own === null && isBlank(person);
  return (
    <div className={classes.view}>
      <div className={classes.header}>
        <ProfileHeader person={person} />
      </div>
      {own && (
        <div className={classes.progress}>
          <ProfileProgress hint={ownContent.hint} {...own.completeness} />
        </div>
      )}
      <aside className={classes.aside} aria-label={content.facts}>
        <div className={classes.card}>
          <ProfileActions profile={person} />
          {(!hasNothing || person.insurance) && <ProfileFacts person={person} />}
        </div>
      </aside>
      <div className={classes.body}>
        {hasNothing && (
          <EmptyState
            drawing="team"
            title={content.emptyTitle(person.firstName)}
            action={
              <Button component={Link} to="/members" variant="default">
                {content.emptyAction}
              </Button>
            }
          >
            {content.emptyText}
          </EmptyState>
        )}
        <ProfileAbout about={person.about} />
        <ProfileSkills skills={person.skills} />
        <ProfileDomains skillDomains={person.skillDomains} />
        <ProfileExperiences experiences={person.experiences} />
        <ProfileReviews reviews={person.grades} name={person.firstName} />
        <ProfileFormations formations={person.formations} />
        <ProfilePreferences preferences={person.preferences} />
      </div>
    </div>
  );
};
