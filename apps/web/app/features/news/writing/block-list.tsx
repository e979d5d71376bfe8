import { blockKinds } from '@basoche/domain/news/article';
import { articleLimits, emptyBlock } from '@basoche/domain/news/writing';
import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './article-editor.module.css';
import { type Block, BlockFields } from './block-fields.tsx';
import { writing as content } from './content.ts';

interface BlockItem {
  /** Key of the block, which has no id of its own. */
  readonly key: number;
  readonly block: Block;
}

interface BlockListProps {
  articleID: string;
  initial: readonly Block[];
  onChange: (body: Block[]) => void;
}

/** Focus to set once the list is rendered again. */
interface Wish {
  readonly key: number;
  readonly part: 'up' | 'down' | 'field' | 'undo';
}

/** Selector of a block's first field; in a text block, the text itself and not its toolbar. */
const firstField =
  ':scope > [data-fields] :is([contenteditable="true"], input:not([type="file"]), textarea, button:not([data-rich-text-editor-control]))';

const moveBlock = (all: readonly BlockItem[], from: number, to: number): BlockItem[] => {
  const rest = all.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...all.slice(from, from + 1), ...rest.slice(to)];
};

/** Blocks of an article, in order. Two buttons move a block, and one restores a removed block. */
export const BlockList = ({ articleID, initial, onChange }: BlockListProps) => {
  const next = useRef(initial.length);
  const list = useRef<HTMLOListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState<readonly BlockItem[]>(() => initial.map((block, key) => ({ key, block })));
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<{ readonly one: BlockItem; readonly index: number } | null>(null);
  const [wish, setWish] = useState<Wish | null>(null);

  useEffect(() => {
    if (wish === null) return;
    if (wish.part === 'undo') return undo.current?.focus();
    const item = list.current?.querySelector<HTMLElement>(`[data-block="${wish.key}"]`);
    const target =
      wish.part === 'field'
        ? // A text block takes the focus once it is ready. Until then its item has it, so that a key does not press the "add" button again.
          (item?.querySelector<HTMLElement>(firstField) ?? item)
        : (item?.querySelector<HTMLElement>(`[data-move="${wish.part}"]:not(:disabled)`) ??
          item?.querySelector<HTMLElement>('[data-move]:not(:disabled)'));
    target?.focus();
  }, [wish]);

  const set = (now: readonly BlockItem[]) => {
    setHeld(now);
    onChange(now.map(({ block }) => block));
  };
  const nameOf = (index: number) => {
    const kind = held[index]?.block.slice_type ?? 'texte';
    return content.blockName(content.blocks[kind], index + 1);
  };
  const move = (index: number, part: 'up' | 'down') => {
    const to = part === 'up' ? index - 1 : index + 1;
    set(moveBlock(held, index, to));
    setAnnouncement(content.moved(nameOf(index), to + 1, held.length));
    setWish({ key: held[index]?.key ?? 0, part });
  };
  const remove = (index: number) => {
    const one = held[index];
    if (one === undefined) return;
    set(held.filter((_, other) => other !== index));
    setRemoved({ one, index });
    setWish({ key: one.key, part: 'undo' });
    setAnnouncement(content.removed(nameOf(index)));
  };
  const add = (kind: Block['slice_type']) => {
    const key = next.current;
    next.current += 1;
    set([...held, { key, block: emptyBlock(kind) }]);
    setRemoved(null);
    setWish({ key, part: 'field' });
  };
  const restore = () => {
    if (removed === null) return;
    set([...held.slice(0, removed.index), removed.one, ...held.slice(removed.index)]);
    setRemoved(null);
    setAnnouncement('');
    setWish({ key: removed.one.key, part: 'field' });
  };

  return (
    <div data-path="body">
      {held.length === 0 && <p className={classes.none}>{content.noBlocks}</p>}
      <ol ref={list} className="bare row column gap-4">
        {held.map(({ key, block }, index) => {
          const name = nameOf(index);
          return (
            <li key={key} data-block={key} tabIndex={-1} data-quiet-focus className={classes.block}>
              <div className="row middle apart gap-2 bottom-2">
                <h3 className={classes.name}>
                  {index + 1}. {content.blocks[block.slice_type]}
                </h3>
                <div className={classes.tools}>
                  <IconButton
                    aria-label={content.up(name)}
                    data-move="up"
                    disabled={index === 0}
                    onClick={() => move(index, 'up')}
                  >
                    <IconArrowUp size={20} stroke={1.5} aria-hidden />
                  </IconButton>
                  <IconButton
                    aria-label={content.down(name)}
                    data-move="down"
                    disabled={index === held.length - 1}
                    onClick={() => move(index, 'down')}
                  >
                    <IconArrowDown size={20} stroke={1.5} aria-hidden />
                  </IconButton>
                  <IconButton aria-label={content.remove(name)} onClick={() => remove(index)}>
                    <IconTrash size={20} stroke={1.5} aria-hidden />
                  </IconButton>
                </div>
              </div>
              <div data-fields>
                <BlockFields
                  kind={block.slice_type}
                  primary={block.primary}
                  articleID={articleID}
                  path={`body.${index}`}
                  isNew={wish?.key === key && wish.part === 'field'}
                  onChange={(changed) =>
                    set(held.map((one) => (one.key === key ? { key, block: changed } : one)))
                  }
                />
              </div>
            </li>
          );
        })}
      </ol>
      <p className={classes.announcement}>
        <span role="status">{announcement}</span>
        {removed && (
          <Button ref={undo} variant="subtle" onClick={restore}>
            {content.undo}
          </Button>
        )}
      </p>
      {held.length < articleLimits.blocks && (
        <fieldset className={classes.add}>
          <legend>{content.add}</legend>
          {blockKinds.map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={() => add(kind)}
            >
              {content.blocks[kind]}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
