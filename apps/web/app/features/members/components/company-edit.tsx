import type { CompanyProfile } from '@basoche/contract/members/members';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ownCompany } from '../company-content.ts';

/** The parts of a company's page that have a dialog (first document, §2). */
export type CompanyPart = keyof typeof ownCompany.edit;

/** What every dialog of a company's page is given. */
export interface CompanyDialogProps {
  company: CompanyProfile;
  opened: boolean;
  onClose: () => void;
}

/** Opens a dialog; null for everybody but the owner. */
export const CompanyEditContext = createContext<((part: CompanyPart) => void) | null>(null);
export const useCompanyEdit = () => useContext(CompanyEditContext);

/** The pencil beside a part of one's own page; nothing to others. */
export const CompanyEditButton = ({ part, icon }: { part: CompanyPart; icon?: ReactNode }) => {
  const edit = useCompanyEdit();
  if (edit === null) return null;
  const label = ownCompany.edit[part];
  return (
    <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={() => edit(part)}>
      {icon ?? <IconPencil size={20} stroke={1.5} aria-hidden />}
    </IconButton>
  );
};

/** Stands where the owner has said nothing yet. */
export const CompanyAddButton = ({ part, children }: { part: CompanyPart; children: ReactNode }) => {
  const edit = useCompanyEdit();
  if (edit === null) return null;
  return (
    <Button
      variant="default"
      aria-haspopup="dialog"
      leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
      onClick={() => edit(part)}
    >
      {children}
    </Button>
  );
};
