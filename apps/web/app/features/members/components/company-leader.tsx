import type { CompanyProfile } from '@basoche/contract/members/members';
import { typeset } from '@basoche/domain/typography';
import { IconBrandLinkedin } from '@tabler/icons-react';
import { Photo } from '../../../ui/photo.tsx';
import { companyEdit, company as content, ownCompany } from '../company-content.ts';
import classes from './company-view.module.css';
import { ProfileSection } from './profile-section.tsx';

/** The company's leader. */
export const CompanyLeader = ({ leader }: Pick<CompanyProfile, 'leader'>) => {
  const { name, role, photoURL, linkedinURL } = leader;
  return (
    <ProfileSection
      title={content.leader}
      edit={companyEdit('leader')}
      empty={ownCompany.empty.leader}
      add={ownCompany.add.leader}
      isEmpty={name === null && photoURL === null && linkedinURL === null}
    >
      <div className={classes.leader}>
        <Photo src={photoURL} name={name ?? role} size={72} />
        <div className={classes.words}>
          {name && <p className="strong">{name}</p>}
          <p className={classes.role}>{typeset(role)}</p>
          {linkedinURL && (
            <a
              href={linkedinURL}
              rel="noopener nofollow"
              target="_blank"
              className={classes.link}
              aria-label={content.linkedin(name ?? role)}
            >
              <IconBrandLinkedin size={20} stroke={1.5} aria-hidden />
              LinkedIn
            </a>
          )}
        </div>
      </div>
    </ProfileSection>
  );
};
