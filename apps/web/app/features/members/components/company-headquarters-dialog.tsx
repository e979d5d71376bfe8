import { companyEdits } from '../company-content.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyTownField } from './company-town-field.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

const content = companyEdits.headquarters;

export default function CompanyHeadquartersDialog(dialog: CompanyDialogProps) {
  const { company } = dialog;
  return (
    <CompanyForm
      {...dialog}
      part="headquarters"
      initialValues={{ headquartersName: company.headquartersName ?? '' }}
    >
      {({ fields }) => (
        <CompanyTownField
          label={content.label}
          description={content.help}
          {...fields.getInputProps('headquartersName')}
        />
      )}
    </CompanyForm>
  );
}
