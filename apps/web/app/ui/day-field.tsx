import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/fr';
import { DateInput } from '@mantine/dates';
import { IconCalendarEvent } from '@tabler/icons-react';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { ReactNode } from 'react';

dayjs.extend(customParseFormat);

const content = {
  placeholder: 'jj/mm/aaaa',
  clear: 'Effacer la date',
  calendar: {
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
    previousYear: 'Année précédente',
    nextYear: 'Année suivante',
    previousDecade: 'Décennie précédente',
    nextDecade: 'Décennie suivante',
  },
} as const;

const typedFormats = [
  'D MMMM YYYY',
  'D/M/YYYY',
  'DD/MM/YYYY',
  'D/M/YY',
  'D-M-YYYY',
  'D.M.YYYY',
  'YYYY-MM-DD',
];

/** Parses a day in French formats: 1/12/2026, 01/12/26, 1 décembre 2026. */
const parseDay = (typed: string): string | null => {
  const day = dayjs(typed.trim().toLowerCase().replace(/^1er /, '1 '), typedFormats, 'fr', true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
};

interface DayFieldProps {
  id?: string;
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** `YYYY-MM-DD`; empty while no day is chosen. */
  value: string;
  /**
   * First and last day that the calendar offers. A typed day outside of them stays, and the form shows the
   * error: typed text is never erased silently.
   */
  min?: string;
  max?: string;
  error?: ReactNode;
  onChange: (day: string) => void;
  onBlur?: () => void;
}

/** Day field, typed or chosen in a French calendar. */
export const DayField = ({ value, min, max, onChange, ...field }: DayFieldProps) => (
  <DateInput
    {...field}
    value={value || null}
    onChange={(day) => onChange(day ?? '')}
    getDayProps={(day) => ({
      disabled: (min !== undefined && day < min) || (max !== undefined && day > max),
    })}
    dateParser={parseDay}
    valueFormat="D MMMM YYYY"
    locale="fr"
    firstDayOfWeek={1}
    weekendDays={[]}
    hideOutsideDates
    popoverProps={{ shadow: 'md' }}
    placeholder={content.placeholder}
    leftSection={<IconCalendarEvent size={20} stroke={1.5} aria-hidden />}
    clearable
    clearButtonProps={{ 'aria-label': content.clear }}
    ariaLabels={content.calendar}
    autoComplete="off"
  />
);
