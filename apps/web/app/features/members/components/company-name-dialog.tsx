import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/limits';
import { isSameIdentity } from '@basoche/domain/members/proven-identity';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { FormBody } from './profile-form.tsx';

const words = companyEdits.name;
const nobody = { firstName: null, lastName: null, jobName: null };

export default companyFormDialog('name', words.title, ({ company, draft, onClose, giveUp }) => {
  const { update } = useCompanyEdits(company.id);
  const form = useCompanyForm({
    draft,
    initialValues: { companyName: company.companyName },
    check: (values) => fieldErrors(updateCompanyBody, values),
    send: update,
    onClose,
  });
  const isRenamed = !isSameIdentity(
    { ...nobody, companyName: company.companyName },
    { ...nobody, companyName: form.fields.values.companyName },
  );
  return (
    <FormBody form={form} onCancel={giveUp}>
      <TextInput
        label={words.label}
        required
        autoComplete="organization"
        name="companyName"
        maxLength={textLimits.companyName}
        data-autofocus
        {...form.fields.getInputProps('companyName')}
      />
      {company.isVerified && isRenamed && <Note tone="info">{words.renamed}</Note>}
    </FormBody>
  );
});
