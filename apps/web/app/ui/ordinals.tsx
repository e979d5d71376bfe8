import { Fragment } from 'react';

/** Draws « 1ᵉʳ » in the face of its text: the faces of the product have no raised letters. */
export const Ordinals = ({ text }: { text: string }) =>
  text.split('ᵉʳ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant text
    <Fragment key={index}>
      {index > 0 && <sup>er</sup>}
      {part}
    </Fragment>
  ));
