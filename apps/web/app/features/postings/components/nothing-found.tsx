import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { DrawingName } from '../../../ui/drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NothingProps {
  content: { readonly title: string; readonly text: string; readonly action: string };
  /** Link of its button. */
  to: string | { search: string };
  /** True if the button leads to something new, and not back to the same list. */
  isNew?: boolean;
  drawing?: DrawingName;
}

/** Explains an empty list, with the next step. */
export const Nothing = ({ content, to, isNew = false, drawing = 'nothing-found' }: NothingProps) => (
  <EmptyState
    drawing={drawing}
    title={content.title}
    action={
      <Button component={Link} to={to} variant={isNew ? 'filled' : 'default'}>
        {content.action}
      </Button>
    }
  >
    {content.text}
  </EmptyState>
);
