import { officeGuard } from '@basoche/domain/access/guards';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { PortageList } from '../components/portage-list.tsx';
import { portage } from '../content.ts';

export const meta = () => pageTitle(portage.title);

const forPartner = officeGuard('PARTNER');

export default function PartnerPortagePage() {
  return (
    <Guarded by={forPartner}>
      <PortageList office="partner" />
    </Guarded>
  );
}
