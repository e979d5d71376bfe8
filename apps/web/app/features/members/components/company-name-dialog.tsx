import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { isSameIdentity } from '@basoche/domain/members/proven-identity';
import { textLimits } from '@basoche/domain/text-limits';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = companyEdits.name;
const nobody = { firstName: null, lastName: null, jobName: null };

export default function CompanyNameDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="name"
      title={content.title}
      initialValues={{ companyName: company.companyName }}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    >
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
    </ProfileForm>
  );
}
