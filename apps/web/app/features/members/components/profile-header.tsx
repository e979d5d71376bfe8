import type { PersonProfile } from '@basoche/contract/members/members';
import { isInflected, professionName } from '@basoche/domain/members/profession';
import { typeset } from '@basoche/domain/typography';
import { IconCamera, IconMapPin } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Title } from '../../../ui/title.tsx';
import { InscriptionLine } from '../../people/shared/inscription-line.tsx';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import { RatingLine } from '../../people/shared/rating-line.tsx';
import { ownProfile } from '../profile-content.ts';
import classes from './page-header.module.css';
import { EditButton, useEdit } from './profile-edit.tsx';

/** Asks the owner for the gender form of their profession, until one is chosen. */
const ChooseForm = ({ jobName }: { jobName: string }) => {
  const edit = useEdit();
  if (edit === null) return null;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      className={classes.choose}
      aria-haspopup="dialog"
      onClick={() => edit({ dialog: 'head' })}
    >
      {ownProfile.chooseForm(professionName(jobName, 'masculine'), professionName(jobName, 'feminine'))}
    </Button>
  );
};

/** Head of the page: picture, name, profession, place, rating and missions done. */
export const ProfileHeader = ({ person }: { person: PersonProfile }) => (
  <header className={classes.header}>
    <div className={classes.picture}>
      <Photo src={person.pictureURL} name={person.displayName} size={112} />
      <span className={classes.camera}>
        <EditButton
          target={{ dialog: 'picture' }}
          label={ownProfile.edit.picture}
          icon={<IconCamera size={20} stroke={1.5} aria-hidden />}
        />
      </span>
    </div>
    <div className={classes.identity}>
      <div className="row top gap-2">
        <Title order={1} className={classes.name}>
          {person.displayName}
        </Title>
        <EditButton target={{ dialog: 'head' }} label={ownProfile.edit.head} />
      </div>
      {person.profession && <ProfessionLine profession={person.profession} className={classes.line} />}
      <InscriptionLine profession={person.profession} />
      {person.own?.professionForm === null && isInflected(person.own.jobName ?? '') && (
        <ChooseForm jobName={person.own.jobName ?? ''} />
      )}
      {person.role && <p className="flat breaks">{typeset(person.role)}</p>}
      <div className={classes.marks}>
        {person.location && (
          <span className={classes.place}>
            <IconMapPin size={20} stroke={1.5} aria-hidden />
            {person.location}
          </span>
        )}
      </div>
      <RatingLine rating={person.rating} nbMissions={person.nbMissions} />
    </div>
  </header>
);
