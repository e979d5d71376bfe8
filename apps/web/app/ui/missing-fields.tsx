import { useId } from 'react';
import classes from './missing-fields.module.css';

interface MissingFieldsProps {
  title: string;
  /** Missing fields, in the order of the form. */
  missing: readonly { readonly field: string; readonly name: string }[];
  /** Moves the focus to the field. */
  onGo: (field: string) => void;
  /** True to show them on one line instead of one under the other. */
  isInline?: boolean;
}

/** Missing fields of a form, each linked to its field; shown beside a disabled button. */
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
