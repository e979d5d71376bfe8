import { useReturn } from '../../../lib/use-return.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { backText } from '../shared/arrival-content.ts';

/**
 * Link back to the screen that a new member came from, on the screens of their first steps; renders nothing
 * without one.
 */
export default function ReturnLink() {
  const back = useReturn();
  return back && <BackLink to={back}>{backText(back)}</BackLink>;
}
