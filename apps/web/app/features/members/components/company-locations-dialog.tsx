import '../../../ui/combobox.css.ts';
import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { departments } from '@basoche/domain/options/departments';
import { MultiSelect } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { optionFilter } from '../../../ui/option-filter.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { joinCodes, splitCodes } from '../codes.ts';
import { companyEdits } from '../company-content.ts';
import { companyFormDialog, useCompanyForm } from './company-form.tsx';
import { FormBody } from './profile-form.tsx';

const words = companyEdits.locations;
const options = departments.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));

export default companyFormDialog('locations', words.title, ({ company, draft, onClose, giveUp }) => {
  const { update } = useCompanyEdits(company.id);
  const form = useCompanyForm({
    draft,
    initialValues: { locations: company.locations },
    check: (values) => fieldErrors(updateCompanyBody, values),
    send: update,
    onClose,
  });
  const { value, onChange } = form.fields.getInputProps('locations');
  return (
    <FormBody form={form} onCancel={giveUp}>
      <MultiSelect
        label={words.label}
        description={words.help}
        placeholder={words.placeholder}
        nothingFoundMessage={words.none}
        data={options}
        value={splitCodes(departments, value, ', ')}
        onChange={(next) => onChange(joinCodes(next, ', '))}
        searchable
        filter={optionFilter}
        selectFirstOptionOnChange
        hidePickedOptions
        clearable
        comboboxProps={{ shadow: 'md', zIndex: 400 }}
        data-autofocus
      />
    </FormBody>
  );
});
