import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { CompanyTownField } from './company-town-field.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = companyEdits.headquarters;

export default function CompanyHeadquartersDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="headquarters"
      title={content.title}
      initialValues={{ headquartersName: company.headquartersName ?? '' }}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    >
      {({ fields }) => (
        <>
          <CompanyTownField
            label={content.label}
            description={content.help}
            {...fields.getInputProps('headquartersName')}
          />
        </>
      )}
    </ProfileForm>
  );
}
