import '@mantine/core/styles/Checkbox.layer.css';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { companyEdits } from '../company-content.ts';
import { joinCodes, splitCodes } from '../shared/joined-codes.ts';

const words = companyEdits.domains;

interface CompanyDomainFieldProps {
  /** Codes joined by « | ». */
  value?: string;
  onChange: (value: string) => void;
}

/** Chosen domains among the 47, in the order of the choice; choosing one again removes it. */
export const CompanyDomainField = ({ value = '', onChange }: CompanyDomainFieldProps) => {
  const chosen = splitCodes(legalDomains, value, ' | ');
  return (
    <div>
      <DomainChoice chosen={chosen} onChange={(next) => onChange(joinCodes(next, ' | '))} />
      <p className="soft small top-2" role="status">
        {chosen.length === 0 ? words.none : words.chosen(chosen.length)}
      </p>
    </div>
  );
};
