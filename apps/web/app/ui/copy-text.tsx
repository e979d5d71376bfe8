import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { notify } from '../lib/notify.ts';
import { copying as content } from './copy-content.ts';

interface CopyTextProps extends ButtonProps {
  value: string;
  label?: string;
  done?: string;
  /** Name of the copied text, for screen readers on a page with several such buttons. */
  of?: string;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Button that copies a text: confirms for two seconds, or shows a notice if the browser refuses. */
export const CopyText = ({
  value,
  label = content.copy,
  done = content.copied,
  of,
  ...button
}: CopyTextProps) => {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  useEffect(() => {
    if (error) void notify(content.refused);
  }, [error]);
  const words = copied ? done : label;
  return (
    <Button
      variant="default"
      leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
      {...(of !== undefined && { 'aria-label': content.named(words, of) })}
      {...button}
      onClick={() => copy(value)}
    >
      <span aria-live="polite">{words}</span>
    </Button>
  );
};
