import type { ReactNode } from 'react';
import { Document, type DocumentArticle } from '../../ui/document.tsx';
import { Page } from '../../ui/page.tsx';
import { Trail } from '../../ui/trail.tsx';

/** What a page of the house says of itself. `[words](/address)` is a link. */
export interface PageText {
  readonly title: string;
  readonly lead: string;
  /** For search engines: 70 to 160 characters. */
  readonly meta: string;
  readonly path: string;
  readonly articles: readonly DocumentArticle[];
}

interface TextPageProps {
  text: PageText;
  /** What stands before the first article. */
  opening?: ReactNode;
}

/** A page that is a text. */
export const TextPage = ({ text: { title, lead, articles }, opening }: TextPageProps) => (
  <Page title={title} lead={lead} above={<Trail links={[]} current={title} />}>
    <Document parts={[{ opening, articles }]} />
  </Page>
);
