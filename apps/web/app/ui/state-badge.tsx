import { Badge } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';

/** What a colour means here: refusal, waiting for somebody, information, accepted, under way. */
export const tones = {
  danger: 'red',
  waiting: 'amber',
  info: 'slate',
  success: 'green',
  ongoing: 'orange',
} as const;
export type Tone = keyof typeof tones;

interface StateBadgeProps {
  tone: Tone;
  icon: TablerIcon;
  label: string;
}

/** A state: a colour, and always a word and an icon with it. */
export const StateBadge = ({ tone, icon: Icon, label }: StateBadgeProps) => (
  <Badge
    color={tones[tone]}
    variant="light"
    size="lg"
    radius="sm"
    tt="none"
    fw={600}
    leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
  >
    {label}
  </Badge>
);
