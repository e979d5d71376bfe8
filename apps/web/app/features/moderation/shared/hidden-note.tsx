import { Link } from 'react-router';
import { Note } from '../../../ui/note.tsx';
import { hiddenPosting as content } from '../content.ts';

/**
 * Notice for readers of a hidden publication: its candidates, and its creator, with a link to the statement
 * of reasons.
 */
export default function HiddenNote({ reasonPath }: { reasonPath: string | null }) {
  return (
    <Note tone="info" title={content.inThread}>
      {reasonPath === null ? content.forCandidate : <Link to={reasonPath}>{content.see}</Link>}
    </Note>
  );
}
