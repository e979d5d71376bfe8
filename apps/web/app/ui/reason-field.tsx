import { Textarea, type TextareaProps } from '@mantine/core';

interface ReasonFieldProps extends TextareaProps {
  label: string;
  /** Maximum length; absent where the form itself checks it. */
  maxLength?: number;
}

/** Text field for a reason, in a dialog; it grows with its content. */
export const ReasonField = (props: ReasonFieldProps) => (
  <Textarea name="reason" required autosize minRows={3} maxRows={10} {...props} />
);
