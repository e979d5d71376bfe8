import type { CallInput, Route } from '@basoche/contract/route';
import { useMutation } from '@tanstack/react-query';
import type { Api, GivenInput } from './api.ts';
import { notifyError } from './notify.ts';
import { useApi } from './use-api.ts';

/** Milliseconds before a download's address is revoked: some browsers read the file well after the click. */
const keptMs = 60_000;

/** Fetches a private file, which a plain link would ask for without the token. Throws as the API does. */
export const fetchFile = async <R extends Route>(
  api: Api,
  route: R,
  input: CallInput<R>,
  signal: AbortSignal,
): Promise<Blob> => (await api.send(route, input, signal, '*/*')).blob();

/** Saves a file through the browser's downloads, under this name. */
export const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};

/** Name that the server gives a file in its Content-Disposition header (RFC 6266); null if it gives none. */
export const fileNameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
};

/**
 * Fetches a private file and saves it through the browser's downloads, under the name that the server gives
 * it; returns this name. `accept`: the media type to ask for, where the call offers several. Throws as the API
 * does.
 */
export const download = async <R extends Route>(
  api: Api,
  route: R,
  input: GivenInput<R>,
  accept = '*/*',
): Promise<string> => {
  const response = await api.send(route, input, undefined, accept);
  const name = fileNameOf(response.headers.get('Content-Disposition')) ?? 'basoche';
  save(await response.blob(), name);
  return name;
};

/** Download started by a button; shows a notice if it fails. */
export const useDownload = <R extends Route>(route: R, input: CallInput<R>, accept?: string) => {
  const api = useApi();
  return useMutation({ mutationFn: () => download(api, route, input, accept), onError: notifyError });
};
