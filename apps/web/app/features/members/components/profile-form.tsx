import { verbs } from '../../../ui/content.ts';
import { FormDialog, type FormDialogProps } from '../../../ui/form-dialog.tsx';
import { companyEdits } from '../company-content.ts';
import { edits } from '../profile-content.ts';

const savedTexts = { profile: edits.saved, company: companyEdits.saved } as const;

interface ProfileFormProps<Values extends Record<string, unknown>>
  extends Omit<FormDialogProps<Values>, 'draft' | 'done' | 'submit'> {
  of: keyof typeof savedTexts;
  /** Id of the member. */
  id: string;
  /** Part of the profile that it edits. */
  part: string;
}

/** Dialog for a part of the owner's profile; saving it shows the updated profile. */
export const ProfileForm = <Values extends Record<string, unknown>>({
  of,
  id,
  part,
  ...form
}: ProfileFormProps<Values>) => (
  <FormDialog<Values> {...form} draft={`${of}:${id}:${part}`} done={savedTexts[of]} submit={verbs.save} />
);
