import { failureSentence } from '../../lib/form.ts';

/** Sentences for errors of the browser's passkey API; null if the owner closed its dialog. */
const failureSentences: Readonly<Record<string, string | null>> = {
  NotAllowedError: null,
  AbortError: null,
  InvalidStateError: 'Cet appareil garde déjà une clé d’accès de votre compte.',
  NotSupportedError: 'Cet appareil ne sait pas garder de clé d’accès.',
  SecurityError: 'Ce navigateur ne permet pas de clé d’accès à cette adresse.',
};

const unsupportedText = 'Ce navigateur ne connaît pas les clés d’accès.';

/** Sentence for a failed attempt; null if nothing is to be said. */
export const passkeyFailure = (error: unknown): string | null => {
  if (error instanceof Error && Object.hasOwn(failureSentences, error.name))
    return failureSentences[error.name] ?? null;
  if (error instanceof Error && error.message.includes('not supported in this browser'))
    return unsupportedText;
  return failureSentence(error);
};
