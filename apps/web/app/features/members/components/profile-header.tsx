import type { PersonProfile } from '@basoche/contract/members';
import { IconCamera, IconMapPin, IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import { typeset } from '../../../lib/typography.ts';
import { Photo } from '../../../ui/photo.tsx';
import { Title } from '../../../ui/title.tsx';
import { StandingLine } from '../../threads/components/standing-line.tsx';
import { own, profile as words } from '../profile-content.ts';
import classes from './page-header.module.css';
import { EditButton } from './profile-edit.tsx';

/** Who it is: picture, name, what they do and where, and what they are known for. */
export const ProfileHeader = ({ person }: { person: PersonProfile }) => (
  <header className={classes.header}>
    <div className={classes.picture}>
      <Photo src={person.pictureURL} name={person.displayName} size={112} />
      <span className={classes.camera}>
        <EditButton
          target={{ dialog: 'picture' }}
          label={own.edit.picture}
          icon={<IconCamera size={20} stroke={1.5} aria-hidden />}
        />
      </span>
    </div>
    <div className={classes.identity}>
      <div className={classes.top}>
        <Title order={1} className={classes.name}>
          {person.displayName}
        </Title>
        <EditButton target={{ dialog: 'head' }} label={own.edit.head} />
      </div>
      {person.role && <p className={classes.line}>{typeset(person.role)}</p>}
      <div className={classes.marks}>
        {person.isVerified && (
          <span className={classes.verified}>
            <IconRosetteDiscountCheckFilled size={20} aria-hidden />
            {words.verified}
          </span>
        )}
        {person.location && (
          <span className={classes.place}>
            <IconMapPin size={20} stroke={1.5} aria-hidden />
            {person.location}
          </span>
        )}
      </div>
      <StandingLine rating={person.rating} nbMissions={person.nbMissions} />
    </div>
  </header>
);
