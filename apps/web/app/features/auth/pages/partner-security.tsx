import { privateMeta } from '../../../lib/meta.ts';
import { OfficeSecurity } from '../components/office-security.tsx';
import { officeSecurity } from '../security-content.ts';

export const meta = () => privateMeta(officeSecurity.title);

export default function PartnerSecurityPage() {
  return <OfficeSecurity office="PARTNER" />;
}
