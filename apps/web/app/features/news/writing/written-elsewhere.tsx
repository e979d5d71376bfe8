import { IconArticle } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { elsewhere as content } from './content.ts';

/** Shown if a content service is configured: articles are written there. */
export const WrittenElsewhere = () => (
  <Page>
    <EmptyState icon={<IconArticle size={24} stroke={1.5} aria-hidden />} title={content.title} order={1}>
      {content.text}
    </EmptyState>
  </Page>
);
