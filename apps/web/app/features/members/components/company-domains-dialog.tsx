import { CompanyForm } from './company-form.tsx';
import { CompanyLegalDomainsField } from './company-legal-domains-field.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

/** Dialog in which a company chooses its legal domains, `sectors` in the contract. */
export default function CompanyDomainsDialog(dialog: CompanyDialogProps) {
  const { company } = dialog;
  return (
    <CompanyForm {...dialog} part="domains" initialValues={{ sectors: company.sectors }}>
      {({ fields }) => <CompanyLegalDomainsField {...fields.getInputProps('sectors')} />}
    </CompanyForm>
  );
}
