import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileRule, type FileRules, fileRefusals, type WireKind } from '@basoche/contract/files';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import { inspectDocx } from './docx.ts';
import { cleanFileName, mediaTypeOf } from './file-names.ts';
import { inspectImage } from './images.ts';
import { type Inspection, other, refuseFile, sound } from './inspection.ts';
import { filesUnavailable } from './open-files.ts';
import { inspectPdf } from './pdf.ts';

/**
 * Receives the form of a request. Streams its files to the disk, limited in size, inspects them, and removes
 * them after the answer. Also reads the text fields; a field named `name[]` is a list.
 */

type Inspector = (file: Blob, rule: FileRule) => Promise<Inspection>;

const inspectors: Readonly<Record<WireKind, Inspector>> = {
  pdf: async (file) => {
    const verdict = await inspectPdf(file);
    if (verdict === 'damaged') return refuseFile(fileRefusals.damaged);
    return verdict === 'sound' ? sound : { verdict };
  },
  docx: inspectDocx,
  jpeg: inspectImage('jpeg'),
  png: inspectImage('png'),
  // WebP pictures are made by the server and never accepted.
  webp: async () => other,
  // The content is validated where it is read.
  json: async (file) => (/^\ufeff?\s*\{/.test(await file.slice(0, 64).text()) ? sound : other),
  // Kinds that the server sends but never accepts.
  csv: async () => other,
  zip: async () => other,
  ics: async () => other,
  jsonl: async () => other,
};

/** Limits of a form's text fields. */
const formBytes = 65_536;
const fieldsAtMost = 40;
const fieldBytes = 32_768;

const refuseField = (path: string, message: string): never => {
  throw new Refusal('INVALID_INPUT', { errors: [{ path, message }] });
};

const refuseSize = (rule: FileRule): never => {
  throw new Refusal('PAYLOAD_TOO_LARGE', { title: fileRefusals.size(rule) });
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The field beside which a refusal of the whole form is shown. */
const firstFieldOf = (rules: FileRules): string => Object.keys(rules)[0] ?? 'file';

/** Translates errors of the form parser and of the disk into our refusals. */
const explain = (request: FastifyRequest, rules: FileRules, error: unknown): never => {
  if (error instanceof Refusal) throw error;
  if (codeOf(error) === 'FST_FILES_LIMIT') return refuseField(firstFieldOf(rules), fileRefusals.several);
  if (error instanceof Error && 'syscall' in error) return filesUnavailable(request.log, error);
  throw new Refusal('MALFORMED_REQUEST');
};

interface SavedFile {
  readonly path: string;
  readonly name: string;
}

interface Form {
  readonly files: Map<string, SavedFile>;
  readonly fields: Map<string, string | string[]>;
}

/** True for a file input left empty: browsers send it with no name and no bytes. */
const isNotChosen = (bytes: number, part: MultipartFile): boolean => bytes === 0 && !part.filename;

const saveFile = async (form: Form, part: MultipartFile, rules: FileRules, folder: string): Promise<void> => {
  const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
  if (rule === undefined) return refuseField(firstFieldOf(rules), fileRefusals.missing);
  if (form.files.has(part.fieldname)) return refuseField(part.fieldname, fileRefusals.several);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomUUID()}.part`);
  form.files.set(part.fieldname, { path, name: part.filename ?? '' });
  // Creates the file now, so that it can be removed: a stream might open its file later.
  const handle = await open(path, 'wx', 0o600);
  await pipeline(part.file, handle.createWriteStream());
  if (part.file.truncated) return refuseSize(rule);
  if (isNotChosen(part.file.bytesRead, part)) {
    form.files.delete(part.fieldname);
    await rm(path, { force: true });
  }
};

const readField = ({ fields }: Form, { fieldname, value, valueTruncated }: MultipartValue): void => {
  if (valueTruncated) throw new Refusal('PAYLOAD_TOO_LARGE');
  const text = String(value);
  const name = fieldname.endsWith('[]') ? fieldname.slice(0, -2) : fieldname;
  const current = fields.get(name);
  if (name !== fieldname) {
    if (typeof current === 'string') throw new Refusal('MALFORMED_REQUEST');
    fields.set(name, [...(current ?? []), text]);
    return;
  }
  // A field given twice is ambiguous.
  if (current !== undefined) throw new Refusal('MALFORMED_REQUEST');
  fields.set(name, text);
};

const save = async (request: FastifyRequest, rules: FileRules, folder: string, form: Form): Promise<void> => {
  const files = Object.keys(rules).length;
  const limits = {
    files,
    fields: fieldsAtMost,
    parts: files + fieldsAtMost,
    fieldNameSize: 100,
    fieldSize: fieldBytes,
    fileSize: Math.max(...Object.values(rules).map(({ maxBytes }) => maxBytes)),
    headerPairs: 32,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') await saveFile(form, part, rules, folder);
    else readField(form, part as MultipartValue);
  }
};

/** True for an old Word document or a password-protected one: both use this container. */
const isOldEnvelope = async (file: Blob): Promise<boolean> =>
  Buffer.from(await file.slice(0, 4).arrayBuffer()).toString('hex') === 'd0cf11e0';

/** Determines a file's kind by its content, and the content to keep. Ignores the name and the declared type. */
const inspect = async (
  file: Blob,
  name: string,
  rule: FileRule,
): Promise<{ kind: WireKind; content: Blob }> => {
  for (const kind of rule.kinds) {
    const found = await inspectors[kind](file, rule);
    if (found.verdict === 'sound') return { kind, content: found.content ?? file };
    if (found.verdict === 'refused') refuseField(name, found.words);
  }
  if (rule.kinds.includes('docx') && (await isOldEnvelope(file))) refuseField(name, fileRefusals.oldWord);
  throw new Refusal('UNSUPPORTED_MEDIA', { title: fileRefusals.kind(rule) });
};

const openInspected = async (name: string, saved: SavedFile, rule: FileRule): Promise<File> => {
  const received = await openAsBlob(saved.path);
  if (received.size === 0) refuseField(name, fileRefusals.empty);
  if (received.size > rule.maxBytes) refuseSize(rule);
  const { kind, content } = await inspect(received, name, rule);
  return new File([content], cleanFileName(saved.name, kind), { type: mediaTypeOf(kind) });
};

const readForm = async (
  request: FastifyRequest,
  rules: FileRules,
  folder: string,
  form: Form,
): Promise<Record<string, unknown>> => {
  await save(request, rules, folder, form).catch((error) => explain(request, rules, error));
  const body = new Map<string, unknown>(form.fields);
  for (const [name, rule] of Object.entries(rules)) {
    const saved = form.files.get(name);
    if (saved === undefined) continue;
    // A name given both as a file and as a text is ambiguous.
    if (form.fields.has(name)) throw new Refusal('MALFORMED_REQUEST');
    body.set(name, await openInspected(name, saved, rule));
  }
  return Object.fromEntries(body);
};

/** A scope whose calls accept only forms. */
export const receiveFiles = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers();
  // The parser truncates a file that is too large; the refusal is our own.
  await scope.register(multipart, { throwFileSizeLimit: false });
};

/**
 * Passes the form's content to `work`; its files exist while it runs. `folder` is the folder for received files, on
 * the disk.
 */
export const withReceivedForm = async <Result>(
  request: FastifyRequest,
  rules: FileRules,
  folder: string,
  work: (body: Record<string, unknown>) => Promise<Result>,
): Promise<Result> => {
  const largest = Object.values(rules).reduce((sum, { maxBytes }) => sum + maxBytes, formBytes);
  const [firstRule] = Object.values(rules);
  if (Number(request.headers['content-length'] ?? 0) > largest) {
    throw new Refusal(
      'PAYLOAD_TOO_LARGE',
      firstRule === undefined ? {} : { title: fileRefusals.size(firstRule) },
    );
  }
  if (!request.isMultipart()) refuseField(firstFieldOf(rules), fileRefusals.missing);
  const form: Form = { files: new Map(), fields: new Map() };
  try {
    return await work(await readForm(request, rules, folder, form));
  } finally {
    for (const { path } of form.files.values()) await rm(path, { force: true });
  }
};
