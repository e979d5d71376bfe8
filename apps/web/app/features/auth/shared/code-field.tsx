import { TextInput, type TextInputProps } from '@mantine/core';

/** Where a code of an application is typed: the keyboard has figures, and a phone offers what it knows. */
export const CodeField = ({ name = 'code', ...props }: TextInputProps) => (
  <TextInput
    name={name}
    autoComplete="one-time-code"
    autoCapitalize="off"
    autoCorrect="off"
    spellCheck={false}
    maxLength={50}
    {...props}
  />
);
