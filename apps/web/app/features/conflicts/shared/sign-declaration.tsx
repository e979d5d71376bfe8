import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkQuery } from './check-api.ts';
import { ReadDeclaration } from './declaration-text.tsx';
import { choice as content } from './independence-content.ts';

interface SignDeclarationProps {
  missionID: string;
  /** True if the client named parties: the viewer asked about them before. */
  hasParties: boolean;
  checked: boolean;
  error?: ReactNode;
  onChange: (checked: boolean) => void;
}

/**
 * Checkbox that signs the declaration of independence, where a reserve is not allowed; its text opens below.
 */
export default function SignDeclaration({
  missionID,
  hasParties,
  checked,
  error,
  onChange,
}: SignDeclarationProps) {
  const { data: check } = useQuery({ ...checkQuery(missionID), enabled: hasParties });
  return (
    <div className="grid gap-2">
      <Checkbox
        label={content.declared}
        description={check?.answer === 'examine' ? content.examinedHelp : content.declaredHelp}
        checked={checked}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <ReadDeclaration />
    </div>
  );
}
