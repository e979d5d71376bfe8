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
  /** Preview of the card, as a list will show it. */
  help: string;
  children: ReactNode;
  /** Missing or invalid fields, in the order of the form. */
  missing: readonly { readonly field: string; readonly name: string }[];
  ready: string;
  onGo: (field: string) => void;
}

/** Summary before sending: the preview of the card, and the missing fields. */
const Recap = ({ help, children, missing, ready, onGo }: RecapProps) => (
  <section className={classes.recap}>
    <Title order={2} className={classes.sectionTitle}>
      {content.summary}
    </Title>
    <p className={classes.recapHelp}>{help}</p>
    {children}
    {missing.length === 0 ? (
      <p className={classes.ready}>
        <IconCircleCheck size={20} stroke={1.5} aria-hidden />
        {ready}
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
  recap: Omit<RecapProps, 'children'> & { card: ReactNode };
  /** Warning to read before sending. */
  warning?: string | null;
  /** Label of the submit button, which is enabled once nothing is missing. */
  action: string;
  /** Other buttons beside it. */
  ways?: ReactNode;
}

/** Form of a mission or an offer: titled sections, the preview of the card, and the button. */
export const PostingForm = ({ form, children, recap, warning, action, ways }: PostingFormProps) => {
  const { card, ...rest } = recap;
  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.sections}>
        <p className={classes.required}>{content.required}</p>
        {children}
      </div>
      <div className={classes.aside}>
        <Recap {...rest}>{card}</Recap>
      </div>
      <FocusKeeper className={classes.actions}>
        {form.failure && <Note tone="danger">{form.failure}</Note>}
        <div className={classes.warning} role="status">
          {warning && <Note tone="info">{warning}</Note>}
        </div>
        <Button type="submit" size="lg" disabled={recap.missing.length > 0} loading={form.sending}>
          {action}
        </Button>
        {ways}
      </FocusKeeper>
    </form>
  );
};
