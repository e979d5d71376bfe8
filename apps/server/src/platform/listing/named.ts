/** A statement whose values have names. */
export interface NamedStatement {
  readonly text: string;
  readonly valuesOf: (values: object) => unknown[];
}

/**
 * Gives PostgreSQL numbers for names: `:today` in this text is the value `today`, of the type that `types` says. A value that is
 * absent is null, and one that the text does not name is left out.
 */
export const namedStatement = (text: string, types: Readonly<Record<string, string>>): NamedStatement => {
  const names: string[] = [];
  const numbered = text.replace(/(?<![:\w]):([a-z]\w*)/gi, (_, name: string) => {
    const type = types[name];
    if (type === undefined) throw new Error(`No value of a statement is named ${name}.`);
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${type}`;
  });
  const valuesOf = (values: object) => {
    const given = new Map<string, unknown>(Object.entries(values));
    return names.map((name) => given.get(name) ?? null);
  };
  return { text: numbered, valuesOf };
};
