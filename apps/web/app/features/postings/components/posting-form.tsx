import { Button, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../../lib/form.ts';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import classes from '../../../ui/long-form.module.css';
import { MissingFields } from '../../../ui/missing-fields.tsx';
import { Note } from '../../../ui/note.tsx';
import { form as content } from '../creator-content.ts';

interface RecapProps {
  help: string;
  /** Preview of the card, as a list will show it. */
  card: ReactNode;
  /** Missing or invalid fields, in the order of the form. */
  missing: readonly { readonly field: string; readonly name: string }[];
  /** Sentence shown once nothing is missing. */
  readyText: string;
  onGo: (field: string) => void;
}

/** Summary before sending: the preview of the card, and the missing fields. */
const Recap = ({ help, card, missing, readyText, onGo }: RecapProps) => (
  <section className={classes.recap}>
    <Title order={2} className={classes.sectionTitle}>
      {content.summary}
    </Title>
    <p className={classes.recapHelp}>{help}</p>
    {card}
    {missing.length === 0 ? (
      <p className={classes.ready}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden />
        {readyText}
      </p>
    ) : (
      <MissingFields title={content.missing} missing={missing} onGo={onGo} />
    )}
  </section>
);

interface PostingFormProps {
  form: Pick<ContractForm<Record<string, unknown>>, 'props' | 'failure' | 'sending'>;
  /** Titled sections of the form. */
  children: ReactNode;
  recap: RecapProps;
  /** Warning to read before sending. */
  warning?: string | null;
  /** Label of the submit button, which is enabled once nothing is missing. */
  submit: string;
  /** Buttons beside the submit button. */
  otherButtons?: ReactNode;
}

/** Form of a mission or an offer: titled sections, the preview of the card, and the button. */
export const PostingForm = ({ form, children, recap, warning, submit, otherButtons }: PostingFormProps) => (
  <form {...form.props} className={classes.form}>
    <div className={classes.sections}>
      <p className={classes.required}>{content.required}</p>
      {children}
    </div>
    <div className={classes.aside}>
      <Recap {...recap} />
    </div>
    <FocusKeeper className={classes.actions}>
      {form.failure && <Note tone="danger">{form.failure}</Note>}
      <div className={classes.warning} role="status">
        {warning && <Note tone="info">{warning}</Note>}
      </div>
      <Button type="submit" size="lg" disabled={recap.missing.length > 0} loading={form.sending}>
        {submit}
      </Button>
      {otherButtons}
    </FocusKeeper>
  </form>
);
