import {
  addPasskey,
  passWithPasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyPass,
  startPasskeySignIn,
} from '@basoche/contract/auth/passkeys';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Api } from '../../lib/api.ts';

/**
 * Passkey operations of the browser, loaded on demand: no page needs them to be read.
 *
 * The options are made by the server's library: the contract only says that they are an object.
 */

export const makePasskey = async (api: Api, name: string) => {
  const options = (await api.call(startPasskey)) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { response, ...credential } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports } = response;
  return api.call(addPasskey, {
    body: {
      name,
      credential: {
        ...credential,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
      },
    },
  });
};

const signChallenge = async (options: unknown) => {
  const { response, ...credential } = await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    ...credential,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature },
  };
};

/** Passes the session's second factor with a passkey. */
export const passByPasskey = async (api: Api): Promise<void> => {
  const credential = await signChallenge(await api.call(startPasskeyPass));
  await api.call(passWithPasskey, { body: { credential } });
};

/** Signs in with a passkey; returns the token of the new session. */
export const signInByPasskey = async (api: Api): Promise<string> => {
  const credential = await signChallenge(await api.call(startPasskeySignIn));
  return (await api.call(signInWithPasskey, { body: { credential } })).access_token;
};
