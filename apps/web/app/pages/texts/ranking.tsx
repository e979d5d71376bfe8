import { pageMeta } from '../../lib/meta.ts';
import type { Route } from './+types/ranking.ts';
import { ranking as text } from './ranking-content.ts';
import { TextPage } from './text-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: text.title, description: text.meta, path: text.path, trail: [] });

export default function RankingPage() {
  return <TextPage text={text} />;
}
