import { Button } from '@mantine/core';
import { IconArticle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { absent as content } from './content.ts';

/** Screen shown to editors if an article does not exist. */
export const NoSuchArticle = () => (
  <Page>
    <EmptyState
      icon={<IconArticle size={24} stroke={1.5} aria-hidden />}
      title={content.title}
      order={1}
      action={
        <Button component={Link} to="/admin/articles" variant="default">
          {content.action}
        </Button>
      }
    >
      {content.text}
    </EmptyState>
  </Page>
);
