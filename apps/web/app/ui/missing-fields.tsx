import { useId } from 'react';
import classes from './missing-fields.module.css';

interface MissingFieldsProps {
  title: string;
  /** In the order of the form. */
  missing: readonly { readonly field: string; readonly name: string }[];
  /** Takes the focus to the field. */
  onGo: (field: string) => void;
  /** Beside each other instead of one under the other. */
  isInline?: boolean;
}

/** What a form still lacks, each the way to its field: beside a button that cannot be pressed yet. */
export const MissingFields = ({ title, missing, onGo, isInline = false }: MissingFieldsProps) => {
  const id = useId();
  return (
    <div className={classes.missing} data-inline={isInline || undefined}>
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {missing.map(({ field, name }) => (
          <li key={field}>
            <button type="button" onClick={() => onGo(field)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
