import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../../lib/meta.ts';
import { useSession } from '../../../lib/session.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { Elsewhere, FormPage } from '../components/form-page.tsx';
import { ProofInstructions } from '../components/proof-instructions.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';
import { register, registered, verification } from '../content.ts';
import { type Audience, audiences } from '../registration.ts';
import type { Route } from './+types/register.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: register.title, description: register.meta, path: '/inscription' });

const steps = { proof: 'verification', done: 'termine' } as const;

/** The tab and the step stand in the address, so that a reload or a link finds them again. */
const useRegistration = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('profil');
  const audience: Audience = audiences.find((one) => one === asked) ?? 'etudiant';
  return {
    audience,
    step: search.get('etape'),
    choose: (profil: string | null) => setSearch(profil ? { profil } : {}, { replace: true }),
    go: (etape: string) => setSearch({ profil: audience, etape }),
  };
};

const ProofStep = ({ next }: { next: () => void }) => {
  const { me } = useSession();
  return (
    <FormPage title={verification.title} lead={verification.lead}>
      {me ? (
        <ProofInstructions me={me} />
      ) : (
        <Loading>
          <TextSkeleton lines={6} />
        </Loading>
      )}
      <Group grow>
        <Button variant="default" onClick={next}>
          {verification.later}
        </Button>
        <Button variant="light" onClick={next}>
          {verification.sent}
        </Button>
      </Group>
    </FormPage>
  );
};

const DoneStep = () => {
  const { me } = useSession();
  return (
    <FormPage title={registered.title} lead={registered.text(me?.email ?? null)}>
      <Drawing name="letter" />
      <p>{registered.hint}</p>
      <Button component={Link} to="/">
        {registered.home}
      </Button>
    </FormPage>
  );
};

export default function RegisterPage() {
  const { audience, step, choose, go } = useRegistration();
  if (step === steps.proof) return <ProofStep next={() => go(steps.done)} />;
  if (step === steps.done) return <DoneStep />;

  const isCustomer = audience === 'client';
  // External customers prove nothing: confirming their address is enough (rules §1).
  const onRegistered = () => go(isCustomer ? steps.done : steps.proof);
  return (
    <FormPage
      title={isCustomer ? register.customerTitle : register.title}
      lead={isCustomer ? register.customerLead : register.lead}
    >
      {isCustomer ? (
        <RegistrationForm key="client" audience="client" onRegistered={onRegistered} />
      ) : (
        <Tabs value={audience} onChange={choose} keepMounted={false}>
          <Tabs.List grow mb="lg">
            <Tabs.Tab value="etudiant">{register.students}</Tabs.Tab>
            <Tabs.Tab value="professionnel">{register.professionals}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="etudiant">
            <RegistrationForm audience="etudiant" onRegistered={onRegistered} />
          </Tabs.Panel>
          <Tabs.Panel value="professionnel">
            <RegistrationForm audience="professionnel" onRegistered={onRegistered} />
          </Tabs.Panel>
        </Tabs>
      )}
      <div>
        <Elsewhere question={isCustomer ? register.memberQuestion : register.customerQuestion}>
          <Link to={isCustomer ? '/inscription' : '/inscription?profil=client'}>
            {isCustomer ? register.memberLink : register.customerLink}
          </Link>
        </Elsewhere>
        <Elsewhere question={register.account}>
          <Link to="/connexion">{register.login}</Link>
        </Elsewhere>
      </div>
    </FormPage>
  );
}
