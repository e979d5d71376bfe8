import { Fragment } from 'react';
import { highlightedPieces, type Ranges } from '../lib/highlights.ts';
import classes from './marked.module.css';

/** A text in French typography, with the search terms highlighted. */
export const Marked = ({ text, ranges }: { text: string; ranges?: Ranges | undefined }) =>
  highlightedPieces(text, ranges).map((piece, index) =>
    piece.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity and never move
      <mark key={index} className={classes.mark}>
        {piece.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
