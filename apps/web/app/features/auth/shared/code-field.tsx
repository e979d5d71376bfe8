import { TextInput, type TextInputProps } from '@mantine/core';

/** Field for an application's code: numeric keyboard, and the phone's suggestion. */
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
