import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { CompanyLegalDomainsField } from './company-legal-domains-field.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = companyEdits.values;

/** Dialog of a company's values and domains. */
export default function CompanyValuesDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="values"
      title={content.title}
      initialValues={{ values: company.values ?? '', sectors: company.sectors }}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    >
      {({ fields }) => (
        <>
          <Textarea
            label={content.label}
            description={content.help}
            name="values"
            autosize
            minRows={4}
            maxRows={12}
            maxLength={textLimits.companyText}
            data-autofocus
            {...fields.getInputProps('values')}
          />
          <CompanyLegalDomainsField {...fields.getInputProps('sectors')} />
        </>
      )}
    </ProfileForm>
  );
}
