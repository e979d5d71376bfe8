import { Link } from 'react-router';
import { typeset } from '../lib/typography.ts';

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** An address of this site that a text leads to, without its anchor. */
const isInside = (address: string) => address.startsWith('/') && !address.startsWith('/pdf/');

/** A text of the house, set in French, whose `[words](/address)` are links. */
export const InlineText = ({ text }: { text: string }) => {
  const pieces = text.split(link);
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return typeset(piece);
    // The address of the link that came before.
    if (place % 3 === 2) return null;
    const address = pieces[place + 1] ?? '';
    return isInside(address) ? (
      <Link key={address} to={address}>
        {typeset(piece)}
      </Link>
    ) : (
      <a key={address} href={address}>
        {typeset(piece)}
      </a>
    );
  });
};

/** The addresses that a text leads to. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(link)].map(([, , address]) => address ?? '');
