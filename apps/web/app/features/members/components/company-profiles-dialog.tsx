import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { FormBody } from './profile-form.tsx';

const words = companyEdits.profiles;

export default companyFormDialog('profiles', words.title, ({ company, draft, onClose, giveUp }) => {
  const { update } = useCompanyEdits(company.id);
  const form = useCompanyForm({
    draft,
    initialValues: { profiles: company.profiles ?? '' },
    check: (values) => fieldErrors(updateCompanyBody, values),
    send: update,
    onClose,
  });
  return (
    <FormBody form={form} onCancel={giveUp}>
      <Textarea
        label={words.label}
        description={words.help}
        autosize
        minRows={5}
        maxRows={14}
        name="profiles"
        maxLength={textLimits.companyText}
        data-autofocus
        {...form.fields.getInputProps('profiles')}
      />
    </FormBody>
  );
});
