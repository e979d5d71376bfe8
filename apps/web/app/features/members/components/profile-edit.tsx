import type { Experience, Formation, PersonProfile } from '@basoche/contract/members/members';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

/** What the owner may edit, and with which entry. */
export type EditTarget =
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

/** What every dialog of a profile is given. */
export interface ProfileDialogProps {
  person: PersonProfile;
  opened: boolean;
  onClose: () => void;
}

/** Opens a dialog; null for everybody but the owner. */
export const EditContext = createContext<((target: EditTarget) => void) | null>(null);
export const useEdit = () => useContext(EditContext);

interface EditButtonProps {
  target: EditTarget;
  label: string;
  /** A pencil unless told otherwise. */
  icon?: ReactNode;
}

/** The pencil beside a part of one's own profile; nothing to others. */
export const EditButton = ({ target, label, icon }: EditButtonProps) => {
  const edit = useEdit();
  if (edit === null) return null;
  return (
    <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => edit(target)}>
      {icon ?? <IconPencil size={20} stroke={1.5} aria-hidden />}
    </IconButton>
  );
};

/** Stands where the owner has said nothing yet. */
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
