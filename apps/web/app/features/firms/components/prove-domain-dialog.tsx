import { confirmDomainBody, type FirmDomain } from '@basoche/contract/firms/domains';
import { type DomainMailbox, domainMailboxes } from '@basoche/domain/firms/domains';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatHour } from '../../../lib/dates.ts';
import { failureSentence, fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import { FormFrame } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { CodeField } from '../../auth/shared/code-field.tsx';
import { proving as content } from '../domain-content.ts';
import { useCheckDomain, useConfirmDomain } from '../domains-api.ts';
import classes from './domains.module.css';

const Copied = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
    <dd>
      <CopyText value={value} of={name} />
    </dd>
  </div>
);

interface Way {
  readonly domain: FirmDomain;
  readonly onProved: () => void;
}

const ByRecord = ({ domain: { id, domain, record }, onProved }: Way) => {
  const heading = useId();
  const check = useCheckDomain(onProved);
  return (
    <section className={classes.way} aria-labelledby={heading}>
      <h3 id={heading} className="large firm flat">
        {content.dns.title}
      </h3>
      <p className="flat top-1">{content.dns.text(domain)}</p>
      <p className="soft small flat top-1">{content.dns.explained}</p>
      <dl className={classes.record}>
        <Copied name={content.dns.name} value={record.name} />
        <Copied name={content.dns.value} value={record.text} />
      </dl>
      <Stack gap="md" align="flex-start">
        {check.error && <Note tone="danger">{failureSentence(check.error)}</Note>}
        <Button
          loading={check.isPending}
          onClick={() => check.mutate({ params: { id }, body: { way: 'dns' } })}
        >
          {content.dns.check}
        </Button>
      </Stack>
    </section>
  );
};

const isMailbox = (value: string): value is DomainMailbox =>
  (domainMailboxes as readonly string[]).includes(value);

const CodeForm = ({ domain: { id, code }, onProved }: Way) => {
  const confirm = useConfirmDomain();
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { code: '' },
    check: (values) => fieldErrors(confirmDomainBody, values),
    send: async (body) => {
      await confirm({ params: { id }, body });
      onProved();
    },
  });
  if (code === null) return null;
  return (
    <form {...props}>
      <Stack gap="md" align="flex-start">
        <Note tone="info">
          {code.triesLeft === 0
            ? content.mail.spent
            : content.mail.sent(code.address, formatHour(code.until))}
        </Note>
        <CodeField
          label={content.mail.code}
          inputMode="numeric"
          disabled={code.triesLeft === 0}
          {...fields.getInputProps('code')}
        />
        {failure && !fields.errors.code && <Note tone="danger">{failure}</Note>}
        <Button type="submit" loading={sending} disabled={code.triesLeft === 0}>
          {content.mail.confirm}
        </Button>
      </Stack>
    </form>
  );
};

const ByCode = ({ domain, onProved }: Way) => {
  const heading = useId();
  const send = useCheckDomain();
  const [mailbox, setMailbox] = useState<DomainMailbox>('admin');
  const hasCode = domain.code !== null;
  return (
    <section className={classes.way} aria-labelledby={heading}>
      <h3 id={heading} className="large firm flat">
        {content.mail.title}
      </h3>
      <p className="flat top-1 bottom-4">{content.mail.text}</p>
      <Stack gap="md" align="flex-start">
        {hasCode && <CodeForm domain={domain} onProved={onProved} />}
        <NativeSelect
          size="md"
          label={content.mail.mailbox}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
          data={domainMailboxes.map((one) => ({
            value: one,
            label: content.mail.address(one, domain.domain),
          }))}
          value={mailbox}
          onChange={({ currentTarget: { value } }) => isMailbox(value) && setMailbox(value)}
        />
        {send.error && <Note tone="danger">{failureSentence(send.error)}</Note>}
        <Button
          variant="default"
          loading={send.isPending}
          onClick={() => send.mutate({ params: { id: domain.id }, body: { way: 'mailbox', mailbox } })}
        >
          {hasCode ? content.mail.again : content.mail.send}
        </Button>
      </Stack>
    </section>
  );
};

/** Dialog that proves a domain, by a DNS record or by a mailed code. */
export default function ProveDomainDialog({ domain, opened, onClose }: Opened & { domain: FirmDomain }) {
  const onProved = () => {
    notifySuccess(content.done(domain.domain));
    onClose();
  };
  return (
    <FormFrame opened={opened} title={content.title(domain.domain)} onClose={onClose}>
      <p className="soft flat bottom-4">{content.lead}</p>
      {/* If a code was sent, its field comes first. */}
      {domain.code === null ? (
        <>
          <ByRecord domain={domain} onProved={onProved} />
          <ByCode domain={domain} onProved={onProved} />
        </>
      ) : (
        <>
          <ByCode domain={domain} onProved={onProved} />
          <ByRecord domain={domain} onProved={onProved} />
        </>
      )}
    </FormFrame>
  );
}
