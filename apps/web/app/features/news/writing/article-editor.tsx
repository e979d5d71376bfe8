import type { WrittenArticle } from '@basoche/contract/news/writing';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { Section } from '../../../ui/page.tsx';
import classes from './article-editor.module.css';
import { BlockList } from './block-list.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { leaving, writing as writingContent } from './content.ts';
import { HeadFields } from './head-fields.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { useLeaving } from './use-leaving.ts';
import { useWriting } from './use-writing.ts';

/** Editor of a whole article. Loaded on demand: the text editor is heavy, and only writers need it. */
export default function ArticleEditor({ loaded }: { loaded: WrittenArticle }) {
  const writing = useWriting(loaded);
  const { isAsked, stay, leave } = useLeaving(writing);
  const { article, content, change, generation } = writing;
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <PublicationPanel writing={writing} />
      </div>
      <div className={classes.main} key={generation}>
        <ConflictNote writing={writing} />
        <Section title={writingContent.head}>
          <HeadFields {...writing} />
        </Section>
        <Section title={writingContent.body}>
          <BlockList articleID={article.id} initial={content.body} onChange={(body) => change({ body })} />
        </Section>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={leaving.title}
        confirm={leaving.leave}
        cancel={leaving.stay}
        onConfirm={leave}
        onClose={stay}
      >
        {leaving.text}
      </ConfirmDialog>
    </div>
  );
}
