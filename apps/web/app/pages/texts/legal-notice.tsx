import { company } from '@basoche/domain/site-publisher';
import { pageMeta } from '../../lib/meta.ts';
import type { Route } from './+types/legal-notice.ts';
import { provisional, legalNotice as text } from './legal-notice-content.ts';
import { TextPage } from './text-page.tsx';
import classes from './texts.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: text.title, description: text.meta, path: text.path, trail: [] });

/** Legal notice: publisher and host of the site. */
export default function LegalNoticePage() {
  return (
    <TextPage
      text={text}
      opening={company.isProvisional && <p className={classes.provisional}>{provisional}</p>}
    />
  );
}
