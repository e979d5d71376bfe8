import { textLimits } from '@basoche/domain/text-limits';
import { Textarea } from '@mantine/core';
import { companyEdits } from '../company-content.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyLegalDomainsField } from './company-legal-domains-field.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

const content = companyEdits.values;

/** Dialog of a company's values and domains. */
export default function CompanyValuesDialog(dialog: CompanyDialogProps) {
  const { company } = dialog;
  return (
    <CompanyForm
      {...dialog}
      part="values"
      initialValues={{ values: company.values ?? '', sectors: company.sectors }}
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
    </CompanyForm>
  );
}
