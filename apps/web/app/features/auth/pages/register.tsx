import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import {
  audienceOfScreen,
  isJoiningTeam,
  type RegistrationAudience,
  shouldReturnTo,
} from '@basoche/domain/access/registration-audience';
import { Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { loginPath } from '../../../lib/login-and-registration-paths.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { mailStep } from '../../../lib/open-mail-path.ts';
import { safeReturn } from '../../../lib/safe-return.ts';
import { Elsewhere, FormPage } from '../components/form-page.tsx';
import { OpenMail } from '../components/open-mail.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';
import { audiences } from '../registration.ts';
import { register } from '../registration-content.ts';
import { useRegistration } from '../use-registration.ts';
import type { Route } from './+types/register.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: register.title, description: register.meta, path: '/inscription' });

/** Tab, step and return path in the address, so that they survive a reload and can be linked to. */
const usePlace = () => {
  const [search, setSearch] = useSearchParams();
  const from = safeReturn(search.get('retour'));
  const profile = search.get('profil') ?? (from === null ? null : audienceOfScreen(from));
  const audience: RegistrationAudience = audiences.find((one) => one === profile) ?? audiences[0];
  const changed = (change: Readonly<Record<string, string>>) =>
    new URLSearchParams({ ...Object.fromEntries(search), ...change });
  return {
    audience,
    isSent: search.get('etape') === mailStep,
    back: from !== null && shouldReturnTo(from) ? from : null,
    addressOf: (profil: RegistrationAudience) => `?${changed({ profil })}`,
    choose: (profil: string | null) => profil && setSearch(changed({ profil }), { replace: true }),
    goToMail: () => setSearch(changed({ profil: audience, etape: mailStep })),
  };
};

const FormStep = ({
  audience,
  back,
  addressOf,
  choose,
  goToMail,
}: Omit<ReturnType<typeof usePlace>, 'isSent'>) => {
  const form = useRegistration({ audience, back, onRegistered: goToMail });
  const isCustomer = audience === 'client';
  const ofClients = isJoiningTeam(back)
    ? register.team
    : { title: register.customerTitle, lead: register.customerLead };
  const fields = <RegistrationForm audience={audience} form={form} back={back} />;
  return (
    <FormPage
      title={isCustomer ? ofClients.title : register.title}
      lead={isCustomer ? ofClients.lead : register.lead}
    >
      <Elsewhere question={isCustomer ? register.memberQuestion : register.customerQuestion}>
        <Link to={addressOf(isCustomer ? 'professionnel' : 'client')}>
          {isCustomer ? register.memberLink : register.customerLink}
        </Link>
      </Elsewhere>
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
      <Elsewhere question={register.account}>
        <Link to={loginPath(back)}>{register.login}</Link>
      </Elsewhere>
    </FormPage>
  );
};

export default function RegisterPage() {
  const { isSent, ...place } = usePlace();
  return isSent ? <OpenMail back={place.back} /> : <FormStep {...place} />;
}
