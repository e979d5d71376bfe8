import type { CompanyProfile } from '@basoche/contract/members/members';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { useId, useState } from 'react';
import { LongText } from '../../../ui/long-text.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { WidePhoto } from '../../../ui/wide-photo.tsx';
import { companyEdit, company as content, ownCompany } from '../company-content.ts';
import { splitCodes } from '../shared/joined-codes.ts';
import texts from './company-view.module.css';
import classes from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { ProfileToggle } from './profile-toggle.tsx';

/** Height of a long text shown at first, in pixels. */
const collapsedHeight = 400;

const Text = ({ text }: { text: string }) => (
  <LongText height={collapsedHeight} more={content.more} less={content.less}>
    <Prose text={text} />
  </LongText>
);

export const CompanyPresentation = ({ company }: { company: CompanyProfile }) => {
  const { presentation, presentationPictureURL } = company;
  return (
    <ProfileSection
      title={content.presentation}
      edit={companyEdit('presentation')}
      empty={ownCompany.empty.presentation}
      add={ownCompany.add.presentation}
      isEmpty={presentation === null && presentationPictureURL === null}
    >
      {presentationPictureURL && (
        <WidePhoto
          src={presentationPictureURL}
          alt=""
          sizes="(min-width: 62em) 720px, 100vw"
          ratio={2}
          className={texts.picture}
          isFirst
        />
      )}
      {presentation && <Text text={presentation} />}
    </ProfileSection>
  );
};

export const CompanyValues = ({ values }: { values: string | null }) => (
  <ProfileSection
    title={content.values}
    edit={companyEdit('values')}
    empty={ownCompany.empty.values}
    add={ownCompany.add.values}
    isEmpty={values === null}
  >
    <Text text={values ?? ''} />
  </ProfileSection>
);

export const CompanyProfiles = ({ profiles }: { profiles: string | null }) => (
  <ProfileSection
    title={content.profiles}
    edit={companyEdit('profiles')}
    empty={ownCompany.empty.profiles}
    add={ownCompany.add.profiles}
    isEmpty={profiles === null}
  >
    <Text text={profiles ?? ''} />
  </ProfileSection>
);

const domainsAtFirst = 12;

/** All domains of the company, in the order in which they were chosen. */
export const CompanyDomains = ({ sectors }: { sectors: string }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const domains = splitCodes(legalDomains, sectors, ' | ');
  return (
    <ProfileSection
      title={content.domains}
      edit={companyEdit('domains')}
      empty={ownCompany.empty.domains}
      add={ownCompany.add.domains}
      isEmpty={domains.length === 0}
    >
      <ul className={classes.tags} id={id}>
        {(isOpen ? domains : domains.slice(0, domainsAtFirst)).map((domain) => (
          <li key={domain}>{labelOf(legalDomains, domain)}</li>
        ))}
      </ul>
      {domains.length > domainsAtFirst && (
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
