import type { CompanyProfile, Experience, Formation, PersonProfile } from '@basoche/contract/members/members';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import type { CompanyPart } from '../company-content.ts';

/** Part of a person's profile that the owner edits, with its entry. */
export type PersonTarget =
  | {
      readonly dialog:
        | 'picture'
        | 'head'
        | 'rate'
        | 'about'
        | 'skills'
        | 'domains'
        | 'preferences'
        | 'availability';
    }
  | { readonly dialog: 'experience'; readonly entry: Experience | null }
  | { readonly dialog: 'formation'; readonly entry: Formation | null }
  | {
      readonly dialog: 'remove';
      readonly what: 'experience' | 'formation';
      readonly id: string;
      readonly title: string;
    };

export type EditTarget = PersonTarget | { readonly company: CompanyPart };

/** Props of every dialog of a person's profile. */
export interface ProfileDialogProps extends Opened {
  person: PersonProfile;
}

/** Props of every dialog of a company's page. */
export interface CompanyDialogProps extends Opened {
  company: CompanyProfile;
}

/** Opens a dialog; null for everybody but the owner. */
export const EditContext = createContext<((target: EditTarget) => void) | null>(null);
export const useEdit = () => useContext(EditContext);

export interface EditButtonProps {
  target: EditTarget;
  label: string;
  /** Icon; a pencil by default. */
  icon?: ReactNode;
}

/** Edit button of a part of the owner's profile; nothing for others. */
export const EditButton = ({ target, label, icon }: EditButtonProps) => {
  const edit = useEdit();
  if (edit === null) return null;
  return (
    <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => edit(target)}>
      {icon ?? <IconPencil size={20} stroke={1.5} aria-hidden />}
    </IconButton>
  );
};

/** Button shown to the owner while a part is empty. */
export const AddButton = ({ target, label }: { target: EditTarget; label: string }) => {
  const edit = useEdit();
  if (edit === null) return null;
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
      onClick={() => edit(target)}
    >
      {label}
    </Button>
  );
};
