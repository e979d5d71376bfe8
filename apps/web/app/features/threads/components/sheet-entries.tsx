import { quantityText } from '@basoche/domain/pricing/content';
import type { SheetEntry } from '@basoche/domain/pricing/sheets';
import { typeset } from '@basoche/domain/typography';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayInWords } from '../../../lib/hour-words.ts';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { sheetDialog as content } from '../month-content.ts';
import list from '../shared/headed-lines.module.css';
import type { SheetKind } from '../sheet-values.ts';
import classes from './sheet.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface SheetEntriesProps {
  kind: SheetKind;
  entries: readonly SheetEntry[];
  /** Index of the entry being changed; null if none. */
  changing: number | null;
  /** Errors by field: `sheet.entries.0.day`. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (position: number) => void;
  onRemove: (position: number) => void;
}

/** Noted entries of a sheet, each with its errors and buttons to change or remove it. */
export const SheetEntries = ({ kind, entries, changing, errors, onChange, onRemove }: SheetEntriesProps) => (
  <FocusKeeper>
    <ul className={list.lines} aria-label={content.entries}>
      {entries.map(({ day, units, text }, position) => {
        const when = dayInWords(day);
        const wrong = (['day', 'units', 'text'] as const).flatMap(
          (field) => errors[`sheet.entries.${position}.${field}`] ?? [],
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <li key={position} data-changing={changing === position || undefined}>
            <div className={classes.entry}>
              <div className="lean">
                <span className={list.head}>
                  <span>{when}</span>
                  {kind !== 'retainer' && <span className="tabular">{quantityText(kind, units)}</span>}
                </span>
                <span className="breaks">{typeset(text)}</span>
              </div>
              <IconButton aria-label={content.changeOf(when)} onClick={() => onChange(position)}>
                <IconPencil {...icon} />
              </IconButton>
              <IconButton aria-label={content.removeOf(when)} onClick={() => onRemove(position)}>
                <IconTrash {...icon} />
              </IconButton>
            </div>
            {wrong.length > 0 && (
              <p className={classes.error} role="alert">
                {wrong}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  </FocusKeeper>
);
