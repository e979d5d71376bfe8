import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from '../components/apply-dialog.module.css';
import { consentChoice as content } from './agreement-content.ts';
import { AgreementText } from './agreement-text.tsx';

interface ConsentChoiceProps {
  /** Reason to accept it here. */
  help: string;
  /** The version to accept; absent for the current one. */
  version?: string;
  checked: boolean;
  error?: ReactNode;
  onChange: (checked: boolean) => void;
}

/** Checkbox that accepts the confidentiality agreement; its text opens below. */
export const ConsentChoice = ({ help, version, checked, error, onChange }: ConsentChoiceProps) => {
  const [isRead, setRead] = useState(false);
  return (
    <div className={classes.consent}>
      <Checkbox
        label={content.accept}
        description={help}
        checked={checked}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Button variant="subtle" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
        {isRead ? content.hide : content.read}
      </Button>
      {isRead && <AgreementText {...(version !== undefined && { version })} />}
    </div>
  );
};
