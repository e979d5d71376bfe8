import { Button, type ButtonProps } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { Api } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { Note } from '../../../ui/note.tsx';

type Passkeys = typeof import('../passkeys.ts');

interface PasskeyButtonProps extends Pick<ButtonProps, 'fullWidth' | 'variant'> {
  label: string;
  /** Work to do with the passkey module, which is loaded on demand. */
  work: (passkeys: Passkeys, api: Api) => Promise<unknown>;
}

/** Button that asks the device for a passkey. */
export const PasskeyButton = ({ label, work, variant = 'default', ...props }: PasskeyButtonProps) => {
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async () => {
    setAsking(true);
    setFailure(null);
    try {
      await work(await import('../passkeys.ts'), api);
    } catch (error) {
      const { passkeyFailure } = await import('../passkey-content.ts');
      setFailure(passkeyFailure(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {failure && <Note tone="danger">{failure}</Note>}
      <Button
        variant={variant}
        leftSection={<IconFingerprint size={20} stroke={1.5} aria-hidden />}
        loading={isAsking}
        onClick={() => void ask()}
        {...props}
      >
        {label}
      </Button>
    </>
  );
};
