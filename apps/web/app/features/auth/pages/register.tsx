import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { type RegistrationAudience, registrationAudiences } from '@basoche/domain/access/way-in';
import { Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../../lib/meta.ts';
import { loginPath, mailStep, registrationPath } from '../../../lib/ways-in.ts';
import { Elsewhere, FormPage } from '../components/form-page.tsx';
import { OpenMail } from '../components/open-mail.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';
import { register } from '../registration-content.ts';
import { safeReturn } from '../safe-return.ts';
import { useRegistration } from '../use-registration.ts';
import type { Route } from './+types/register.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: register.title, description: register.meta, path: '/inscription' });

/** The tab, the step and the way back stand in the address, so that a reload or a link finds them again. */
const usePlace = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('profil');
  const audience: RegistrationAudience =
    registrationAudiences.find((one) => one === asked) ?? registrationAudiences[0];
  const go = (change: Readonly<Record<string, string>>, replace: boolean) =>
    setSearch((known) => new URLSearchParams({ ...Object.fromEntries(known), ...change }), { replace });
  return {
    audience,
    isSent: search.get('etape') === mailStep,
    back: safeReturn(search.get('retour')),
    choose: (profil: string | null) => profil && go({ profil }, true),
    goToMail: () => go({ profil: audience, etape: mailStep }, false),
  };
};

const FormStep = ({ audience, back, choose, goToMail }: Omit<ReturnType<typeof usePlace>, 'isSent'>) => {
  const form = useRegistration({ audience, back, onRegistered: goToMail });
  const isCustomer = audience === 'client';
  const fields = <RegistrationForm audience={audience} form={form} back={back} />;
  return (
    <FormPage
      title={isCustomer ? register.customerTitle : register.title}
      lead={isCustomer ? register.customerLead : register.lead}
    >
      {isCustomer ? (
        fields
      ) : (
        <Tabs value={audience} onChange={choose} keepMounted={false}>
          <Tabs.List grow mb="lg">
            <Tabs.Tab value="etudiant">{register.students}</Tabs.Tab>
            <Tabs.Tab value="professionnel">{register.professionals}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={audience}>{fields}</Tabs.Panel>
        </Tabs>
      )}
      <div>
        <Elsewhere question={isCustomer ? register.memberQuestion : register.customerQuestion}>
          <Link to={registrationPath(isCustomer ? null : 'client', back)}>
            {isCustomer ? register.memberLink : register.customerLink}
          </Link>
        </Elsewhere>
        <Elsewhere question={register.account}>
          <Link to={loginPath(back)}>{register.login}</Link>
        </Elsewhere>
      </div>
    </FormPage>
  );
};

export default function RegisterPage() {
  const { isSent, ...place } = usePlace();
  return isSent ? <OpenMail back={place.back} /> : <FormStep {...place} />;
}
