import { type Icon, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import plain from './plain-field.module.css';

interface AddressSelectProps {
  label: string;
  icon: Icon;
  /**
   * Name of the field in the form that is sent without JavaScript, and the id of that form if the field is outside of it.
   */
  name: string;
  form?: string;
  /** Current value in the address. */
  value: string;
  /** Navigates to the address with another value. */
  onChoose: (value: string) => void;
  className?: string | undefined;
  /** The `option` elements. */
  children: ReactNode;
}

/** Value that the user chose before React took over the page (hydration); null if none. */
const chosenEarly = (select: HTMLSelectElement): string | null => {
  const rendered = [...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0];
  const chosen = select.selectedOptions[0];
  return chosen && chosen !== rendered ? chosen.value : null;
};

/** A native select whose value is in the page's address (URL): it follows the back button and keeps the focus. */
export const AddressSelect = ({
  label,
  icon: Before,
  name,
  form,
  value,
  onChoose,
  className = '',
  children,
}: AddressSelectProps) => {
  const field = useRef<HTMLSelectElement>(null);
  /** Chosen value whose page is loading (`to`), and the value of the URL when it was chosen (`from`). */
  const pending = useRef<{ from: string; to: string } | null>(null);
  const choose = (to: string) => {
    pending.current = { from: value, to };
    onChoose(to);
  };

  const { state } = useNavigation();
  useEffect(() => {
    // Nothing loads any more: the address now holds the choice, or another page was asked for.
    if (state === 'idle') pending.current = null;
  }, [state]);

  const isHydrated = useRef(false);
  useEffect(() => {
    const select = field.current;
    if (!select) return;
    const early = isHydrated.current ? null : chosenEarly(select);
    isHydrated.current = true;
    if (early !== null) choose(early);
    if (pending.current?.from !== value) pending.current = null;
    const shown = pending.current?.to ?? value;
    // Set at each rendering: the browser selects another option when the options change.
    select.value = shown;
    // No option has this value: none is selected.
    if (select.value !== shown) select.value = '';
  });

  return (
    <span className={`${plain.field} ${className}`}>
      <Before size={20} stroke={1.5} aria-hidden className={plain.before} />
      <select
        ref={field}
        className={plain.control}
        name={name}
        form={form}
        aria-label={label}
        autoComplete="off"
        defaultValue={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {children}
      </select>
      <IconChevronDown size={20} stroke={1.5} aria-hidden className={plain.after} />
    </span>
  );
};
