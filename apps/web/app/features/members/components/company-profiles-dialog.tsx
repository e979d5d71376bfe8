import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = companyEdits.profiles;

export default function CompanyProfilesDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="profiles"
      title={content.title}
      initialValues={{ profiles: company.profiles ?? '' }}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    >
      {({ fields }) => (
        <>
          <Textarea
            label={content.label}
            description={content.help}
            autosize
            minRows={5}
            maxRows={14}
            name="profiles"
            maxLength={textLimits.companyText}
            data-autofocus
            {...fields.getInputProps('profiles')}
          />
        </>
      )}
    </ProfileForm>
  );
}
