import '@mantine/core/styles/Checkbox.layer.css';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { companyEdits } from '../company-content.ts';
import { joinCodes, splitCodes } from '../shared/joined-codes.ts';

const content = companyEdits.domains;

const separator = ' | ';

interface CompanyLegalDomainsFieldProps {
  /** Codes joined by the separator. */
  value?: string;
  onChange: (value: string) => void;
}

/** Field of a company's domains of law, in the order in which they were chosen. Choosing one again removes it. */
export const CompanyLegalDomainsField = ({ value = '', onChange }: CompanyLegalDomainsFieldProps) => {
  const chosen = splitCodes(legalDomains, value, separator);
  return (
    <div>
      <DomainChoice chosen={chosen} onChange={(next) => onChange(joinCodes(next, separator))} />
      <p className="soft small top-2" role="status">
        {chosen.length === 0 ? content.none : content.chosen(chosen.length)}
      </p>
    </div>
  );
};
