import { pageMeta } from '../../lib/meta.ts';
import type { Route } from './+types/cookies.ts';
import { cookies as text } from './cookies-content.ts';
import { TextPage } from './text-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: text.title, description: text.meta, path: text.path, trail: [] });

export default function CookiesPage() {
  return <TextPage text={text} />;
}
