import { invalid } from './errors.ts';

/**
 * `a[b][0]=x` as `{ a: { b: { 0: 'x' } } }`, as written by Stripe's libraries; `a[]=x` gets the next index.
 */
export type Form = Map<string, string | Form>;

const depth = 8;

const partsOf = (key: string): string[] => {
  const start = key.indexOf('[');
  if (start < 0) return [key];
  const inner = key.slice(start);
  if (!/^(?:\[[^[\]]*\])+$/.test(inner)) throw invalid(`Invalid parameter name: ${key}`);
  return [key.slice(0, start), ...inner.slice(1, -1).split('][')];
};

const put = (form: Form, parts: readonly string[], value: string): void => {
  const [first = '', ...rest] = parts;
  const name = first === '' ? String(form.size) : first;
  if (rest.length === 0) {
    form.set(name, value);
    return;
  }
  const existing = form.get(name);
  const inner: Form = existing instanceof Map ? existing : new Map();
  form.set(name, inner);
  put(inner, rest, value);
};

export const decodeForm = (text: string): Form => {
  const form: Form = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const parts = partsOf(key);
    if (parts.length > depth) throw invalid(`Parameters are nested too deeply: ${key}`);
    put(form, parts, value);
  }
  return form;
};
