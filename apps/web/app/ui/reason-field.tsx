import { Textarea, type TextareaProps } from '@mantine/core';

interface ReasonFieldProps extends TextareaProps {
  label: string;
  /** None where the form says itself how much is too much. */
  maxLength?: number;
}

/** Where somebody says why, in a dialog: it grows with what is written. */
export const ReasonField = (props: ReasonFieldProps) => (
  <Textarea name="reason" required autosize minRows={3} maxRows={10} {...props} />
);
