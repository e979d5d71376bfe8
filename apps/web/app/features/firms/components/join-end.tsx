import type { ReactNode } from 'react';
import simple from '../../../pages/simple.module.css';
import { Drawing, type DrawingName } from '../../../ui/drawing.tsx';
import { Title } from '../../../ui/title.tsx';

interface EndProps {
  drawing: DrawingName;
  title: string;
  text: string;
  /** Buttons to the next step. */
  children: ReactNode;
}

/** Page shown when a person cannot join, or not yet: the reason, and the next step. */
export const End = ({ drawing, title, text, children }: EndProps) => (
  <div className={simple.body} role="status">
    <Drawing name={drawing} />
    <Title order={1}>{title}</Title>
    <p>{text}</p>
    <div className="row wrap gap-3 centred">{children}</div>
  </div>
);
