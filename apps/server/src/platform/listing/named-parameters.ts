import type pg from 'pg';

/** A statement whose parameters have names. */
export interface NamedStatement {
  readonly text: string;
  readonly valuesOf: (values: object) => unknown[];
}

/**
 * Replaces names with PostgreSQL's numbers: `:today` in this text is the value `today`, with its type from `types`. An
 * absent value is null. Values that the text does not name are ignored.
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
    const valueByName = new Map<string, unknown>(Object.entries(values));
    return names.map((name) => valueByName.get(name) ?? null);
  };
  return { text: numbered, valuesOf };
};

/**
 * Statements of a list, prepared under its name, with the types of their values. Each is written once for each shape of
 * the list, and run with values by name.
 */
export const preparedStatements = (list: string, types: Readonly<Record<string, string>>) => {
  const written = new Map<string, NamedStatement>();
  return async <Row extends pg.QueryResultRow>(
    pool: pg.Pool,
    shape: string,
    write: () => string,
    values: object,
  ): Promise<Row[]> => {
    const statement = written.get(shape) ?? namedStatement(write(), types);
    written.set(shape, statement);
    const { text, valuesOf } = statement;
    const { rows } = await pool.query<Row>({ name: `${list}.${shape}`, text, values: valuesOf(values) });
    return rows;
  };
};
