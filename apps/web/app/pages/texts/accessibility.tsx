import { pageMeta } from '../../lib/meta.ts';
import type { Route } from './+types/accessibility.ts';
import { accessibility as text } from './accessibility-content.ts';
import { TextPage } from './text-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: text.title, description: text.meta, path: text.path, trail: [] });

export default function AccessibilityPage() {
  return <TextPage text={text} />;
}
