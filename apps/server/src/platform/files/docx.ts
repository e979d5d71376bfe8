import { fileRefusals } from '@basoche/contract/files';
import { type Inspection, other, refuseFile, sound } from './inspection.ts';
import { isTrue, readZip, unpack, type ZipEntry } from './zip.ts';

/**
 * Checks that a file is a Word document without active content: an archive with the parts that ECMA-376 (part 2, 10)
 * requires, of bounded unpacked size, without macros. Nothing of it is unpacked to the disk.
 */

const unpackedAtMost = 150 * 1024 * 1024;
const listOfTypesAtMost = 1024 * 1024;

const typesPart = '[Content_Types].xml';
const mainPart = 'word/document.xml';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Parts that contain or start macros and other programs. */
const carriesOut = /(?:^|\/)(?:vbaProject[^/]*|vbaData\.xml|activeX[^/]*)(?:$|\/)/i;
const leadsElsewhere = /^\/|\\|(?:^|\/)\.\.(?:\/|$)/;

const isArchive = async (file: Blob): Promise<boolean> =>
  Buffer.from(await file.slice(0, 4).arrayBuffer()).equals(Buffer.from('PK\u0003\u0004'));

const findDamage = async (file: Buffer, entries: readonly ZipEntry[]): Promise<boolean> => {
  for (const entry of entries) if (!(await isTrue(file, entry))) return true;
  return false;
};

export const inspectDocx = async (file: Blob): Promise<Inspection> => {
  if (!(await isArchive(file))) return other;
  const content = Buffer.from(await file.arrayBuffer());
  const entries = readZip(content);
  if (entries === null) return refuseFile(fileRefusals.damaged);
  const entryOf = new Map(entries.map((entry) => [entry.name, entry]));
  const types = entryOf.get(typesPart);
  if (types === undefined || !entryOf.has(mainPart)) return other;
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refuseFile(fileRefusals.protected);
  const isOdd = entryOf.size !== entries.length || entries.some(({ name }) => leadsElsewhere.test(name));
  if (isOdd) return refuseFile(fileRefusals.damaged);
  if (entries.some(({ name }) => carriesOut.test(name))) return refuseFile(fileRefusals.macros);
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > unpackedAtMost || types.bytes > listOfTypesAtMost) return refuseFile(fileRefusals.swollen);
  if (await findDamage(content, entries)) return refuseFile(fileRefusals.damaged);
  const declared = (await unpack(content, types)).toString('utf8');
  if (/macroEnabled|vbaProject/i.test(declared)) return refuseFile(fileRefusals.macros);
  return declared.includes(mainType) ? sound : other;
};
