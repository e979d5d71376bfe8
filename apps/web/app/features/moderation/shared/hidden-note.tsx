import { Link } from 'react-router';
import { Note } from '../../../ui/note.tsx';
import { hidden as content } from '../content.ts';

/**
 * Notice for readers of a hidden publication: its candidates, and its creator, with a link to the statement
 * of reasons.
 */
export default function HiddenNote({ own }: { own: string | null }) {
  return (
    <Note tone="info" title={content.inThread}>
      {own === null ? content.forCandidate : <Link to={own}>{content.see}</Link>}
    </Note>
  );
}
