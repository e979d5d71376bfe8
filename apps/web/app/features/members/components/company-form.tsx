import { updateCompanyBody } from '@basoche/contract/members/company-editing';
import { fieldErrors } from '../../../lib/form.ts';
import type { FormDialogProps } from '../../../ui/form-dialog.tsx';
import { type CompanyUpdate, useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

type Values = CompanyUpdate & Record<string, unknown>;

interface CompanyFormProps<Typed extends Values>
  extends CompanyDialogProps,
    Pick<FormDialogProps<Typed>, 'initialValues' | 'children'> {
  /** Part of the page that it edits. */
  part: 'domains' | 'headquarters' | 'locations' | 'name' | 'profiles' | 'values' | 'website';
}

/** Dialog whose values are fields of a company's own page, as its call takes them. */
export const CompanyForm = <Typed extends Values>({ company, part, ...form }: CompanyFormProps<Typed>) => {
  const { update } = useCompanyEdits(company.id);
  return (
    <ProfileForm<Typed>
      {...form}
      of="company"
      id={company.id}
      part={part}
      title={companyEdits[part].title}
      check={(values) => fieldErrors(updateCompanyBody, values)}
      send={update}
    />
  );
};
