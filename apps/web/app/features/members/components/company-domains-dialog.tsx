import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { fieldErrors } from '../../../lib/form.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { CompanyDomainField } from './company-domain-field.tsx';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { FormBody } from './profile-form.tsx';

export default companyFormDialog(
  'domains',
  companyEdits.domains.title,
  ({ company, draft, onClose, giveUp }) => {
    const { update } = useCompanyEdits(company.id);
    const form = useCompanyForm({
      draft,
      initialValues: { sectors: company.sectors },
      check: (values) => fieldErrors(updateCompanyBody, values),
      send: update,
      onClose,
    });
    return (
      <FormBody form={form} onCancel={giveUp}>
        <CompanyDomainField {...form.fields.getInputProps('sectors')} />
      </FormBody>
    );
  },
);
