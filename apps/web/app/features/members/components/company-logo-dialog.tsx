import { notifySuccess } from '../../../lib/notify.ts';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import PictureDialog from './picture-dialog.tsx';
import type { CompanyDialogProps } from './profile-edit.tsx';

export default function CompanyLogoDialog({ company, opened, onClose }: CompanyDialogProps) {
  const { logo } = useCompanyEdits(company.id);
  return (
    <PictureDialog
      opened={opened}
      title={companyEdits.logo.title}
      aspect={1}
      mayBeWhole
      present={company.logoURL}
      name={company.companyName}
      mayRemove={company.logoURL !== null}
      send={logo}
      onSaved={() => notifySuccess(companyEdits.saved)}
      onClose={onClose}
    />
  );
}
