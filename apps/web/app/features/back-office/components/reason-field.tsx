import { textLimits } from '@basoche/domain/limits';
import { Textarea, type TextareaProps } from '@mantine/core';

/** Where the reasons of a decision are written, in a dialog: it grows with them. */
export const ReasonField = (props: TextareaProps & { label: string }) => (
  <Textarea
    name="reason"
    required
    autosize
    minRows={3}
    maxRows={10}
    maxLength={textLimits.reason}
    {...props}
  />
);
