declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features to keep; all by default. */
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }

  /** The font with the glyphs of these characters alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
