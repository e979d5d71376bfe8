import { company } from '@basoche/domain/company';
import { pageMeta } from '../../lib/meta.ts';
import type { Route } from './+types/legal-notice.ts';
import { provisional, legalNotice as text } from './legal-notice-content.ts';
import { TextPage } from './text-page.tsx';
import classes from './texts.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: text.title, description: text.meta, path: text.path, trail: [] });

/** Who publishes the site, and who hosts it. */
export default function LegalNoticePage() {
  return (
    <TextPage
      text={text}
      opening={company.isProvisional && <p className={classes.provisional}>{provisional}</p>}
    />
  );
}
