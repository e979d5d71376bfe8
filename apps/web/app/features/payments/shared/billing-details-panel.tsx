import { billingDetailsBody } from '@basoche/contract/payments/billing-details';
import type { BillingDetails } from '@basoche/domain/payments/billing';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { billingDetailsQuery, useChangeBillingDetails } from '../api.ts';
import { billing as content } from '../billing-content.ts';
import { type BillingForm, billingBody, billingForm } from '../billing-form.ts';
import { BillingFields } from '../components/billing-fields.tsx';
import classes from '../components/own-account.module.css';

const Form = ({ details }: { details: BillingDetails | null }) => {
  const change = useChangeBillingDetails();
  const { fields, props, sending, failure } = useContractForm<BillingForm>({
    initialValues: billingForm(details),
    check: (values) => fieldErrors(billingDetailsBody, billingBody(values)),
    send: async (values) => {
      await change.mutateAsync(billingBody(values));
      notifySuccess(content.saved);
    },
    draft: { key: 'billing-details' },
  });
  return (
    <form {...props}>
      <Stack gap="lg">
        <BillingFields isOwn of={(field) => fields.getInputProps(field)} />
        {failure && <Note tone="danger">{failure}</Note>}
        <div className={classes.actions}>
          <Button type="submit" loading={sending}>
            {content.save}
          </Button>
          <Link to="/parametres/factures" className="target link">
            {content.invoices}
          </Link>
        </div>
      </Stack>
    </form>
  );
};

const Details = () => {
  const { data, error, refetch } = useQuery(billingDetailsQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={420} />;
  return <Form details={data} />;
};

/** The member's billing details, for invoices issued and received. */
export default function BillingDetailsPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <Details />
    </Panel>
  );
}
