import type { Thread } from '@basoche/contract/threads/threads';
import { Button, Skeleton } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../lib/form.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import { Note } from '../../../ui/note.tsx';
import { bankDetailsQuery, useReadPayeeDetails } from '../api.ts';
import { bankDetails, payeeDetails as content } from '../bank-content.ts';
import classes from '../components/thread-payments.module.css';
import { BankDetailsButton } from './bank-details-button.tsx';

interface CopyableFieldProps {
  name: string;
  value: string;
  /** Text that the button copies, if different from the value. */
  copy?: string;
}

const CopyableField = ({ name, value, copy: text = value }: CopyableFieldProps) => (
  <div className={classes.number}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd>
      <CopyText value={text} of={name} />
    </dd>
  </div>
);

/** Bank details of the candidate, for the creator who pays. Read on demand, since each access is recorded. */
const CandidateBankDetails = ({ id, otherName }: { id: string; otherName: string }) => {
  const { data, mutate, isPending, error } = useReadPayeeDetails(id);
  if (data) {
    return (
      <dl className={classes.numbers}>
        <CopyableField name={content.holder} value={data.holder} />
        <CopyableField name={bankDetails.iban} value={data.iban} copy={data.iban.replace(/\s/g, '')} />
        <CopyableField name={bankDetails.bic} value={data.bic} />
      </dl>
    );
  }
  return (
    <>
      <p className="soft small">{data === null ? content.noDetails(otherName) : content.text(otherName)}</p>
      {error && <Note tone="danger">{failureSentence(error)}</Note>}
      <Button
        variant="default"
        leftSection={<IconEye size={20} stroke={1.5} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {content.show}
      </Button>
      <p className="soft small">{content.accessIsRecorded}</p>
    </>
  );
};

/** The candidate's own bank details, or a request to enter them. */
const OwnBankDetails = ({ otherName }: { otherName: string }) => {
  const { data } = useQuery(bankDetailsQuery());
  if (data === undefined) return <Skeleton height={44} />;
  return (
    <>
      <p className="soft small">
        {data === null ? content.askForOwn(otherName) : content.ownGiven(otherName)}
      </p>
      {data !== null && <p className="soft small">{content.paidInto(data.iban)}</p>}
      <BankDetailsButton isChange={data !== null} />
    </>
  );
};

/** Account for the client's payment in a direct relation, for both parties. */
export default function PayeeDetails({ thread, other }: { thread: Thread; other: string }) {
  return (
    <section className={classes.details}>
      <h2 className="subtle">{content.title}</h2>
      {thread.isCreator ? (
        <CandidateBankDetails key={thread.id} id={thread.id} otherName={other} />
      ) : (
        <OwnBankDetails otherName={other} />
      )}
    </section>
  );
}
