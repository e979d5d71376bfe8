import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = companyEdits.website;

export default function CompanyWebsiteDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="website"
      title={content.title}
      initialValues={{ websiteURL: company.websiteURL ?? '' }}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    >
      {({ fields }) => (
        <>
          <TextInput
            label={content.label}
            description={content.help}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            name="websiteURL"
            maxLength={textLimits.url}
            data-autofocus
            {...fields.getInputProps('websiteURL')}
          />
        </>
      )}
    </ProfileForm>
  );
}
