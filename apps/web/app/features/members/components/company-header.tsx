import type { CompanyProfile } from '@basoche/contract/members/members';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { IconCamera, IconExternalLink, IconMapPin } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Title } from '../../../ui/title.tsx';
import { InscriptionLine } from '../../people/shared/inscription-line.tsx';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import { companyEdit, company as content } from '../company-content.ts';
import { firstLabels, splitCodes } from '../shared/joined-codes.ts';
import classes from './page-header.module.css';
import { EditButton } from './profile-edit.tsx';

/** Departments where the company works; a list of codes, joined with commas, in the contract. */
const Places = ({ locations }: { locations: string }) => {
  const names = splitCodes(departments, locations, ', ').map((code) => labelOf(departments, code));
  if (names.length === 0) return null;
  return (
    <span className={classes.place}>
      <IconMapPin size={20} stroke={1.5} aria-hidden />
      <span>
        {names.length > 1 && <strong>{content.several} · </strong>}
        {firstLabels(names)}
      </span>
    </span>
  );
};

interface CompanyHeaderProps {
  company: CompanyProfile;
  /** Heading level: 2 on the owner's page, under « Mon profil ». */
  order: 1 | 2;
}

/** Head of a company's page: logo, name, activity, legal domains, places and website. The edit buttons appear to its owner only. */
export const CompanyHeader = ({ company, order }: CompanyHeaderProps) => {
  const domains = splitCodes(legalDomains, company.sectors, ' | ').map((code) => labelOf(legalDomains, code));
  return (
    <header className={classes.header}>
      <div className={classes.picture}>
        <Photo src={company.logoURL} name={company.displayName} size={112} shape="square" />
        <span className={classes.camera}>
          <EditButton {...companyEdit('logo')} icon={<IconCamera size={20} stroke={1.5} aria-hidden />} />
        </span>
      </div>
      <div className={classes.identity}>
        <div className="row top gap-2">
          <Title order={order} className={classes.name}>
            {company.displayName}
          </Title>
          <EditButton {...companyEdit('name')} />
        </div>
        {company.profession && <ProfessionLine profession={company.profession} className={classes.line} />}
        <InscriptionLine profession={company.profession} />
        {domains.length > 0 && <p className="flat breaks">{firstLabels(domains)}</p>}
        <div className={classes.marks}>
          <Places locations={company.locations} />
        </div>
        {company.websiteURL && (
          <Button
            component="a"
            href={company.websiteURL}
            rel="noopener nofollow"
            target="_blank"
            variant="default"
            className={classes.site}
            rightSection={<IconExternalLink size={20} stroke={1.5} aria-hidden />}
          >
            {content.site}
          </Button>
        )}
      </div>
    </header>
  );
};
