import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileRule, fileRefusals, type WireKind } from '@basoche/contract/files';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { inspectDocx } from './docx.ts';
import { inspectImage } from './images.ts';
import { type Inspection, other, refused, sound } from './inspection.ts';
import { cleanFileName, mediaTypeOf } from './names.ts';
import { filesUnavailable } from './open-files.ts';
import { inspectPdf } from './pdf.ts';

/** The one file of a request: streamed to the disk beside, bounded, looked at, and gone once the request is answered. */

const inspectors: Readonly<Record<WireKind, (file: Blob) => Promise<Inspection>>> = {
  pdf: async (file) => {
    const verdict = await inspectPdf(file);
    if (verdict === 'damaged') return refused(fileRefusals.damaged);
    return verdict === 'sound' ? sound : { verdict };
  },
  docx: inspectDocx,
  jpeg: inspectImage('jpeg'),
  png: inspectImage('png'),
  // What it says is looked at where it is read.
  json: async (file) => (/^\ufeff?\s*\{/.test(await file.slice(0, 64).text()) ? sound : other),
};

/** What a form takes besides the file itself. */
const formBytes = 16_384;

const refuseField = (message: string): never => {
  throw new Refusal('INVALID_INPUT', { errors: [{ path: 'file', message }] });
};

const refuseSize = (rule: FileRule): never => {
  throw new Refusal('PAYLOAD_TOO_LARGE', { title: fileRefusals.size(rule) });
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What the parser of forms and the disk say, in our words. */
const explain = (request: FastifyRequest, error: unknown): never => {
  if (error instanceof Refusal) throw error;
  if (codeOf(error) === 'FST_FILES_LIMIT') return refuseField(fileRefusals.several);
  if (error instanceof Error && 'syscall' in error) return filesUnavailable(request.log, error);
  throw new Refusal('MALFORMED_REQUEST');
};

const save = async (request: FastifyRequest, rule: FileRule, path: string): Promise<MultipartFile | null> => {
  let taken: MultipartFile | null = null;
  const limits = {
    files: 1,
    fields: 8,
    parts: 9,
    fieldSize: 1_024,
    fileSize: rule.maxBytes,
    headerPairs: 32,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) refuseSize(rule);
    if (part.fieldname !== 'file') refuseField(fileRefusals.missing);
    taken = part;
  }
  return taken;
};

/** An older document of Word, or one that asks for a password: both come in this envelope. */
const isOldEnvelope = async (file: Blob): Promise<boolean> =>
  Buffer.from(await file.slice(0, 4).arrayBuffer()).toString('hex') === 'd0cf11e0';

/** By content: the kind of a sound file, and what is kept of it. The name and the declared type say nothing. */
const inspect = async (file: Blob, rule: FileRule): Promise<{ kind: WireKind; content: Blob }> => {
  for (const kind of rule.kinds) {
    const found = await inspectors[kind](file);
    if (found.verdict === 'sound') return { kind, content: found.content ?? file };
    if (found.verdict === 'refused') refuseField(found.words);
  }
  if (rule.kinds.includes('docx') && (await isOldEnvelope(file))) refuseField(fileRefusals.oldWord);
  throw new Refusal('UNSUPPORTED_MEDIA', { title: fileRefusals.kind(rule) });
};

const read = async (request: FastifyRequest, rule: FileRule, path: string): Promise<File> => {
  const part = await save(request, rule, path).catch((error) => explain(request, error));
  if (part === null) return refuseField(fileRefusals.missing);
  const received = await openAsBlob(path);
  if (received.size === 0) refuseField(fileRefusals.empty);
  const { kind, content } = await inspect(received, rule);
  return new File([content], cleanFileName(part.filename ?? '', kind), { type: mediaTypeOf(kind) });
};

/** A scope whose calls take a form with a file, and nothing else. */
export const receiveFiles = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers();
  // What is too large is cut, and told in our words.
  await scope.register(multipart, { throwFileSizeLimit: false });
};

/** Hands the file to `work` as long as it runs. `folder` is on the disk where files are received. */
export const withReceivedFile = async <Result>(
  request: FastifyRequest,
  rule: FileRule,
  folder: string,
  work: (body: { readonly file: File }) => Promise<Result>,
): Promise<Result> => {
  if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + formBytes) refuseSize(rule);
  if (!request.isMultipart()) refuseField(fileRefusals.missing);
  const path = join(folder, `${randomUUID()}.part`);
  try {
    return await work({ file: await read(request, rule, path) });
  } finally {
    await rm(path, { force: true });
  }
};
