import { accountsAgain, accountsAsked, accountsOpen, accountsOpenAgain, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/**
 * The second factor of a session (rules §1): a code of an authenticator application, one of ten recovery
 * codes, or a passkey (passkeys). It is required for staff and partners, optional for members.
 */

const requiredText = 'Saisissez le code.';

/** The six digits of the application; spaces are allowed. */
const code = z
  .string({ error: requiredText })
  .max(50, 'Ce code compte six chiffres.')
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z
      .string()
      .min(1, requiredText)
      .regex(/^\d{6}$/, 'Ce code compte six chiffres.'),
  );

/** Six digits or a recovery code, in any notation. */
const anyCode = z
  .string({ error: requiredText })
  .max(50, 'Ce code est trop long.')
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, requiredText)
      .regex(
        /^(?:\d{6}|[A-Z2-7]{16})$/,
        'Saisissez les six chiffres de votre application, ou un code de secours de seize caractères.',
      ),
  );

export const secondFactorBody = z.object({ code });
export const anySecondFactorBody = z.object({ code: anyCode });

const secondFactorSchema = z
  .object({
    /** True if an application generates codes. */
    hasApplication: z.boolean(),
    passkeys: z.int(),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const readSecondFactor = defineRoute({
  name: 'secondFactor.read',
  summary: 'Means of the second factor of this account',
  method: 'GET',
  path: '/auth/secondFactor',
  access: accountsAsked,
  answer: secondFactorSchema,
});

export const startSecondFactor = defineRoute({
  name: 'secondFactor.start',
  summary: 'Create a secret for an authenticator application; active once a code of it is confirmed',
  method: 'POST',
  path: '/auth/secondFactor/start',
  access: accountsOpenAgain,
  answer: z.object({
    /** Base32, for people who cannot scan the QR code. */
    secret: z.string(),
    /** The QR code, as a `data:` address of an image. */
    qr: z.string(),
  }),
  problems: ['SECOND_FACTOR_SET'],
});

export const confirmSecondFactor = defineRoute({
  name: 'secondFactor.confirm',
  summary:
    'Confirm the authenticator application with a first code; answers recovery codes, once, if the account had none',
  method: 'POST',
  path: '/auth/secondFactor/confirm',
  access: accountsOpen,
  body: secondFactorBody,
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  problems: ['SECOND_FACTOR_SET', 'SECOND_FACTOR_NOT_SET'],
});

export const passSecondFactor = defineRoute({
  name: 'secondFactor.pass',
  summary: 'Prove this session with a code, at its start and again before irreversible actions',
  method: 'POST',
  path: '/auth/secondFactor/pass',
  access: accountsAsked,
  body: anySecondFactorBody,
  answer: z.object({ recoveryCodesLeft: z.int() }),
  problems: ['SECOND_FACTOR_NOT_SET'],
});

const newCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const renewRecoveryCodes = defineRoute({
  name: 'secondFactor.renewCodes',
  summary: 'Create ten new recovery codes, shown once; the old ones stop working',
  method: 'POST',
  path: '/auth/secondFactor/recoveryCodes',
  access: accountsAgain,
  answer: newCodes,
  problems: ['SECOND_FACTOR_NOT_SET'],
});

export const removeApplication = defineRoute({
  name: 'secondFactor.removeApplication',
  summary: 'Remove the authenticator application; if it is the last means, the second factor ends',
  method: 'DELETE',
  path: '/auth/secondFactor',
  access: accountsAgain,
  problems: ['SECOND_FACTOR_NOT_SET', 'SECOND_FACTOR_NEEDED'],
});
