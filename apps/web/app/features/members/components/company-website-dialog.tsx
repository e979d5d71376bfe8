import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/limits';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { FormBody } from './profile-form.tsx';

const words = companyEdits.website;

export default companyFormDialog('website', words.title, ({ company, draft, onClose, giveUp }) => {
  const { update } = useCompanyEdits(company.id);
  const form = useCompanyForm({
    draft,
    initialValues: { websiteURL: company.websiteURL ?? '' },
    check: (values) => fieldErrors(updateCompanyBody, values),
    send: update,
    onClose,
  });
  return (
    <FormBody form={form} onCancel={giveUp}>
      <TextInput
        label={words.label}
        description={words.help}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        name="websiteURL"
        maxLength={textLimits.url}
        data-autofocus
        {...form.fields.getInputProps('websiteURL')}
      />
    </FormBody>
  );
});
