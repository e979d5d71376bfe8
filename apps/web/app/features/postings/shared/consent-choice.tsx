import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import classes from '../components/apply-dialog.module.css';
import { consentChoice as content } from './agreement-content.ts';
import { AgreementText } from './agreement-text.tsx';

interface ConsentChoiceProps {
  /** Reason to accept it here. */
  help: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Checkbox that accepts the confidentiality agreement; its text opens below. */
export const ConsentChoice = ({ help, checked, onChange }: ConsentChoiceProps) => {
  const [isRead, setRead] = useState(false);
  return (
    <div className={classes.consent}>
      <Checkbox
        label={content.accept}
        description={help}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Button variant="subtle" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
        {isRead ? content.hide : content.read}
      </Button>
      {isRead && <AgreementText />}
    </div>
  );
};
