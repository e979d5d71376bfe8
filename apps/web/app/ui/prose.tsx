import { typeset } from '@basoche/domain/typography';
import { type Block, readProse } from '../lib/prose.ts';
import classes from './prose.module.css';

const Items = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items of one text have no other identity and never move
    <li key={index}>{typeset(line)}</li>
  ));

const Piece = ({ kind, lines }: Block) => {
  if (kind === 'bullets') {
    return (
      <ul>
        <Items lines={lines} />
      </ul>
    );
  }
  if (kind === 'numbers') {
    return (
      <ol>
        <Items lines={lines} />
      </ol>
    );
  }
  return <p>{typeset(lines.join('\n'))}</p>;
};

/** A text typed by a member, shown in paragraphs and lists. */
export const Prose = ({ text }: { text: string }) => (
  <div className={classes.prose}>
    {readProse(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Piece key={index} {...block} />
    ))}
  </div>
);
