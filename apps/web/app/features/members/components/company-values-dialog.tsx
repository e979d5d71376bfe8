import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { CompanyDomainField } from './company-domain-field.tsx';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { FormBody } from './profile-form.tsx';

const words = companyEdits.values;

/** What a company values, and the domains in which it is skilled. */
export default companyFormDialog('values', words.title, ({ company, draft, onClose, giveUp }) => {
  const { update } = useCompanyEdits(company.id);
  const form = useCompanyForm({
    draft,
    initialValues: { values: company.values ?? '', sectors: company.sectors },
    check: (values) => fieldErrors(updateCompanyBody, values),
    send: update,
    onClose,
  });
  return (
    <FormBody form={form} onCancel={giveUp}>
      <Textarea
        label={words.label}
        description={words.help}
        name="values"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={textLimits.companyText}
        data-autofocus
        {...form.fields.getInputProps('values')}
      />
      <CompanyDomainField {...form.fields.getInputProps('sectors')} />
    </FormBody>
  );
});
