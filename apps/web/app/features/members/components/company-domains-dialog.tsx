import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { CompanyLegalDomainsField } from './company-legal-domains-field.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Dialog in which a company chooses its legal domains, `sectors` in the contract. */
export default function CompanyDomainsDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="domains"
      title={companyEdits.domains.title}
      initialValues={{ sectors: company.sectors }}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    >
      {({ fields }) => <CompanyLegalDomainsField {...fields.getInputProps('sectors')} />}
    </ProfileForm>
  );
}
