import type { DefinedMail } from '../src/platform/mail/mail-content.ts';

export const publicUrl = 'https://basoche.example';
export const id = '0190f3a2-7c1e-7d4b-9a55-3f2b8c6d1e70';
export const name = 'Thomas Kervella';
export const title = 'Négocier l’avenant d’un bail commercial';
export const now = new Date('2026-11-23T09:00:00Z');

/** One mail of a kind, with what tells it from another of the same kind. */
export interface Sample {
  readonly family: string;
  readonly kind: string;
  readonly variant: string;
  readonly mail: DefinedMail;
}

/** Facts differ by kind of mail, so each sample has the type of its own kind. */
type Family = Readonly<Record<string, (facts: never) => DefinedMail>>;

/** Facts of each kind of a family, by variant: a kind without any is an error of types. The only variant of a kind is named `''`. */
type Facts<Kinds extends Family> = {
  readonly [Kind in keyof Kinds]: Readonly<Record<string, Parameters<Kinds[Kind]>[0]>>;
};

/** Samples of every kind of a family. */
export const samplesOf = <Kinds extends Family>(
  family: string,
  kinds: Kinds,
  facts: Facts<Kinds>,
): readonly Sample[] =>
  Object.entries(facts).flatMap(([kind, variants]) =>
    Object.entries(variants).flatMap(([variant, given]) => {
      const write = kinds[kind];
      return write === undefined ? [] : [{ family, kind, variant, mail: write(given as never) }];
    }),
  );
