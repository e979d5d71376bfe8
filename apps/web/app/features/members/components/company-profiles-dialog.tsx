import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { companyEdits } from '../company-content.ts';
import { CompanyForm } from './company-form.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

const content = companyEdits.profiles;

/** Dialog in which a company describes the profiles that it looks for. */
export default function CompanyProfilesDialog(dialog: CompanyDialogProps) {
  const { company } = dialog;
  return (
    <CompanyForm {...dialog} part="profiles" initialValues={{ profiles: company.profiles ?? '' }}>
      {({ fields }) => (
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
      )}
    </CompanyForm>
  );
}
