import '@mantine/core/styles/NumberInput.layer.css';
import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { creationYearAtLeast } from '@basoche/domain/limits';
import { NumberInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = companyEdits.creation;

/** Year typed; null if empty. */
const yearOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

export default function CompanyCreationDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  const thisYear = new Date().getFullYear();
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="creation"
      title={content.title}
      initialValues={{ creationDate: String(company.creationDate ?? thisYear) }}
      check={({ creationDate }) => fieldErrors(updateCompanyBody, { creationDate: yearOf(creationDate) })}
      send={({ creationDate }) => update({ creationDate: yearOf(creationDate) })}
    >
      {({ fields }) => {
        const { onChange, ...field } = fields.getInputProps('creationDate');
        return (
          <NumberInput
            label={content.label}
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
        );
      }}
    </ProfileForm>
  );
}
