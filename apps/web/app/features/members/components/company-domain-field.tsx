import '@mantine/core/styles/Checkbox.layer.css';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { companyEdits } from '../company-content.ts';
import { joinCodes, splitCodes } from '../shared/codes.ts';
import classes from './company-form.module.css';

const words = companyEdits.domains;

interface CompanyDomainFieldProps {
  /** Codes joined by « | ». */
  value?: string;
  onChange: (value: string) => void;
}

/** The 47 domains, in the order in which they are chosen; choosing again removes. */
export const CompanyDomainField = ({ value = '', onChange }: CompanyDomainFieldProps) => {
  const chosen = splitCodes(legalDomains, value, ' | ');
  return (
    <div>
      <DomainChoice chosen={chosen} onChange={(next) => onChange(joinCodes(next, ' | '))} />
      <p className={classes.count} role="status">
        {chosen.length === 0 ? words.none : words.chosen(chosen.length)}
      </p>
    </div>
  );
};
