import '../../../ui/combobox.css.ts';
import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { departments } from '@basoche/domain/options/departments';
import { MultiSelect } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { optionFilter } from '../../../ui/option-filter.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { joinCodes, splitCodes } from '../shared/joined-codes.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = companyEdits.locations;
const options = departments.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));

export default function CompanyLocationsDialog({ company, ...dialog }: CompanyDialogProps) {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm
      {...dialog}
      of="company"
      id={company.id}
      part="locations"
      title={content.title}
      initialValues={{ locations: company.locations }}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    >
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
    </ProfileForm>
  );
}
