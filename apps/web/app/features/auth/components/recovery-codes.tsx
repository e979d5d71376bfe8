import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { save } from '../../../lib/download.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
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
  const text = codes.join('\n');
  return (
    <>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyText value={text} label={content.copy} done={content.copied} />
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
