import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { CompanyTownField } from './company-town-field.tsx';
import { FormBody } from './profile-form.tsx';

const words = companyEdits.headquarters;

export default companyFormDialog('headquarters', words.title, ({ company, draft, onClose, giveUp }) => {
  const { update } = useCompanyEdits(company.id);
  const form = useCompanyForm({
    draft,
    initialValues: { headquartersName: company.headquartersName ?? '' },
    check: (values) => fieldErrors(updateCompanyBody, values),
    send: update,
    onClose,
  });
  return (
    <FormBody form={form} onCancel={giveUp}>
      <CompanyTownField
        label={words.label}
        description={words.help}
        {...form.fields.getInputProps('headquartersName')}
      />
    </FormBody>
  );
});
