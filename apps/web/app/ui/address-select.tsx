import { type Icon, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import plain from './plain-field.module.css';

interface AddressSelectProps {
  label: string;
  icon: Icon;
  /** Its name in the form that is sent where there is no script, and that form, where it stands outside of it. */
  name: string;
  form?: string;
  /** What the address says. */
  value: string;
  /** Leads to the address with another value. */
  onChoose: (value: string) => void;
  className?: string | undefined;
  /** The options. */
  children: ReactNode;
}

/** What was chosen by hand while the page came to life, before anything listened; null where nothing was. */
const chosenEarly = (select: HTMLSelectElement): string | null => {
  const rendered = [...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0];
  const chosen = select.selectedOptions[0];
  return chosen && chosen !== rendered ? chosen.value : null;
};

/** A list of the browser's own whose choice is part of the address: it follows the back button, and keeps the focus. */
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
  /** A choice whose address is being loaded, and what the address said when it was made. */
  const pending = useRef<{ from: string; to: string } | null>(null);
  const choose = (to: string) => {
    pending.current = { from: value, to };
    onChoose(to);
  };

  const { state } = useNavigation();
  useEffect(() => {
    // Another address may have been asked for meanwhile: the choice is over with the loading.
    if (state === 'idle') pending.current = null;
  }, [state]);

  const isAlive = useRef(false);
  useEffect(() => {
    const select = field.current;
    if (!select) return;
    const early = isAlive.current ? null : chosenEarly(select);
    isAlive.current = true;
    if (early !== null) choose(early);
    if (pending.current?.from !== value) pending.current = null;
    const shown = pending.current?.to ?? value;
    // Each time: another list of options moves what is chosen, too.
    select.value = shown;
    // No option has that value: none is chosen.
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
