import type { GivenKind } from '@basoche/domain/conflicts/gate';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { checkQuery } from './check-api.ts';
import { ReadDeclaration } from './declaration-text.tsx';
import { choice as content } from './independence-content.ts';

interface IndependenceChoiceProps {
  missionID: string;
  /** True if the creator named parties: the viewer asked about them before. */
  hasParties: boolean;
  /** Empty until one is chosen. */
  value: GivenKind | '';
  error?: ReactNode;
  onChange: (value: GivenKind | '') => void;
}

/** Choice between signing the declaration of independence and a reserve; the text of the declaration opens below. */
export default function IndependenceChoice({
  missionID,
  hasParties,
  value,
  error,
  onChange,
}: IndependenceChoiceProps) {
  const { data: check } = useQuery({ ...checkQuery(missionID), enabled: hasParties });
  return (
    <div className="grid gap-2">
      <ChoiceField<GivenKind | ''>
        id={useId()}
        label={content.label}
        value={value}
        choices={[
          {
            value: 'declared',
            label: content.declared,
            help: check?.answer === 'examine' ? content.examinedHelp : content.declaredHelp,
          },
          { value: 'reserved', label: content.reserved, help: content.reservedHelp },
        ]}
        error={error}
        onChange={onChange}
      />
      <ReadDeclaration />
    </div>
  );
}
