import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NothingProps {
  words: { readonly title: string; readonly text: string; readonly action: string };
  /** Where its button leads. */
  to: string | { search: string };
  /** The button leads to something new, and not to another look at the same list. */
  isNew?: boolean;
  icon?: ReactNode;
}

/** Stands where a list has nothing to show, with the next step. */
export const Nothing = ({ words, to, isNew = false, icon }: NothingProps) => (
  <EmptyState
    icon={icon ?? <IconFileSearch size={24} stroke={1.5} aria-hidden />}
    title={words.title}
    action={
      <Button component={Link} to={to} variant={isNew ? 'filled' : 'default'}>
        {words.action}
      </Button>
    }
  >
    {words.text}
  </EmptyState>
);
