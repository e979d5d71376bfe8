import { mayAct } from '@basoche/domain/firms/roles';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Section } from '../../../ui/page.tsx';
import { depositLimit as content } from '../deposit-content.ts';
import { firmQuery } from '../deposits-api.ts';

const DepositLimitDialog = lazy(() => import('../components/deposit-limit-dialog.tsx'));

/** Sum above which a deposit of the firm needs a second person; owners change it. Nothing until it is known. */
export const DepositLimit = () => {
  const { data } = useQuery(firmQuery());
  const limit = data?.depositLimit;
  if (data === undefined || limit === undefined) return null;
  return (
    <Section title={content.title} lead={limit === null ? content.none : content.now(limit)}>
      {mayAct(data.role, 'own') && (
        <DialogButton
          mt="md"
          variant="default"
          dialog={(opened) => <DepositLimitDialog {...opened} limit={limit} />}
        >
          {limit === null ? content.set : content.change}
        </DialogButton>
      )}
    </Section>
  );
};
