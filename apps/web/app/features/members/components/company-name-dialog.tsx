import { isSameIdentity } from '@basoche/domain/members/proven-identity';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { Note } from '../../../ui/note.tsx';
import { companyEdits } from '../company-content.ts';
import { CompanyForm } from './company-form.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

const content = companyEdits.name;
const nobody = { firstName: null, lastName: null, jobName: null };

export default function CompanyNameDialog(dialog: CompanyDialogProps) {
  const { company } = dialog;
  return (
    <CompanyForm {...dialog} part="name" initialValues={{ companyName: company.companyName }}>
      {({ fields }) => {
        const isRenamed = !isSameIdentity(
          { ...nobody, companyName: company.companyName },
          { ...nobody, companyName: fields.values.companyName },
        );
        return (
          <>
            <TextInput
              label={content.label}
              required
              autoComplete="organization"
              name="companyName"
              maxLength={textLimits.companyName}
              data-autofocus
              {...fields.getInputProps('companyName')}
            />
            {company.isVerified && isRenamed && <Note tone="info">{content.renamed}</Note>}
          </>
        );
      }}
    </CompanyForm>
  );
}
