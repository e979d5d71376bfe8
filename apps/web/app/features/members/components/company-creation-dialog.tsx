import '@mantine/core/styles/NumberInput.layer.css';
import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { creationYearAtLeast } from '@basoche/domain/limits';
import { NumberInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { FormBody } from './profile-form.tsx';

const words = companyEdits.creation;

/** Nothing typed is no year at all. */
const yearOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

export default companyFormDialog('creation', words.title, ({ company, draft, onClose, giveUp }) => {
  const { update } = useCompanyEdits(company.id);
  const thisYear = new Date().getFullYear();
  const form = useCompanyForm({
    draft,
    initialValues: { creationDate: String(company.creationDate ?? thisYear) },
    check: ({ creationDate }) => fieldErrors(updateCompanyBody, { creationDate: yearOf(creationDate) }),
    send: ({ creationDate }) => update({ creationDate: yearOf(creationDate) }),
    onClose,
  });
  const { onChange, ...field } = form.fields.getInputProps('creationDate');
  return (
    <FormBody form={form} onCancel={giveUp}>
      <NumberInput
        label={words.label}
        name="creationDate"
        min={creationYearAtLeast}
        max={thisYear}
        clampBehavior="none"
        allowDecimal={false}
        allowNegative={false}
        data-autofocus
        {...field}
        onChange={(value) => onChange(String(value))}
      />
    </FormBody>
  );
});
