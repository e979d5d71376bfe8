import type { Thread } from '@basoche/contract/threads/threads';
import { Button, CopyButton, Skeleton } from '@mantine/core';
import { IconCheck, IconCopy, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { bankDetailsQuery, useReadPayeeDetails } from '../api.ts';
import { bankDetails, payeeDetails as words } from '../bank-content.ts';
import classes from '../components/thread-payments.module.css';
import { BankDetailsButton } from './bank-details-button.tsx';

const Copied = ({ name, value, copied }: { name: string; value: string; copied: string }) => (
  <div className={classes.number}>
    <dt>{name}</dt>
    <dd>{value}</dd>
    <dd>
      <CopyButton value={copied} timeout={2_000}>
        {({ copied: isCopied, copy }) => (
          <Button
            variant="default"
            leftSection={
              isCopied ? (
                <IconCheck size={16} stroke={1.5} aria-hidden />
              ) : (
                <IconCopy size={16} stroke={1.5} aria-hidden />
              )
            }
            aria-label={isCopied ? words.copiedOf(name) : words.copy(name)}
            onClick={copy}
          >
            <span aria-live="polite">{isCopied ? words.copied : words.copyIt}</span>
          </Button>
        )}
      </CopyButton>
    </dd>
  </div>
);

/** The candidate's bank details, for the creator who pays. Read on demand, since each reading is recorded. */
const Theirs = ({ id, other }: { id: string; other: string }) => {
  const { data, mutate, isPending, error } = useReadPayeeDetails(id);
  if (data) {
    return (
      <dl className={classes.numbers}>
        <Copied name={words.holder} value={data.holder} copied={data.holder} />
        <Copied name={bankDetails.iban} value={data.iban} copied={data.iban.replace(/\s/g, '')} />
        <Copied name={bankDetails.bic} value={data.bic} copied={data.bic} />
      </dl>
    );
  }
  return (
    <>
      <p className="soft small">{data === null ? words.none(other) : words.text(other)}</p>
      {error && <Note tone="danger">{failureSentence(error)}</Note>}
      <Button
        variant="default"
        leftSection={<IconEye size={20} stroke={1.5} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {words.show}
      </Button>
      <p className="soft small">{words.noted}</p>
    </>
  );
};

const Mine = ({ other }: { other: string }) => {
  const { data } = useQuery(bankDetailsQuery());
  if (data === undefined) return <Skeleton height={44} />;
  return (
    <>
      <p className="soft small">{data === null ? words.mine(other) : words.given(other)}</p>
      {data !== null && <p className="soft small">{words.paidOn(data.iban)}</p>}
      <BankDetailsButton isChange={data !== null} />
    </>
  );
};

/** Account on which the price of a direct relation is paid, for both parties. */
export default function PayeeDetails({ thread, other }: { thread: Thread; other: string }) {
  return (
    <section className={classes.details}>
      <h2 className="subtle">{words.title}</h2>
      {thread.isCreator ? <Theirs key={thread.id} id={thread.id} other={other} /> : <Mine other={other} />}
    </section>
  );
}
