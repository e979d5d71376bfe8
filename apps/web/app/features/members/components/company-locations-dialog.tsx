import '../../../ui/combobox.css.ts';
import { departments } from '@basoche/domain/options/departments';
import { MultiSelect } from '@mantine/core';
import { optionFilter } from '../../../ui/option-filter.ts';
import { companyEdits } from '../company-content.ts';
import { joinCodes, splitCodes } from '../shared/joined-codes.ts';
import { CompanyForm } from './company-form.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

const content = companyEdits.locations;
const options = departments.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));

export default function CompanyLocationsDialog(dialog: CompanyDialogProps) {
  const { company } = dialog;
  return (
    <CompanyForm {...dialog} part="locations" initialValues={{ locations: company.locations }}>
      {({ fields }) => {
        const { value, onChange } = fields.getInputProps('locations');
        return (
          <MultiSelect
            label={content.label}
            description={content.help}
            placeholder={content.placeholder}
            nothingFoundMessage={content.none}
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
        );
      }}
    </CompanyForm>
  );
}
