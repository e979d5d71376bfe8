import { typeset } from '@basoche/domain/typography';
import { Link } from 'react-router';

const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** True for an address of this site, without its anchor, that the router serves. */
const isInside = (address: string) => address.startsWith('/') && !address.startsWith('/pdf/');

/** An editorial text in French typography; `[words](/address)` becomes a link. */
export const InlineText = ({ text }: { text: string }) => {
  const pieces = text.split(link);
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return typeset(piece);
    // The address of the previous link.
    if (index % 3 === 2) return null;
    const address = pieces[index + 1] ?? '';
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

/** Addresses that a text links to. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(link)].map(([, , address]) => address ?? '');
