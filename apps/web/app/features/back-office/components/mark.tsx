import { Badge } from '@mantine/core';

const colours = { onTime: 'slate', halfTime: 'amber', overdue: 'red' } as const;

/** Urgency, as a word and a colour. */
export const Mark = ({ urgency, label }: { urgency: keyof typeof colours; label: string }) => (
  <Badge color={colours[urgency]} variant="light" tt="none" radius="sm" size="lg">
    {label}
  </Badge>
);
