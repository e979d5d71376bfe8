import { Fragment } from 'react';

/** Renders « 1ᵉʳ » with an HTML `sup`: the product's fonts lack the superscript letters. */
export const Ordinals = ({ text }: { text: string }) =>
  text.split('ᵉʳ').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant text
    <Fragment key={index}>
      {index > 0 && <sup>er</sup>}
      {part}
    </Fragment>
  ));
