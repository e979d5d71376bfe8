import type { ReactNode } from 'react';
import { Document, type DocumentArticle } from '../../ui/document.tsx';
import { Page } from '../../ui/page.tsx';
import { Trail } from '../../ui/trail.tsx';

/** Text of an editorial page. `[words](/address)` is a link. */
export interface PageText {
  readonly title: string;
  readonly lead: string;
  /** Description for search engines: 70 to 160 characters. */
  readonly meta: string;
  readonly path: string;
  readonly articles: readonly DocumentArticle[];
}

interface TextPageProps {
  text: PageText;
  /** Content before the first article. */
  opening?: ReactNode;
}

/** An editorial page. */
export const TextPage = ({ text: { title, lead, articles }, opening }: TextPageProps) => (
  <Page title={title} lead={lead} above={<Trail links={[]} current={title} />}>
    <Document parts={[{ opening, articles }]} />
  </Page>
);
