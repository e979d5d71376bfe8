import { Button, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { save } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { secondFactor } from '../second-factor-content.ts';
import { FormPage } from './form-page.tsx';
import classes from './recovery-codes.module.css';

const content = secondFactor.codes;

interface CodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes, which are never shown again, and buttons to keep them. */
export const RecoveryCodeList = ({ codes, onDone }: CodesProps) => {
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true), notifyError);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
          onClick={() => void copy()}
        >
          {isCopied ? content.copied : content.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
          onClick={() => save(new Blob([`${text}\n`], { type: 'text/plain' }), content.file)}
        >
          {content.download}
        </Button>
      </Group>
      <Button onClick={onDone}>{content.done}</Button>
    </>
  );
};

/** Recovery codes as a screen, after a second factor was set up at login. */
export const RecoveryCodes = (props: CodesProps) => (
  <FormPage title={content.title} lead={content.lead}>
    <RecoveryCodeList {...props} />
  </FormPage>
);
