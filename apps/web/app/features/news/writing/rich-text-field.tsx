import '@mantine/core/styles/Popover.layer.css';
import '@mantine/tiptap/styles.layer.css';
import type { ArticleContent } from '@basoche/contract/news/writing';
import { documentOf, richTextOf } from '@basoche/domain/news/editor-document';
import { isWritableLink } from '@basoche/domain/news/links';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import classes from './article-editor.module.css';
import { writing } from './content.ts';
import { LinkControl } from './link-control.tsx';

type Text = ArticleContent['subtitle'];

/** Rich text of the specification only: paragraphs, lists of one level, strong, em and links. */
const extensions = [
  StarterKit.extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((one) =>
        one.name === 'listItem' ? one.extend({ content: 'paragraph' }) : one,
      );
    },
  }).configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isWritableLink(url),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
];

const content = writing.format;
const labels = {
  boldControlLabel: content.bold,
  italicControlLabel: content.italic,
  bulletListControlLabel: content.bulletList,
  orderedListControlLabel: content.orderedList,
  unlinkControlLabel: content.unlink,
  undoControlLabel: content.undo,
  redoControlLabel: content.redo,
};

interface RichTextFieldProps {
  label: string;
  help?: string;
  path: string;
  /** Initial text; the editor then keeps its own state. */
  initial: Text;
  /** True to focus the editor at its first rendering. */
  isNew?: boolean;
  onChange: (text: Text) => void;
}

export const RichTextField = ({
  label,
  help,
  path,
  initial,
  isNew = false,
  onChange,
}: RichTextFieldProps) => {
  const id = useId();
  const editor = useEditor({
    extensions,
    content: documentOf(initial),
    // The style sheet has the needed styles: the editor must not inject any.
    injectCSS: false,
    immediatelyRender: false,
    autofocus: isNew ? 'end' : false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(help ? { 'aria-describedby': id } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(richTextOf(changed.getJSON())),
  });
  return (
    <div data-path={path}>
      <p className="flat strong" aria-hidden="true">
        {label}
      </p>
      {help && (
        <p id={id} className={classes.help}>
          {help}
        </p>
      )}
      <RichTextEditor
        editor={editor}
        labels={labels}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        classNames={{ content: classes.content ?? '', toolbar: classes.toolbar ?? '' }}
      >
        <RichTextEditor.Toolbar role="toolbar" aria-label={content.toolbar(label)}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <LinkControl editor={editor} />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </div>
  );
};
