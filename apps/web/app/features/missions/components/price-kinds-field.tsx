import '@mantine/core/styles/Checkbox.layer.css';
import { priceKindContent } from '@basoche/domain/pricing/content';
import { orderedKinds, type PriceKind } from '@basoche/domain/pricing/kinds';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMe } from '../../../lib/session.tsx';
import type { FormContent } from '../consumer-content.ts';

interface PriceKindsFieldProps {
  content: FormContent;
  chosen: readonly PriceKind[];
  error: ReactNode;
  onChange: (kinds: PriceKind[]) => void;
}

/** Kinds of price that the client prefers, among the open ones; nothing if only a flat price is open. */
export const PriceKindsField = ({ content, chosen, error, onChange }: PriceKindsFieldProps) => {
  const { priceKinds: open = [] } = useMe();
  const kinds = orderedKinds(['flat', ...open, ...chosen]);
  if (kinds.length === 1) return null;
  return (
    <Checkbox.Group
      size="md"
      label={content.priceKinds}
      description={content.priceKindsHelp}
      error={error}
      value={[...chosen]}
      onChange={(codes) => onChange(kinds.filter((kind) => codes.includes(kind)))}
    >
      <div className="grid gap-3 top-3">
        {kinds.map((kind) => (
          <Checkbox key={kind} value={kind} label={priceKindContent[kind].label} />
        ))}
      </div>
    </Checkbox.Group>
  );
};
