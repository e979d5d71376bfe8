import { privateGuard } from '@basoche/domain/access/guards';
import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { useSession } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { ProofInstructions } from '../components/proof-instructions.tsx';
import { verification } from '../content.ts';

export const meta = () => pageTitle(verification.title);

const Verification = () => {
  const { me } = useSession();
  if (!me) return null;
  if (me.userType === 'CUSTOMER' || me.isVerified) {
    return (
      <Page title={verification.title} width="reading">
        <EmptyState
          icon={<IconShieldCheck size={24} stroke={1.5} aria-hidden />}
          title={me.userType === 'CUSTOMER' ? verification.customer : verification.verified}
          action={
            <Button
              component={Link}
              to={me.userType === 'CUSTOMER' ? '/manage/missions' : '/consult/missions'}
            >
              {verification.seeMissions}
            </Button>
          }
        >
          {me.userType === 'CUSTOMER' ? verification.customerText : verification.verifiedText}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={verification.title} lead={verification.lead} width="reading">
      <ProofInstructions me={me} />
    </Page>
  );
};

export default function VerifyPage() {
  return (
    <Guarded by={privateGuard}>
      <Verification />
    </Guarded>
  );
}
