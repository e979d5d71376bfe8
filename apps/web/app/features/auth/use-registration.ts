import type { RegistrationAudience } from '@basoche/domain/access/registration-audience';
import { type ContractForm, useContractForm } from '../../lib/form.ts';
import { storeToken } from '../../lib/token.ts';
import { useApi } from '../../lib/use-api.ts';
import { explainRegistration } from './failures.ts';
import {
  checkRegistration,
  emptyRegistration,
  kindOf,
  type RegistrationValues,
  sendRegistration,
} from './registration.ts';
import { registrationDraft } from './shared/invited-email.ts';

interface Registering {
  audience: RegistrationAudience;
  /** Path to return to. */
  back: string | null;
  onRegistered: () => void;
}

/** One form for all audiences: typed values survive a change of the tab or of the choice below it. */
export const useRegistration = ({
  audience,
  back,
  onRegistered,
}: Registering): ContractForm<RegistrationValues> => {
  const api = useApi();
  return useContractForm({
    initialValues: emptyRegistration,
    check: (values) => checkRegistration(kindOf(audience, values.isMoral), values),
    send: async (values) => {
      storeToken(await sendRegistration(api, kindOf(audience, values.isMoral), values, back));
      onRegistered();
    },
    explain: explainRegistration,
    draft: { key: registrationDraft, secret: ['password'] },
    saysOnLeaving: true,
  });
};
