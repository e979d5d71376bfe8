import type { Experience, Formation } from '@basoche/contract/members/members';
import { typeset } from '@basoche/domain/typography';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Prose } from '../../../ui/prose.tsx';
import { formatMonth, formatPeriod } from '../career-dates.ts';
import { profile as content, ownProfile } from '../profile-content.ts';
import { EditButton, type EditTarget, useEdit } from './profile-edit.tsx';
import { ProfileSection } from './profile-section.tsx';
import classes from './profile-view.module.css';

interface EntryProps {
  title: string;
  date: string | null;
  /** Company or school of the entry. */
  line: string;
  edit: EditTarget;
  remove: EditTarget;
  children?: ReactNode;
}

const Entry = ({ title, date, line, edit, remove, children }: EntryProps) => (
  <li className={classes.entry}>
    <div className="lean">
      {date && <p className={classes.date}>{date}</p>}
      <h3 className={classes.title}>{typeset(title)}</h3>
      <p className="soft breaks">{typeset(line)}</p>
      {children}
    </div>
    {useEdit() !== null && (
      <div className={classes.ways}>
        <EditButton target={edit} label={ownProfile.editEntry(title)} />
        <EditButton
          target={remove}
          label={ownProfile.removeEntry(title)}
          icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
        />
      </div>
    )}
  </li>
);

const plus = <IconPlus size={20} stroke={1.5} aria-hidden />;

/** Experiences in the server's order: current ones first, then the latest ended. */
export const ProfileExperiences = ({ experiences }: { experiences: readonly Experience[] }) => (
  <ProfileSection
    title={content.experiences}
    edit={{ target: { dialog: 'experience', entry: null }, label: ownProfile.addExperience, icon: plus }}
    empty={ownProfile.empty.experiences}
    isEmpty={experiences.length === 0}
  >
    <ol className="bare">
      {experiences.map((entry) => (
        <Entry
          key={entry.id}
          title={entry.job}
          date={formatPeriod(entry)}
          line={[entry.companyName, entry.sector, entry.location].join(' · ')}
          edit={{ dialog: 'experience', entry }}
          remove={{ dialog: 'remove', what: 'experience', id: entry.id, title: entry.job }}
        />
      ))}
    </ol>
  </ProfileSection>
);

export const ProfileFormations = ({ formations }: { formations: readonly Formation[] }) => (
  <ProfileSection
    title={content.formations}
    edit={{ target: { dialog: 'formation', entry: null }, label: ownProfile.addFormation, icon: plus }}
    empty={ownProfile.empty.formations}
    isEmpty={formations.length === 0}
  >
    <ol className="bare">
      {formations.map((entry) => (
        <Entry
          key={entry.id}
          title={entry.certification}
          date={entry.date && formatMonth(entry.date)}
          line={entry.school}
          edit={{ dialog: 'formation', entry }}
          remove={{ dialog: 'remove', what: 'formation', id: entry.id, title: entry.certification }}
        >
          {entry.description && (
            <div className="top-2">
              <Prose text={entry.description} />
            </div>
          )}
        </Entry>
      ))}
    </ol>
  </ProfileSection>
);
