import '@mantine/core/styles/Popover.layer.css';
import { readLink } from '@basoche/domain/news/links';
import { Button, Popover, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { writing } from './content.ts';

const content = writing.format;

/** Adds a link to the selection, or changes the link at the cursor. */
export const LinkControl = ({ editor }: { editor: Editor | null }) => {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);

  const open = () => {
    setTyped(String(editor?.getAttributes('link').href ?? ''));
    setBad(false);
    setOpened(true);
  };
  const put = () => {
    const href = readLink(typed);
    if (href === null) return setBad(true);
    setOpened(false);
    const chain = editor?.chain().focus().extendMarkRange('link');
    // Without a selection, the address itself becomes the text.
    if (editor?.state.selection.empty && !editor.isActive('link')) {
      chain
        ?.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain?.setLink({ href }).run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Not a form: it would be nested in another form.
    event.preventDefault();
    put();
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-start" withinPortal>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={content.link}
          aria-haspopup="dialog"
          title={content.link}
          onClick={open}
          active={editor?.isActive('link') === true}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={content.link}>
        <Stack gap="sm">
          <TextInput
            label={content.linkAddress}
            description={content.linkHelp}
            value={typed}
            error={isBad && content.linkBad}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button onClick={put}>{content.linkSave}</Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
