import type { S3Client } from '@aws-sdk/client-s3';
import { type FileStore, isFileName, type KeptFile } from './files.ts';

/** `https://key:secret@host/bucket/folder?region=fr-par`: the place of the objects, and the credentials. */
const readObjectStoreUrl = (address: string) => {
  const url = new URL(address);
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  return {
    endpoint: `${url.protocol}//${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: decodeURIComponent(bucket),
    prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Keeps files in an S3-compatible store. Loads its library at the first use. */
export const keepInObjectStore = (address: string): FileStore => {
  const place = readObjectStoreUrl(address);
  const { bucket: Bucket, prefix } = place;
  let opened: Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined;
  const connect = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      endpoint: place.endpoint,
      region: place.region,
      credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
      forcePathStyle: true,
      // Some stores do not support the checksums that the library adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    });
    return { sdk, client };
  };
  const connected = () => {
    opened ??= connect();
    return opened;
  };

  async function* list(): AsyncGenerator<KeptFile> {
    const { sdk, client } = await connected();
    for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const id = Key.slice(prefix.length);
        if (isFileName(id) && LastModified !== undefined) yield { id, at: LastModified };
      }
    }
  }

  return {
    put: async (id, file) => {
      const { sdk, client } = await connected();
      // Sent from memory so that it can be retried; the size of files was limited before.
      const Body = new Uint8Array(await file.arrayBuffer());
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: `${prefix}${id}`, Body }));
    },
    open: async (id) => {
      const { sdk, client } = await connected();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: `${prefix}${id}` }));
        return Body === undefined ? null : (Body as AsyncIterable<Uint8Array>);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (id) => {
      const { sdk, client } = await connected();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: `${prefix}${id}` }));
    },
    list,
    close: () => {
      void opened?.then(({ client }) => client.destroy());
    },
  };
};
