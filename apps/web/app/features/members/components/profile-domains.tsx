import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { useId, useState } from 'react';
import { profile as content, ownProfile } from '../profile-content.ts';
import classes from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { ProfileToggle } from './profile-toggle.tsx';

const shownAtFirst = 12;

/** Codes joined by « | », in the order in which they were chosen. */
export const ProfileDomains = ({ skillDomains }: { skillDomains: string }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const domains = skillDomains === '' ? [] : skillDomains.split(' | ');
  const shown = isOpen ? domains : domains.slice(0, shownAtFirst);
  return (
    <ProfileSection
      title={content.domains}
      edit={{ target: { dialog: 'domains' }, label: ownProfile.edit.domains }}
      add={ownProfile.addDomains}
      empty={ownProfile.empty.domains}
      isEmpty={domains.length === 0}
    >
      <ul className={classes.tags} id={id}>
        {shown.map((domain) => (
          <li key={domain}>{labelOf(legalDomains, domain)}</li>
        ))}
      </ul>
      {domains.length > shownAtFirst && (
        <ProfileToggle
          controls={id}
          isOpen={isOpen}
          more={content.allDomains(domains.length)}
          less={content.fewerDomains}
          onToggle={setOpen}
        />
      )}
    </ProfileSection>
  );
};
