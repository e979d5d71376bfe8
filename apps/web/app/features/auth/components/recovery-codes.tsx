import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyError } from '../../../lib/notify.ts';
import { secondFactor } from '../second-factor-content.ts';
import { FormPage } from './form-page.tsx';
import classes from './recovery-codes.module.css';

const words = secondFactor.codes;

/** The recovery codes, which nothing shows again. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true), notifyError);
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <FormPage title={words.title} lead={words.lead}>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <Button onClick={onDone}>{words.done}</Button>
    </FormPage>
  );
};
