import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { companyEdits } from '../company-content.ts';
import { CompanyForm } from './company-form.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

const content = companyEdits.website;

export default function CompanyWebsiteDialog(dialog: CompanyDialogProps) {
  const { company } = dialog;
  return (
    <CompanyForm {...dialog} part="website" initialValues={{ websiteURL: company.websiteURL ?? '' }}>
      {({ fields }) => (
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
      )}
    </CompanyForm>
  );
}
